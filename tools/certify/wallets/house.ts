/** Who plays at the reference wallet: players, tokens, sessions, and the states they can be in. */
import type { PairSource, PlayerKind, PlayerSource, TestPlayer } from '../source.ts'
import type { Purse } from './book.ts'

export interface Account {
  readonly playerId: string
  readonly studio: string
  readonly currency: string
  readonly purse: Purse
  readonly trial: boolean
  stopped: 'PLAYER_BLOCKED' | 'SELF_EXCLUDED' | null
}

export interface Session {
  readonly account: Account
  isLive: boolean
}

export const game = 'slot-golden-chinthe'
const secondGame = 'slot-second'
const opening = 1_000_000n

export class House {
  readonly accounts = new Map<string, Account>()
  readonly tokens = new Map<string, Account>()
  readonly sessions = new Map<string, Session>()
  readonly disabled = new Set<string>()
  readonly games = new Set([game, secondGame])
  #number = 0

  next(prefix: string): string {
    this.#number += 1
    return `${prefix}-${String(this.#number).padStart(6, '0')}`
  }

  open(studio: string, { purse = { balance: opening, owed: 0n } as Purse, trial = false, token = '' } = {}) {
    const playerId = this.next('player')
    const account: Account = { playerId, studio, currency: 'MMK', purse, trial, stopped: null }
    const launch = token || this.next('token')
    this.accounts.set(playerId, account)
    this.tokens.set(launch, account)
    return { account, token: launch }
  }

  session(account: Account): string {
    const sessionId = this.next('session')
    this.sessions.set(sessionId, { account, isLive: true })
    return sessionId
  }

  /** Players for the kit, of every kind. */
  players(studio: string): PlayerSource {
    return async (kind) => {
      const { account, token } = this.open(studio, { trial: kind === 'trial' })
      const gameCode = kind === 'gameDisabled' ? secondGame : game
      return { ...listed, kind, token, gameCode, arrange: async () => this.#arrange(account, kind) }
    }
  }

  pairs(first: string, second: string): PairSource {
    return async () => {
      const one = this.open(first)
      const other = this.open(second, { purse: one.account.purse })
      return [
        { ...listed, token: one.token },
        { ...listed, token: other.token },
      ]
    }
  }

  async #arrange(account: Account, kind: PlayerKind) {
    if (kind === 'blocked') account.stopped = 'PLAYER_BLOCKED'
    if (kind === 'selfExcluded') account.stopped = 'SELF_EXCLUDED'
    if (kind === 'sessionExpired')
      for (const session of this.sessions.values()) if (session.account === account) session.isLive = false
    if (kind !== 'gameDisabled') return undefined
    this.disabled.add(secondGame)
    return async () => {
      this.disabled.delete(secondGame)
    }
  }
}

const listed: TestPlayer = { gameCode: game, currency: 'MMK', opening: '10000.00' }
