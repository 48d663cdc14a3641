/**
 * The exact mathematics of Bagan, from its tables alone.
 *
 * Reels are independent. On one reel, how often a symbol (or two) and the wild stand follows from
 * its height, its scatter and independent cells; a pay is a product over reels, and so is a product
 * of two pays. Scatters are carried along as powers of z, so that each moment of the ways is known for
 * each number of scatters. Free spins follow games.md §1.0.3, with three sizes of award. A line hits
 * when the symbols of the first three reels have one in common: counted over all sets of symbols.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { freeSpinReturn, type SpinMoments } from '../../shared/maths.ts'
import { type Polynomial, plus, polynomial, times } from '../../shared/polynomials.ts'
import {
  awards,
  hasWilds,
  heights,
  most,
  multipliers,
  payingCount,
  pays,
  reelCount,
  scatterShare,
  unitsPerStake,
  weights,
  wildWeight,
} from './rules.ts'

export interface Exact {
  /** Shares of the stake. */
  readonly rtp: number
  readonly ways: number
  readonly scatter: number
  readonly freeSpins: number
  /** One feature in so many rounds. */
  readonly triggerEvery: number
  /** Rounds whose base spin pays by ways, and rounds that pay anything. */
  readonly waysHitRate: number
  readonly hitRate: number
  readonly deviation: number
}

/** What is asked of one reel about one symbol: its count, that it is missing, or nothing. */
type Part = 'count' | 'none' | 'any'

const heightTotal = heights.reduce((sum, [, share]) => sum + share, 0)
const noScatter = 1 - scatterShare / 1000

/** The mean, over heights and scatter, of what `ofCells` says for so many other cells. Scatters are powers of z. */
const overHeights = (ofCells: (cells: number) => number): Polynomial =>
  heights.reduce(
    (sum, [rows, share]) =>
      plus(sum, [
        (share / heightTotal) * noScatter * ofCells(rows),
        (share / heightTotal) * (1 - noScatter) * ofCells(rows - 1),
      ]),
    polynomial(0),
  )

const wildChance = (reel: number) => (hasWilds(reel) ? wildWeight / (100 + wildWeight) : 0)
const chanceOf = (reel: number, symbol: number) => (weights[symbol] ?? 0) / (hasWilds(reel) ? 102 : 100)

/** The mean product, on one reel, of what two questions about two different symbols, or one, come to. */
function factor(reel: number, a: number, partA: Part, b: number, partB: Part): Polynomial {
  const w = wildChance(reel)
  const p = chanceOf(reel, a) + w
  const q = chanceOf(reel, b) + w
  const both = a === b ? p : w
  const union = a === b ? p : p + q - w
  // Of n cells: E[c·d] = n·both + n(n−1)·p·q; a symbol that is missing takes its cells out of the other's chances.
  if (partA === 'count' && partB === 'count') return overHeights((n) => n * both + n * (n - 1) * p * q)
  if (partA === 'none' && partB === 'none') return overHeights((n) => (1 - union) ** n)
  if (partA === 'count' && partB === 'none')
    return overHeights((n) => (n === 0 ? 0 : n * (union - q) * (1 - q) ** (n - 1)))
  if (partA === 'none' && partB === 'count') return factor(reel, b, 'count', a, 'none')
  if (partA === 'count') return overHeights((n) => n * p)
  if (partB === 'count') return overHeights((n) => n * q)
  if (partA === 'none') return overHeights((n) => (1 - p) ** n)
  if (partB === 'none') return overHeights((n) => (1 - q) ** n)
  return overHeights(() => 1)
}

/** What is asked of a reel when exactly `count` reels from the left pay. */
const partAt = (reel: number, count: number): Part =>
  reel < count ? 'count' : reel === count ? 'none' : 'any'

const reels = Array.from({ length: reelCount }, (_, reel) => reel)
const payingSymbols = Array.from({ length: payingCount }, (_, symbol) => symbol)
const counts = [3, 4, 5, 6]
const payOf = (symbol: number, count: number) => (pays[symbol]?.[count - 3] ?? 0) / unitsPerStake

/** Mean and mean square of a window's ways, in stakes, by the number of scatters in it. */
function waysMoments(): { mean: Polynomial; square: Polynomial } {
  let mean = polynomial(0)
  let square = polynomial(0)
  for (const a of payingSymbols)
    for (const k of counts) {
      const one = reels.reduce(
        (p, reel) => times(p, factor(reel, a, partAt(reel, k), a, 'any')),
        polynomial(1),
      )
      mean = plus(mean, one, payOf(a, k))
      for (const b of payingSymbols)
        for (const l of counts) {
          if (a === b && k !== l) continue
          const two = reels.reduce(
            (p, reel) => times(p, factor(reel, a, partAt(reel, k), b, partAt(reel, l))),
            polynomial(1),
          )
          square = plus(square, two, payOf(a, k) * payOf(b, l))
        }
    }
  return { mean, square }
}

