/** The desk that the page shows: game, draws, picks and slip. Whoever changes it tells those that listen. */
import { type Currency, type Minor, parseMinor } from '@jackfruit/kernel'
import { type KindName, type LotteryGame, lotteryGames } from '@jackfruit/lottery-rules'
import type { Issue, NumberTold, WantedEntry } from '../studio.ts'
import type { Desk } from './desk-state.ts'
import { chaseOf, type Draft, entriesOf, isSum, type Summed, sumOf } from './draft.ts'
import { issuesOf, pairsOf, partsOf, toldOf } from './orders.ts'
import { isOverTwo, playsOf } from './rules.ts'

export type { Desk }

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
export const openIssues = (desk: Desk, game: LotteryGame): readonly Issue[] =>
  issuesOf(desk, { game, of: [game] })

export const allEntries = ({ items, draft }: Desk): WantedEntry[] => [
  ...items.flatMap(({ entries }) => entries),
  ...(draft.words.length > 0 ? entriesOf(draft) : []),
]

/** Of all games that are bet on: numbers whose odds came down, or that are closed. */
export const toldNow = (desk: Desk): readonly NumberTold[] =>
  [desk.game.code, ...desk.others.map(({ code }) => code), ...pairsOf(desk).map(({ key }) => key)].flatMap(
    (key) => toldOf(desk, key),
  )

/** Whether something on the slip, or what is being picked, is over two provinces. */
export const wantsPairs = (desk: Desk): boolean =>
  [desk.draft, ...desk.items.flatMap(({ entries }) => entries)].some(({ play }) =>
    isOverTwo(desk.game.kind, play),
  )

/** Enough draws are open for all that is asked for. */
export const canDraw = (desk: Desk): boolean =>
  partsOf(desk, allEntries(desk)).every((part) => issuesOf(desk, part).length >= desk.draws)

export interface Total {
  readonly once: Summed
  /** How many provinces lines are bet on, and how many pairs of them; 0 where nothing is. */
  readonly games: number
  readonly pairs: number
  readonly draws: number
  readonly price: Minor
}

/** All that pressing the key costs: lines, times provinces or pairs of them, times the multiples of the draws. */
export function totalOf(desk: Desk): Total {
  const once = sumOf(desk.game.kind, desk.mode, allEntries(desk), toldNow(desk))
  const multiples = chaseOf(desk.draws, desk.growth).reduce((sum, multiple) => sum + multiple, 0)
  const parts = partsOf(desk, allEntries(desk))
  const pairs = parts.filter(({ of }) => of.length > 1).length
  const price = parts.reduce((sum, { entries }) => {
    const part = sumOf(desk.game.kind, desk.mode, entries)
    return isSum(part) && isSum(once) ? sum + part.price * BigInt(multiples) : sum
  }, 0n)
  return { once, games: parts.length - pairs, pairs, draws: desk.draws, price }
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
