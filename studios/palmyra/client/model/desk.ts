/** The desk that the page shows: game, draws, picks and slip. Whoever changes it tells those that listen. */
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import { type KindName, type LotteryGame, lotteryGames, type PrizeMode } from '@jackfruit/lottery-rules'
import type { Issue, NumberTold, Studio, WantedEntry } from '../studio.ts'
import type { Clock } from '../wire/clock.ts'
import { chaseOf, type Draft, entriesOf, isSum, type Summed, sumOf } from './draft.ts'
import { playsOf } from './rules.ts'

export interface SlipItem {
  readonly entries: readonly WantedEntry[]
}

export interface Desk {
  readonly studio: Studio
  readonly clock: Clock
  readonly currency: Currency
  balance: Minor
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
  past: readonly Issue[]
  lastOrder: readonly WantedEntry[]
}

export const findGame = (code: string): LotteryGame | undefined =>
  lotteryGames.find((game) => game.code === code)

/** A unit that the smallest line of the currency allows: a hundred of the smallest, as kyat are staked. */
export const firstUnit = (currency: Currency): Minor => {
  const text: Readonly<Record<string, string>> = { MMK: '100', NGN: '50', PKR: '10', IDRK: '1' }
  return parseMinor(text[currency.code] ?? '5', currency.scale) ?? 1n
}

export const emptyDraft = (kind: KindName, unit: Minor): Draft => ({
  ...{ play: playsOf(kind)[0]?.id ?? '', words: [], unit, multiple: 1, share: 100, amounts: new Map() },
})

/** The draw that is bet on: the first that is open by the studio's clock. */
export function openIssues(desk: Desk, game: string): readonly Issue[] {
  const now = desk.clock.now()
  return (desk.issues.get(game) ?? []).filter(
    ({ state, closesAt }) => (state === 'open' || state === 'scheduled') && closesAt > now,
  )
}

export const allEntries = ({ items, draft }: Desk): WantedEntry[] => [
  ...items.flatMap(({ entries }) => entries),
  ...(draft.words.length > 0 ? entriesOf(draft) : []),
]

/** Of all games that are bet on: numbers whose odds came down, or that are closed. */
export const toldNow = ({ game, others, numbers }: Desk): readonly NumberTold[] =>
  [game, ...others].flatMap(({ code }) => numbers.get(code) ?? [])

export interface Total {
  readonly once: Summed
  readonly games: number
  readonly draws: number
  readonly price: Minor
}

/** All that pressing the key costs: lines, times provinces, times the multiples of the draws. */
export function totalOf(desk: Desk): Total {
  const once = sumOf(desk.game.kind, desk.mode, allEntries(desk), toldNow(desk))
  const games = 1 + desk.others.length
  const multiples = chaseOf(desk.draws, desk.growth).reduce((sum, multiple) => sum + multiple, 0)
  const price = isSum(once) ? once.price * BigInt(multiples) * BigInt(games) : 0n
  return { once, games, draws: desk.draws, price }
}

export type Listener = () => void

export function makeChanges(): { readonly on: (listener: Listener) => void; readonly tell: Listener } {
  const listeners: Listener[] = []
  return {
    on: (listener) => void listeners.push(listener),
    tell: () => {
      for (const listener of listeners) listener()
    },
  }
}
