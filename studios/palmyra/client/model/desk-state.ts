/** What the page shows and changes: game, draws, picks and slip. */
import type { Currency, Minor } from '@jackfruit/kernel'
import type { LotteryGame, PrizeMode } from '@jackfruit/lottery-rules'
import type { Issue, NumberTold, Studio, WantedEntry } from '../studio.ts'
import type { Clock } from '../wire/clock.ts'
import type { Draft } from './draft.ts'

export interface SlipItem {
  readonly entries: readonly WantedEntry[]
}

export interface Desk {
  readonly studio: Studio
  readonly clock: Clock
  readonly currency: Currency
  balance: Minor
  /** How often the site around has told the balance. */
  told: number
  /** What tickets brought since the page was opened, less what they cost. */
  net: Minor
  game: LotteryGame
  /** Further games of the same kind that take the same ticket: other provinces of the day. */
  others: readonly LotteryGame[]
  mode: PrizeMode
  draft: Draft
  /** Whether a number that is picked brings its other orders with it. */
  reverses: boolean
  items: readonly SlipItem[]
  draws: number
  growth: number
  stopsOnWin: boolean
  issues: ReadonlyMap<string, readonly Issue[]>
  /** By game, of its next draw: numbers whose odds came down or that are closed. */
  numbers: ReadonlyMap<string, readonly NumberTold[]>
  /** Tickets whose draw is still to come, by id. */
  readonly waiting: Set<string>
  /** Orders over two provinces of a slip that was refused in part. */
  readonly taken: Set<string>
  past: readonly Issue[]
  lastOrder: readonly WantedEntry[]
}
