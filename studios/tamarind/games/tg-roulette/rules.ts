/** European roulette: one zero. Each bet covers some numbers and pays as if there were 36. */
import { type Place, simplePlace } from '../../shared/place.ts'

export const code = 'tg-roulette'
export const version = '1.0.0'
export const pockets = 37

/** As they stand around the wheel. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
]

export const red: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const numbers = range(1, 36)
const streetStarts = range(0, 11).map((street) => street * 3 + 1)
const isNotTop = (n: number) => n % 3 !== 0

/** Bets inside: their numbers, sorted. The id is the numbers joined by "-". */
const inside: readonly (readonly number[])[] = [
  ...range(0, 36).map((n) => [n]),
  ...[1, 2, 3].map((n) => [0, n]),
  ...numbers.filter(isNotTop).map((n) => [n, n + 1]),
  ...range(1, 33).map((n) => [n, n + 3]),
  [0, 1, 2],
  [0, 2, 3],
  ...streetStarts.map((n) => range(n, n + 2)),
  [0, 1, 2, 3],
  ...range(1, 32)
    .filter(isNotTop)
    .map((n) => [n, n + 1, n + 3, n + 4]),
  ...streetStarts.slice(0, -1).map((n) => range(n, n + 5)),
]

const outside: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries([1, 2, 3].map((third) => [`dozen-${third}`, range(third * 12 - 11, third * 12)])),
  ...Object.fromEntries(
    [1, 2, 3].map((column) => [`column-${column}`, numbers.filter((n) => n % 3 === column % 3)]),
  ),
  red: [...red],
  black: numbers.filter((n) => !red.has(n)),
  odd: numbers.filter((n) => n % 2 === 1),
  even: numbers.filter((n) => n % 2 === 0),
  low: range(1, 18),
  high: range(19, 36),
}

/** The numbers that each place covers. */
export const covers: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(inside.map((covered) => [covered.join('-'), covered])),
  ...outside,
}

export const places: readonly Place<number>[] = Object.entries(covers).map(([id, covered]) => {
  const set = new Set(covered)
  const part = { id, limit: id in outside ? 'main' : 'side', rtp: '97.2973' } as const
  return simplePlace({ ...part, pays: `${36 / covered.length - 1}:1` }, (pocket: number) => set.has(pocket))
})
