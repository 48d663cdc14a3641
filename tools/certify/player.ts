/** One player as a studio knows them, and the verbs that a case is written in. */
import { randomBytes } from 'node:crypto'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Answer, SendOptions, Wire } from './client.ts'
import { expect, Finding } from './expect.ts'
import { type Journal, note, rolledBack } from './journal.ts'
import type { TestPlayer } from './source.ts'

export const freshId = (what: string): string => `${what}-${randomBytes(9).toString('hex')}`

type Fields = Readonly<Record<string, unknown>>

export interface Player {
  readonly wire: Wire
  readonly playerId: string
  readonly currency: string
  readonly gameCode: string
  readonly sessionId: string
  readonly mode: string
  readonly scale: number
  readonly minBet: bigint
  /** Null when the wallet tells no limit. */
  readonly maxBet: bigint | null
  /** Null when the wallet announces none. */
  readonly maxWin: bigint | null
  /** What authenticate answered; null for a session opened before. */
  readonly entry: Answer | null
  readonly token: string | null
  /** Puts the player into the state of its kind, if that can be done now. */
  readonly arrange: TestPlayer['arrange'] | null
  /** The common fields and these, as the text that is sent. */
  text(fields: Fields): string
  /** Sends a call with the common fields; any of them can be overridden or, with undefined, left out. */
  call(name: string, fields: Fields, options?: SendOptions): Promise<Answer>
  /** The balance as the wallet tells it. */
  balance(): Promise<bigint>
  bet(amount: bigint, fields?: Fields, options?: SendOptions): Promise<Answer>
  win(roundId: string, amount: bigint, fields?: Fields, options?: SendOptions): Promise<Answer>
  rollback(targetTransactionId: string, fields?: Fields): Promise<Answer>
  betwin(bet: bigint, win: bigint, fields?: Fields): Promise<Answer>
  promo(amount: bigint, fields?: Fields): Promise<Answer>
  adjust(roundId: string, refTransactionId: string, signedAmount: string, fields?: Fields): Promise<Answer>
  endRound(roundId: string, fields?: Fields): Promise<Answer>
  status(transactionId: string): Promise<Answer>
  money(amount: bigint): string
}

interface Entered {
  readonly playerId: string
  readonly sessionId: string
  readonly currency: string
  readonly gameCode: string
  readonly answer: Answer | null
}

async function openSession(wire: Wire, given: TestPlayer): Promise<Entered> {
  if (given.sessionId && given.playerId) {
    const { playerId, sessionId, currency, gameCode } = given
    return { playerId, sessionId, currency, gameCode, answer: null }
  }
  const body = JSON.stringify({ requestId: freshId('rq'), token: given.token, gameCode: given.gameCode })
  const answer = await wire.send('/vendor/v1/authenticate', body)
  expect.status(answer, 'OK', 'authenticate')
  const text = (name: string): string => {
    const value = answer.body[name]
    if (typeof value !== 'string') throw new Finding(`authenticate answers no ${name}`)
    return value
  }
  const currency = text('currency')
  expect.that(
    currency === given.currency,
    `authenticate answers ${currency} for a player of ${given.currency}`,
  )
  return {
    playerId: text('playerId'),
    sessionId: text('sessionId'),
    currency,
    gameCode: given.gameCode,
    answer,
  }
}

export async function enter(wire: Wire, given: TestPlayer, journal: Journal): Promise<Player> {
  const { playerId, sessionId, currency, gameCode, answer: entry } = await openSession(wire, given)
  const scale = given.opening.includes('.') ? given.opening.length - given.opening.indexOf('.') - 1 : 0
  const limits = (entry?.body['limits'] ?? {}) as Fields
  const common = { playerId, currency, gameCode }
  const money = (amount: bigint) => formatMinor(amount, scale)
  const text = (fields: Fields) => JSON.stringify({ requestId: freshId('rq'), ...common, ...fields })

  const player: Player = {
    wire,
    ...common,
    sessionId,
    mode: String(entry?.body['mode'] ?? 'real'),
    scale,
    minBet: parseMinor(limits['minBet'], scale) || 1n,
    maxBet: parseMinor(limits['maxBet'], scale),
    maxWin: parseMinor(limits['maxWin'], scale),
    entry,
    token: given.token ?? null,
    arrange: given.arrange ?? null,
    money,
    text,
    call: (name, fields, options) => wire.send(`/vendor/v1/${name}`, text(fields), options),
    async balance() {
      const answer = await player.call('balance', {})
      expect.status(answer, 'OK', 'balance')
      return expect.money(answer, scale)
    },
    async bet(amount, fields = {}, options) {
      const ids = { roundId: freshId('rd'), transactionId: freshId('bet') }
      const full = { sessionId, ...ids, amount: money(amount), ...fields }
      const answer = await player.call('bet', full, options)
      note(journal, player, answer, full.transactionId, money(-amount))
      return answer
    },
    async win(roundId, amount, fields = {}, options) {
      const full = { roundId, transactionId: freshId('win'), amount: money(amount), ...plainWin, ...fields }
      const answer = await player.call('win', full, options)
      note(journal, player, answer, full.transactionId, money(amount))
      return answer
    },
    async rollback(targetTransactionId, fields = {}) {
      const full = { transactionId: freshId('rb'), targetTransactionId, ...fields }
      const answer = await player.call('rollback', full)
      const { status, tombstone } = answer.body
      if (status === 'OK') rolledBack(journal, player, targetTransactionId, tombstone === true)
      return answer
    },
    async betwin(bet, win, fields = {}) {
      const legs = {
        bet: { transactionId: freshId('bet'), amount: money(bet) },
        win: { transactionId: freshId('win'), amount: money(win) },
      }
      return player.call('betwin', {
        sessionId,
        roundId: freshId('rd'),
        roundEnded: true,
        ...legs,
        ...fields,
      })
    },
    async promo(amount, fields = {}) {
      const full = {
        transactionId: freshId('promo'),
        campaignId: 'certification',
        amount: money(amount),
        ...fields,
      }
      const answer = await player.call('promo', full)
      note(journal, player, answer, full.transactionId, money(amount))
      return answer
    },
    adjust(roundId, refTransactionId, signedAmount, fields = {}) {
      const own = { transactionId: freshId('adj'), reason: 'certification' }
      return player.call('adjust', { roundId, refTransactionId, signedAmount, ...own, ...fields })
    },
    endRound: (roundId, fields = {}) =>
      player.call('endround', { roundId, transactionId: freshId('end'), ...fields }),
    status: (transactionId) => player.call('status', { transactionId }),
  }
  return player
}

const plainWin = { roundEnded: false, winType: 'NORMAL' }
