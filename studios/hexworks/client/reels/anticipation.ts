/**
 * When a reel is held back: only where what can truly come on it, by its own strip and the game's own pays, decides
 * about something large. What is dealt on it plays no part, so nothing is staged.
 */
import { isOpen, largeStakes } from '@jackfruit/game-page/celebrate/suspense'
import type { Cell, Grid, Spin } from '../../shared/shown.ts'

/** Something that a reel can come to show, and in how many of its places. */
export interface Coming {
  readonly symbols: readonly string[]
  readonly weight: number
}

/** What the reels may promise while they turn; a game says it from its own tables. */
export interface Promises {
  /** A symbol that counts wherever it stands, and the numbers of it that win something, least first. */
  readonly counted?: {
    readonly symbol: string
    readonly steps: readonly number[]
    /** No more than so many may be missing. */
    readonly near: number
  }
  /** All that can come on a reel in such a spin; nothing where its cells turn one by one. */
  readonly coming: (reel: number, kind: Spin['kind']) => readonly Coming[]
  /** What a grid wins by its places, in stakes: asked about the last reel alone. */
  readonly worth?: (grid: Grid, spin: Dealt) => number
}

/** What is known of a spin before its reels stand. */
export type Dealt = Pick<Spin, 'kind' | 'special' | 'times'>

export interface Held {
  readonly reel: number
  /** No reel comes after it. */
  readonly isLast: boolean
  /** What of the reels before it makes it matter. */
  readonly cells: readonly Cell[]
  /** So many there are, and so many are needed. Without them it is the win of a line that is open. */
  readonly count?: { readonly have: number; readonly need: number }
}

const shareOf = (coming: readonly Coming[], isSo: (symbols: readonly string[]) => boolean): number => {
  const all = coming.reduce((sum, { weight }) => sum + weight, 0)
  const so = coming.reduce((sum, { symbols, weight }) => (isSo(symbols) ? sum + weight : sum), 0)
  return all === 0 ? 0 : so / all
}

/** Where a symbol stands left of a reel. */
const standing = (grid: Grid, reel: number, wanted: string): readonly Cell[] =>
  grid
    .slice(0, reel)
    .flatMap((symbols, at) =>
      symbols.flatMap((symbol, row): Cell[] => (symbol === wanted ? [[at, row]] : [])),
    )

/** Which reels of this grid are held back, from the left; `grid` has what was dealt, and only what is left of a reel is looked at. */
export function heldReels(promises: Promises | undefined, grid: Grid, spin: Dealt): readonly Held[] {
  if (!promises || spin.kind === 'respin') return []
  return grid.flatMap((_, reel): Held[] => {
    const held = heldByCount(promises, grid, reel, spin) ?? heldByWorth(promises, grid, reel, spin)
    return held ? [held] : []
  })
}

function heldByCount({ counted, coming }: Promises, grid: Grid, reel: number, { kind }: Dealt): Held | null {
  if (!counted) return null
  const { symbol, steps, near } = counted
  const cells = standing(grid, reel, symbol)
  const need = steps.find((step) => step > cells.length)
  if (need === undefined || cells.length === 0 || need - cells.length > near) return null
  const missing = need - cells.length
  const share = shareOf(
    coming(reel, kind),
    (symbols) => symbols.filter((each) => each === symbol).length >= missing,
  )
  const isLast = reel === grid.length - 1
  return isOpen(share) ? { reel, isLast, cells, count: { have: cells.length, need } } : null
}

function heldByWorth({ worth, coming }: Promises, grid: Grid, reel: number, spin: Dealt): Held | null {
  if (!worth || reel === 0 || reel !== grid.length - 1) return null
  const before = grid.slice(0, reel)
  const isLarge = (symbols: readonly string[]) => worth([...before, symbols], spin) >= largeStakes
  const all = coming(reel, spin.kind)
  if (!isOpen(shareOf(all, isLarge))) return null
  return {
    reel,
    isLast: true,
    cells: causeOf(
      before,
      all.filter(({ symbols }) => isLarge(symbols)),
      worth,
      spin,
    ),
  }
}

/** The cells without which the best that can come would be worth less. */
function causeOf(
  before: Grid,
  large: readonly Coming[],
  worth: NonNullable<Promises['worth']>,
  spin: Dealt,
): readonly Cell[] {
  const best = large
    .map(({ symbols }) => symbols)
    .toSorted((one, other) => worth([...before, other], spin) - worth([...before, one], spin))[0]
  if (!best) return []
  const whole = worth([...before, best], spin)
  return before.flatMap((symbols, reel) =>
    symbols.flatMap((_, row): Cell[] => {
      const without = before.map((each, at) =>
        at === reel ? each.map((symbol, place) => (place === row ? '' : symbol)) : each,
      )
      return worth([...without, best], spin) < whole ? [[reel, row]] : []
    }),
  )
}

/** Every window of a strip once. */
export const windowsOf = (strip: readonly string[], rows: number): readonly Coming[] =>
  strip.map((_, stop) => ({
    symbols: Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? ''),
    weight: 1,
  }))
