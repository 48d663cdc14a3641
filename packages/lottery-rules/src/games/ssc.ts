/** SSC: five digits (games.md §7.5). */
import { groups } from '../choose/groups.ts'
import type { Tier } from '../draws.ts'
import { fraction } from '../fraction.ts'
import { type Play, pays } from '../play.ts'
import { anyOrder } from '../plays/digits.ts'
import { type Field, fields } from '../plays/fields.ts'
import { allNumbers, type Cut, digits, digitsAt, numberFields, straightAt } from './number-plays.ts'
import { bullOf, formOf, handOf } from './shapes.ts'

export const sscTiers: readonly Tier[] = [{ prize: 'number', count: 1, width: 5 }]

const cut = (from: number, to: number): Cut => ({ prize: 'number', from, to })
const all = cut(0, 5)

const straights: readonly (readonly [string, number, number, number])[] = [
  ['front2', 0, 2, 95],
  ['mid2', 1, 3, 95],
  ['back2', 3, 5, 95],
  ['front3', 0, 3, 950],
  ['mid3', 1, 4, 950],
  ['back3', 2, 5, 950],
  ['front4', 0, 4, 9500],
  ['back4', 1, 5, 9500],
  ['five', 0, 5, 95_000],
]

const grouped = (
  id: string,
  pattern: readonly number[],
  [from, to]: readonly [number, number],
  total: number,
) => {
  const specimen = pattern.map((often, digit) => String(digit).repeat(often)).join('')
  const orders = ordersNamed(pattern)
  return anyOrder({
    id,
    width: to - from,
    lots: [{ prize: 'number', at: 0, from, to }],
    odds: { [orders]: pays(total) },
    choose: groups(pattern),
    kinds: [specimen],
  })
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))
const ordersNamed = (pattern: readonly number[]): number =>
  pattern.reduce(
    (orders, often) => orders / factorial(often),
    factorial(pattern.reduce((sum, often) => sum + often, 0)),
  )

const windows: readonly (readonly [string, readonly [number, number]])[] = [
  ['front', [0, 3]],
  ['mid', [1, 4]],
  ['back', [2, 5]],
]

const groupPlays: readonly Play[] = [
  ...windows.flatMap(([name, at]) => [
    grouped(`${name}group3`, [2, 1], at, 316.6),
    grouped(`${name}group6`, [1, 1, 1], at, 158.3),
  ]),
  grouped('group120', [1, 1, 1, 1, 1], [0, 5], 791),
  grouped('group60', [2, 1, 1, 1], [0, 5], 1583),
  grouped('group30', [2, 2, 1], [0, 5], 3166),
  grouped('group20', [3, 1, 1], [0, 5], 4750),
  grouped('group10', [3, 2], [0, 5], 9500),
  grouped('group5', [4, 1], [0, 5], 19_000),
  // 9,500 over the orders, down to a tenth as in the groups of three.
  grouped('group24', [1, 1, 1, 1], [1, 5], 395.8),
  grouped('group12', [2, 1, 1], [1, 5], 791.6),
  grouped('group6', [2, 2], [1, 5], 1583.3),
  grouped('group4', [3, 1], [1, 5], 2375),
]

const sides: readonly (readonly [string, (digit: string) => boolean])[] = [
  ['big', (digit) => digit >= '5'],
  ['small', (digit) => digit < '5'],
  ['odd', (digit) => Number(digit) % 2 === 1],
  ['even', (digit) => Number(digit) % 2 === 0],
]

/** Fields over one of the five places. */
const perPlace = (rows: readonly (readonly [string, (digit: string) => boolean])[], total: number): Field[] =>
  [1, 2, 3, 4, 5].flatMap((place) =>
    numberFields(
      1,
      cut(place - 1, place),
      rows.map(([name, is]) => ({ key: `${place}:${name}`, times: pays(total), is })),
    ),
  )

const sumOf = (shown: string) => [...shown].reduce((sum, digit) => sum + Number(digit), 0)
const play = (id: string, rows: readonly Field[]): Play => fields({ id, prize: 'number', fields: rows })

/** The first digit against the fifth. */
const faced = (
  key: string,
  ways: number,
  total: number,
  is: (first: string, fifth: string) => boolean,
): Field => ({
  key,
  chance: fraction(ways, 100),
  times: pays(total),
  won: (result) => {
    const shown = digitsAt(result, all)
    return shown.length === 5 && is(shown[0] ?? '', shown[4] ?? '') ? shown : null
  },
})

/** Shapes over several digits, each kind counted once over all numbers. */
function shapes<Shape extends string | number>(
  width: number,
  from: number,
  of: (shown: string) => Shape,
  keep: (shape: Shape) => boolean = () => true,
): Field[] {
  const counts = new Map<Shape, number>()
  for (const number of allNumbers(width)) counts.set(of(number), (counts.get(of(number)) ?? 0) + 1)
  return [...counts]
    .filter(([shape]) => keep(shape))
    .map(([shape, count]) => ({
      key: String(shape),
      chance: fraction(count, 10 ** width),
      won: (result) => {
        const shown = digitsAt(result, cut(from, from + width))
        return shown.length === width && of(shown) === shape ? shown : null
      },
    }))
}

const unplaced = numberFields(
  3,
  cut(2, 5),
  digits.map((key) => ({ key, times: pays(3.5), is: (shown) => shown.includes(key) })),
)

const sumSides = numberFields(5, all, [
  { key: 'big', times: pays(1.9), is: (shown) => sumOf(shown) >= 23 },
  { key: 'small', times: pays(1.9), is: (shown) => sumOf(shown) <= 22 },
  { key: 'odd', times: pays(1.9), is: (shown) => sumOf(shown) % 2 === 1 },
  { key: 'even', times: pays(1.9), is: (shown) => sumOf(shown) % 2 === 0 },
])

export const sscPlays: readonly Play[] = [
  play(
    'place',
    perPlace(
      digits.map((key) => [key, (digit: string) => digit === key] as const),
      9.5,
    ),
  ),
  play('sides', perPlace(sides, 1.9)),
  ...straights.map(([id, from, to, total]) => straightAt(id, to - from, cut(from, to), total)),
  ...groupPlays,
  play('unplaced', unplaced),
  play('sumsides', sumSides),
  play('dragontiger', [
    faced('dragon', 45, 2.11, (first, fifth) => first > fifth),
    faced('tiger', 45, 2.11, (first, fifth) => first < fifth),
    faced('tie', 10, 9.5, (first, fifth) => first === fifth),
  ]),
  ...windows.map(([name, [from]]) => play(`${name}form`, shapes(3, from, formOf))),
  play('bull', shapes(5, 0, bullOf)),
  play('hand', shapes(5, 0, handOf)),
]
