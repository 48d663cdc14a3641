/** The money of the reference wallet: accounts, entries, rounds, in memory. */
import type { Has } from './faults.ts'

export type Leg = 'bet' | 'win' | 'promo' | 'adjust' | 'endround'
export type Status =
  | 'OK'
  | 'INSUFFICIENT_FUNDS'
  | 'BET_NOT_FOUND'
  | 'TXN_CANCELLED'
  | 'ALREADY_SETTLED'
  | 'ROUND_CLOSED'
  | 'CONFLICT'

/** One person's purse; several studios may know it under different playerIds. */
export interface Purse {
  balance: bigint
  /** What could not be taken back because it was spent. */
  owed: bigint
}

export interface Entry {
  readonly transactionId: string
  readonly leg: Leg
  readonly player: string
  readonly round: string
  /** Signed. */
  readonly amount: bigint
  readonly number: number
  readonly balanceThen: bigint
  /** Of it, what cannot be spent until somebody has looked. */
  readonly held: bigint
  state: 'OK' | 'DECLINED' | 'CANCELLED' | 'TOMBSTONE'
}

export interface Result {
  readonly status: Status
  readonly replayed: boolean
  readonly entry?: Entry | undefined
  readonly tombstone?: boolean
}

export interface Move {
  readonly leg: Leg
  readonly player: string
  readonly purse: Purse
  readonly studio: string
  readonly transactionId: string
  readonly round: string
  readonly amount: bigint
  readonly closes: boolean
  /** Of a win: paid without a stake in its round. */
  readonly standsAlone?: boolean
  /** Of a credit: the most that its round pays, and the campaign that bears it where no stake does. */
  readonly most?: bigint
  readonly campaign?: string
}

/** What campaigns may still credit. */
const registered = (): Map<string, bigint> =>
  new Map([
    ['certification', 10n ** 18n],
    ['certification-day', 100n],
    ['tournament-7', 10n ** 6n],
  ])

const tick = () => new Promise((wake) => setImmediate(wake))

export class Book {
  readonly #entries = new Map<string, Entry>()
  readonly #rounds = new Map<string, Entry[]>()
  readonly #closed = new Set<string>()
  readonly #budgets = registered()
  readonly #has: Has
  #number = 0

  constructor(has: Has) {
    this.#has = has
  }

  key(studio: string, transactionId: string): string {
    return this.#has('studiosShareIds') ? transactionId : `${studio} ${transactionId}`
  }

  find(studio: string, transactionId: string): Entry | undefined {
    return this.#entries.get(this.key(studio, transactionId))
  }

  ofRound(player: string, round: string): readonly Entry[] {
    return this.#rounds.get(`${player} ${round}`) ?? []
  }

  /** How many entries there are: the place behind the newest. */
  get count(): number {
    return this.#number
  }

  /** The studio's rounds with an entry behind this place that was not declined. */
  roundsSince(studio: string, place: number) {
    const found = new Map<
      string,
      { player: string; round: string; isClosed: boolean; entries: readonly Entry[] }
    >()
    for (const [key, entry] of this.#entries) {
      const { player, round, number, state } = entry
      if (number <= place || round === '' || state === 'DECLINED' || state === 'TOMBSTONE') continue
      if (key !== this.key(studio, entry.transactionId)) continue
      const name = `${player} ${round}`
      const isClosed = this.#closed.has(name)
      found.set(name, { player, round, isClosed, entries: this.ofRound(player, round) })
    }
    return [...found.values()]
  }

  /** What its wins have come to that can be spent. */
  wonIn(player: string, round: string): bigint {
    return this.ofRound(player, round)
      .filter(({ leg, state }) => leg === 'win' && state === 'OK')
      .reduce((total, { amount, held }) => total + amount - held, 0n)
  }

