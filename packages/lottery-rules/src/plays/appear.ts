/** Bets on two-digit numbers that all come, or none of which comes, among the tails of all prizes. */
import { combinations } from '../choose/combinations.ts'
import { type Fraction, fraction, power, sumOf, times, waysOf } from '../fraction.ts'
import type { Hit, Play, Result } from '../play.ts'
import type { Lot } from './digits.ts'
import { over } from './digits.ts'

/** That k given tails all come among so many lots, each of them uniform and independent of the others. */
const allAppear = (k: number, lots: number): Fraction =>
  sumOf(
    Array.from({ length: k + 1 }, (_, missing) =>
      times(
        fraction((missing % 2 === 0 ? 1n : -1n) * waysOf(k, missing)),
        power(fraction(100 - missing, 100), lots),
      ),
    ),
  )

/** That none of k given tails comes. */
const noneAppears = (k: number, lots: number): Fraction => power(fraction(100 - k, 100), lots)

export interface AppearRules {
  readonly id: string
  /** Each station has these. */
  readonly lots: readonly Lot[]
  readonly stations?: number
  /** How many numbers a line has. Odds are named by it. */
  readonly sizes: readonly number[]
  readonly of: 'all' | 'none'
  readonly odds: Play['odds']
  /** In hundredths of the unit stake. */
  readonly cost?: number
}

interface Tail {
  readonly station: number
  readonly prize: string
  readonly at: number
  readonly digits: string
}

const tailsOf = (results: readonly Result[], lots: readonly Lot[]): Tail[] =>
  results.flatMap((result, station) =>
    lots.map(({ prize, at }) => ({ station, prize, at, digits: (result[prize]?.[at] ?? '').slice(-2) })),
  )

export function appear({ id, lots, stations = 1, sizes, of, odds, cost = 100 }: AppearRules): Play {
  const brings = (pick: string, paying: Play['odds']) => paying[String(pick.split('-').length)] ?? 0
  const chance = (k: number) =>
    of === 'all' ? allAppear(k, lots.length * stations) : noneAppears(k, lots.length * stations)
  const specimens = Array.from({ length: 10 }, (_, n) => String(n).padStart(2, '0'))
  return {
    id,
    stations,
    odds,
    choose: combinations({ from: 0, to: 99, sizes }),
    kinds: sizes.map((size) => specimens.slice(0, size).join('-')),
    cost: () => cost,
    hits(pick, results, paying) {
      const wanted = pick.split('-')
      const tails = tailsOf(results, lots)
      const found = wanted.map((number) => tails.find(({ digits }) => digits === number))
      if (of === 'none')
        // A result that is not whole has no tail that could be missed.
        return tails.every(({ digits }) => digits.length === 2) && found.every((each) => each === undefined)
          ? [{ prize: 'none', at: 0, digits: pick, times: brings(pick, paying) }]
          : []
      const hits = found.filter((each) => each !== undefined)
      // What it brings stands with the first: the others are why, and bring nothing more.
      return hits.length === wanted.length
        ? hits.map(
            ({ station, ...hit }, i): Hit => ({
              ...hit,
              times: i === 0 ? brings(pick, paying) : 0,
              ...(stations > 1 ? { station } : {}),
            }),
          )
        : []
    },
    most: brings,
    exact: (pick, paying) =>
      over(times(chance(pick.split('-').length), fraction(brings(pick, paying))), fraction(cost * 100)),
  }
}