/** The chance of each number of scatters among windows of which no symbol stands on all of the first three reels. */
function missed(): Polynomial {
  let sum = polynomial(0)
  const tail = scattersOn(3)
  for (let set = 0; set < 1 << payingCount; set++) {
    const chance = [0, 1, 2].reduce((p, reel) => times(p, holdsAll(reel, set)), polynomial(1))
    sum = plus(sum, chance, sizeOf(set) % 2 === 0 ? 1 : -1)
  }
  return times(sum, tail)
}

/** The chance that a reel shows every symbol of the set, wilds standing for any. */
function holdsAll(reel: number, set: number): Polynomial {
  let sum = polynomial(0)
  for (let part = set; ; part = (part - 1) & set) {
    const absent = payingSymbols.reduce(
      (p, symbol) => p + (part & (1 << symbol) ? chanceOf(reel, symbol) : 0),
      0,
    )
    const gone = part === 0 ? 0 : absent + wildChance(reel)
    sum = plus(
      sum,
      overHeights((n) => (1 - gone) ** n),
      sizeOf(part) % 2 === 0 ? 1 : -1,
    )
    if (part === 0) return sum
  }
}

/** The chance of each number of scatters on so many reels. */
const scattersOn = (reelsOf: number): Polynomial =>
  reels.slice(0, reelsOf).reduce(
    (p) =>
      times(
        p,
        overHeights(() => 1),
      ),
    polynomial(1),
  )

const sizeOf = (set: number): number => payingSymbols.filter((symbol) => set & (1 << symbol)).length

let known: Exact | undefined

export function exact(): Exact {
  known ??= compute()
  return known
}

function compute(): Exact {
  const ways = waysMoments()
  const chances = reels.reduce(
    (p) =>
      times(
        p,
        overHeights(() => 1),
      ),
    polynomial(1),
  )
  const total = multipliers.reduce((sum, [, share]) => sum + share, 0)
  const timesMean = multipliers.reduce((sum, [by, share]) => sum + (by * share) / total, 0)
  const timesSquare = multipliers.reduce((sum, [by, share]) => sum + (by * by * share) / total, 0)
  const base = momentsOf(chances, ways, 1, 1)
  const free = momentsOf(chances, ways, timesMean, timesSquare)
  const trigger = sumOver(chances, (scatters) => (awards[scatters] ? 1 : 0))
  const { rtp, share, deviation } = freeSpinReturn(base, free, trigger)
  const noWays = missed()
  return {
    rtp,
    ways: sumOver(ways.mean, () => 1),
    scatter: sumOver(chances, (scatters) => awards[scatters]?.pays ?? 0),
    freeSpins: share,
    triggerEvery: 1 / trigger,
    waysHitRate: 1 - sumOver(noWays, () => 1),
    hitRate: 1 - sumOver(noWays, (scatters) => (awards[scatters] ? 0 : 1)),
    deviation,
  }
}

/** Of a spin whose ways are multiplied by something of this mean and mean square. */
function momentsOf(
  chances: Polynomial,
  { mean, square }: { mean: Polynomial; square: Polynomial },
  by: number,
  bySquare: number,
): SpinMoments {
  const paid = (scatters: number) => awards[scatters]?.pays ?? 0
  const spins = (scatters: number) => awards[scatters]?.spins ?? 0
  const scatterSquare = sumOver(chances, (scatters) => paid(scatters) ** 2)
  return {
    mean: by * sumOver(mean, () => 1) + sumOver(chances, paid),
    square: bySquare * sumOver(square, () => 1) + 2 * by * sumOver(mean, paid) + scatterSquare,
    awarded: sumOver(chances, spins),
    awardedSquare: sumOver(chances, (scatters) => spins(scatters) ** 2),
    together: by * sumOver(mean, spins) + sumOver(chances, (scatters) => paid(scatters) * spins(scatters)),
  }
}

const sumOver = (parts: Polynomial, of: (scatters: number) => number): number =>
  parts.reduce((sum, part, scatters) => sum + part * of(scatters), 0)

export const plans = (): readonly Plan[] => {
  const { rtp, hitRate, deviation } = exact()
  return [{ name: 'spin', choice: null, exact: { rtp, hitRate, deviation, most } }]
}