  /** What a call under a known id means, or null for a new one. */
  known({ studio, transactionId, leg, player, round, amount }: Move): Result | null {
    const entry = this.find(studio, transactionId)
    if (!entry || this.#has('noIdempotency')) return null
    if (entry.state === 'TOMBSTONE')
      return { status: leg === 'bet' ? 'TXN_CANCELLED' : 'CONFLICT', replayed: false }
    const same =
      entry.leg === leg && entry.player === player && entry.round === round && entry.amount === amount
    if (!same && !this.#has('ignoresConflict')) return { status: 'CONFLICT', replayed: false }
    if (entry.state !== 'DECLINED') return { status: 'OK', replayed: true, entry }
    return this.#has('declinedIsForgotten') ? null : { status: 'INSUFFICIENT_FUNDS', replayed: true, entry }
  }

  /** Nothing waits in here unless a fault says so: what is looked at is still true when it is written. */
  async move(move: Move): Promise<Result> {
    const known = this.known(move)
    if (known) return known
    if (this.#has('racesOnId')) await tick()
    if (move.leg === 'win') {
      const refusal = this.#refusesWin(move)
      if (refusal) return { status: refusal, replayed: false }
    }
    const fits = move.leg !== 'bet' || move.purse.balance + move.amount >= 0n
    if (this.#has('overdraftWhenRacing')) await tick()
    if (!fits) return { status: 'INSUFFICIENT_FUNDS', replayed: false, entry: this.#write(move, 'DECLINED') }
    const held = this.#beyond(move)
    this.#add(move.purse, move.amount - held)
    if (move.closes) this.#closed.add(`${move.player} ${move.round}`)
    return { status: 'OK', replayed: false, entry: this.#write(move, 'OK', held) }
  }

  /** What of a credit is neither won within the bounds of its round nor borne by a campaign. */
  #beyond({ leg, player, round, amount, most, campaign = '' }: Move): bigint {
    if (amount <= 0n || leg === 'endround') return 0n
    const entries = round === '' ? [] : this.ofRound(player, round).filter(({ state }) => state === 'OK')
    const sum = (legs: readonly Leg[]) =>
      entries
        .filter((each) => legs.includes(each.leg))
        .reduce((total, each) => total + each.amount - each.held, 0n)
    if (sum(['bet']) < 0n) {
      const above =
        most === undefined || this.#has('paysAboveMaxWin') ? 0n : sum(['win', 'adjust']) + amount - most
      return above <= 0n ? 0n : above < amount ? above : amount
    }
    if (this.#has('paysAnyCampaign')) return 0n
    const room = this.#budgets.get(campaign) ?? 0n
    const covered = room < amount ? room : amount
    if (!this.#has('countsNoBudget')) this.#budgets.set(campaign, room - covered)
    return amount - covered
  }

  #refusesWin({ player, round, standsAlone }: Move): Status | null {
    const bets = this.ofRound(player, round).filter(({ leg, state }) => leg === 'bet' && state !== 'DECLINED')
    if (!bets.some(({ state }) => state === 'OK')) {
      if (bets.length > 0) return this.#has('winAfterRollback') ? null : 'TXN_CANCELLED'
      return standsAlone || this.#has('winWithoutStake') ? null : 'BET_NOT_FOUND'
    }
    return this.#closed.has(`${player} ${round}`) && !this.#has('winReopensRound') ? 'ROUND_CLOSED' : null
  }

  async rollback(move: Move, target: string, leg: 'bet' | 'win'): Promise<Result> {
    const { player, purse, studio } = move
    const entry = this.find(studio, target)
    if (!entry) {
      if (!this.#has('noTombstone')) this.#write({ ...move, leg, transactionId: target }, 'TOMBSTONE')
      return { status: 'OK', replayed: false, tombstone: true }
    }
    if (entry.state === 'TOMBSTONE') return { status: 'OK', replayed: true, tombstone: true }
    if (entry.leg !== leg || entry.player !== player) return { status: 'CONFLICT', replayed: false }
    if (entry.state === 'CANCELLED' && !this.#has('doubleRollback'))
      return { status: 'OK', replayed: true, entry }
    const won = this.ofRound(player, entry.round).some(
      (one) => one.leg === 'win' && one.state === 'OK' && one.amount > 0n,
    )
    if (leg === 'bet' && won && !this.#has('rollbackAfterWin'))
      return { status: 'ALREADY_SETTLED', replayed: false }
    if (this.#has('paysAndGivesBack')) await tick()
    const credits = leg === 'win' && this.#has('rollbackOfWinCredits')
    const moved = entry.amount - entry.held
    if (entry.state !== 'DECLINED') this.#add(purse, credits ? moved : -moved)
    entry.state = 'CANCELLED'
    return { status: 'OK', replayed: false, entry }
  }

  /** A purse never goes below zero: the rest is owed. */
  #add(purse: Purse, amount: bigint) {
    purse.balance += amount
    if (purse.balance >= 0n || this.#has('overdraftWhenRacing') || this.#has('overdraftByRollback')) return
    purse.owed -= purse.balance
    purse.balance = 0n
  }

  #write(move: Move, state: Entry['state'], held = 0n): Entry {
    const { transactionId, leg, player, round, amount, purse } = move
    this.#number += 1
    const then = { number: this.#number, balanceThen: purse.balance }
    const entry: Entry = { transactionId, leg, player, round, amount, held, ...then, state }
    this.#entries.set(this.key(move.studio, move.transactionId), entry)
    const place = `${player} ${round}`
    this.#rounds.set(place, [...(this.#rounds.get(place) ?? []), entry])
    return entry
  }
}
