/** What a game of shared rounds is: pure rules, the same for everybody at the table. */
import type { dealers, TableKind } from '@jackfruit/contracts/live'
import type { Stream } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Json } from '../rules.ts'

/** Places that pay about even money, and the rarer ones. */
export type PlaceKind = 'main' | 'side'

export interface TableGame {
  readonly code: string
  readonly phases: {
    readonly bettingMs: number
    readonly closedMs: number
    /** How long the outcome takes to be shown. */
    dealingMs(outcome: Json): number
    readonly resultMs: number
  }
  /** A place's kind says which of the table's limits holds for it. */
  readonly places: readonly { readonly id: string; readonly limit: PlaceKind }[]
  /** All chance of the round comes in through the stream; the seal is what everybody knew of it before it opened. */
  draw(stream: Stream, seal: RoundSeal): Json
  /** The whole return of a stake on a place, the stake in it; 0n where it is lost. Minor units. */
  payout(outcome: Json, placeId: string, stake: Minor): Minor
  /** What of these stakes can be lost: opposite places guard each other. Minor units, never more than their sum. */
  atRisk(stakes: ReadonlyMap<string, Minor>): Minor
  /** The most that these stakes can return together; never less than the true most. Minor units. */
  mostBack(stakes: ReadonlyMap<string, Minor>): Minor
  /** Of a game whose bets end when their owners say so, before an end that nobody knows. */
  readonly flight?: Flight
  /** Of a game in which members win from one another. */
  readonly pool?: SharedPool
  /** Of a game in which each member decides after the deal, in steps that are everybody's. */
  readonly decisions?: Decisions
  /** At which decimal odds a stake on this place stands, where they are not the same in every round; for its receipt. */
  oddsOf?(seal: RoundSeal, placeId: string): string | null
}

/** What is published of a round before it opens: the terminal of its chain (hexadecimal), and its place in it. */
export interface RoundSeal {
  readonly terminal: string
  readonly roundNo: number
}

/**
 * Places whose stakes are one pool, in each currency by itself. What it pays is known when betting has closed, and fixed
 * before the outcome is drawn. A stake in it lies alone: one that goes back goes back whole.
 */
export interface SharedPool {
  readonly places: readonly string[]
  /** What the house lays there itself, as one of them. Minor units. */
  house(seal: RoundSeal, currency: string): ReadonlyMap<string, Minor>
  /** What each place pays for one, in hundredths, of all that lies there, the house's with it; null: all goes back. */
  close(laid: ReadonlyMap<string, Minor>): Readonly<Record<string, number>> | null
  payout(outcome: Json, placeId: string, stake: Minor, dividends: Readonly<Record<string, number>>): Minor
}

/**
 * What is dealt is a flight: it lasts as long as \`dealingMs\` says, its outcome is told when it is over, and until then
 * each bet can be taken out, at what has been reached. Multipliers are whole hundredths, times milliseconds after
 * take-off. A place takes one bet of a member.
 */
export interface Flight {
  /** From this moment a bet can be taken out. */
  readonly leastMs: number
  multiplierAt(ms: number): number
  /** Where a stake is taken out by itself at the latest; null for a target or a stake that the rules do not take. */
  outAt(stake: Minor, target: number | null, maxWin: Minor): number | null
  /** Where it was taken out; null where it was still in at the end. \`askedAt\`: of a request that came in time. */
  takenOutAt(
    outcome: Json,
    stake: Minor,
    bet: { readonly outAt: number; readonly askedAt: number | null },
  ): number | null
}

/**
 * What is dealt is played on in steps. In each, all who are in decide at once, and then one thing is shown to all: the
 * outcome as it was drawn says what. `actions` are one member's, one for each step so far.
 */
export interface Decisions {
  readonly decideMs: number
  /** A step lasts no shorter, so that what it showed is seen; one in which nobody can choose lasts so long. */
  readonly leastMs: number
  readonly mostSteps: number
  /** The place that is decided about; what lies elsewhere is only paid. */
  readonly place: string
  /** How long it takes to show what is dealt before the first step. */
  readonly dealMs: number
  /** How long it takes to show the rest, when nobody decides any more. */
  dealerMs(outcome: Json): number
  /** What may be known after so many steps; with `isOver` also what was hidden while members decided. */
  shown(outcome: Json, steps: number, isOver: boolean): Json
  /** What the member can do in the next step: nothing when done, one thing where there is no choice. */
  can(outcome: Json, actions: readonly string[]): readonly string[] | null
  /** What is done for who did not decide in time; it puts nothing more down. */
  ifLate(outcome: Json, actions: readonly string[]): string | null
  /** Whether the last of these actions took what its step shows. */
  takesCard(outcome: Json, actions: readonly string[]): boolean
  /** Stakes on the place so far, in multiples of the first. */
  units(outcome: Json, actions: readonly string[]): number
  /** What comes back of one stake: the first (null), or the one that the action of this step put down. */
  stakeReturn(outcome: Json, actions: readonly string[], stake: Minor, step: number | null): Minor
}

/** Minor units. */
export interface TableLimits extends Readonly<Record<PlaceKind, Minor>> {
  /** The least that is laid on a place at once; `main` and `side` are the most that lies on one in a round. */
  readonly min: Minor
  /** Of all places of a member in one round. */
  readonly roundMax: Minor
  /** The most that a round may return to a member, all stakes together: more could not be laid for. */
  readonly maxWin: Minor
}

/** What lobbies are told of a table beside how it stands. */
export interface TableLobby {
  readonly kind: TableKind
  /** What is listed at the platform and opened with it; not said is the table's game. */
  readonly gameCode?: string
  /** Which of several tables of one name it is, from 1. */
  readonly number?: number
  readonly dealer: (typeof dealers)[number]
  readonly dealerName?: string
  /** One result in the road of its kind; null where it has none. */
  mark(outcome: Json): string | null
}

/** One table: a game, a chain of seals, limits of its own. */
export interface SharedTable {
  readonly studio: string
  /** Its name everywhere: letters, digits and hyphens, of all studios once. */
  readonly id: string
  readonly game: TableGame
  readonly version: string
  readonly limits: Readonly<Record<string, TableLimits>>
  /** How many rounds a chain of seals lasts. */
  readonly chainLength: number
  /** Not said is a table of another kind, without a road. */
  readonly lobby?: TableLobby
}
