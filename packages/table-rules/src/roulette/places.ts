/** European roulette: one zero. Each bet covers some numbers and pays as if there were 36. */
import { type Place, placeOf, returnOf, simplePlace, whole } from '../place.ts'

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

/** Bets inside: their numbers, sorted, by the name of the bet. The id is the numbers joined by "-". */
const inside: Readonly<Record<string, readonly (readonly number[])[]>> = {
  straight: range(0, 36).map((n) => [n]),
  split: [
    ...[1, 2, 3].map((n) => [0, n]),
    ...numbers.filter(isNotTop).map((n) => [n, n + 1]),
    ...range(1, 33).map((n) => [n, n + 3]),
  ],
  trio: [
    [0, 1, 2],
    [0, 2, 3],
  ],
  street: streetStarts.map((n) => range(n, n + 2)),
  'first-four': [[0, 1, 2, 3]],
  corner: range(1, 32)
    .filter(isNotTop)
    .map((n) => [n, n + 1, n + 3, n + 4]),
  'six-line': streetStarts.slice(0, -1).map((n) => range(n, n + 5)),
}

const thirds: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries([1, 2, 3].map((third) => [`dozen-${third}`, range(third * 12 - 11, third * 12)])),
  ...Object.fromEntries(
    [1, 2, 3].map((column) => [`column-${column}`, numbers.filter((n) => n % 3 === column % 3)]),
  ),
}

const halves: Readonly<Record<string, readonly number[]>> = {
  red: [...red],
  black: numbers.filter((n) => !red.has(n)),
  odd: numbers.filter((n) => n % 2 === 1),
  even: numbers.filter((n) => n % 2 === 0),
  low: range(1, 18),
  high: range(19, 36),
}

const insideGroups = Object.entries(inside).flatMap(([group, bets]) =>
  bets.map((covered) => ({ id: covered.join('-'), group, covered })),
)

/** The numbers that each place covers. */
export const covers: Readonly<Record<string, readonly number[]>> = {
  ...Object.fromEntries(insideGroups.map(({ id, covered }) => [id, covered])),
  ...thirds,
  ...halves,
}

const paysOf = (covered: readonly number[]) => `${36 / covered.length - 1}:1`

function coverPlace(id: string, group: string, covered: readonly number[], limit: 'main' | 'side') {
  const set = new Set(covered)
  const part = { id, group, limit, pays: paysOf(covered), exact: '36/37' }
  return simplePlace(part, (pocket: number) => set.has(pocket))
}

const fullPrice: readonly Place<number>[] = [
  ...insideGroups.map(({ id, group, covered }) => coverPlace(id, group, covered, 'side')),
  ...Object.entries(thirds).map(([id, covered]) => coverPlace(id, id.split('-')[0] ?? '', covered, 'main')),
]

export const places: readonly Place<number>[] = [
  ...fullPrice,
  ...Object.entries(halves).map(([id, covered]) => coverPlace(id, 'half', covered, 'main')),
]

/** Half of a stake at even money comes back when the ball falls on zero. */
export const partagePlaces: readonly Place<number>[] = [
  ...fullPrice,
  ...Object.entries(halves).map(([id, covered]) => {
    const [set, back] = [new Set(covered), returnOf('1:1')]
    const part = { id, group: 'half', limit: 'main', pays: ['1:1'], exact: '73/74' } as const
    return placeOf(part, (pocket: number) => (set.has(pocket) ? back : pocket === 0 ? whole / 2 : 0))
  }),
]
