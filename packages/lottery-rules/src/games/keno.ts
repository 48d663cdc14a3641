/** Keno: twenty of eighty balls (games.md §2.8, §7.5). */
import { type Fraction, fraction, sumOf, waysOf } from '../fraction.ts'
import { type Play, pays, type Result } from '../play.ts'
import { balls, hitsOf } from '../plays/balls.ts'
import { type Field, fields } from '../plays/fields.ts'

export const kenoBalls = { balls: 20 }

/** By spots from 1, what 0, 1, 2 … hits return. */
const tables: readonly (readonly number[])[] = [
  [0, 3.8],
  [0, 1, 9.5],
  [0, 0, 2.5, 44],
  [0, 0, 2, 6, 88],
  [0, 0, 1, 3, 15, 390],
  [0, 0, 1, 2, 5, 40, 1000],
  [0, 0, 0, 2, 4, 20, 200, 3000],
  [0, 0, 0, 1, 3, 10, 60, 700, 15_000],
  [1, 0, 0, 1, 2, 3, 20, 200, 2500, 20_000],
  [2, 0, 0, 0, 2, 4, 13, 70, 500, 5000, 50_000],
]

const spotOdds = Object.fromEntries(
  tables.flatMap((row, k) => row.map((total, hits) => [`${k + 1}/${hits}`, pays(total)])),
)

/** In how many of the 3,535,316,142,212,174,320 draws the sum lies from here to there: a test adds them up anew. */
export const sumBands: readonly { key: string; from: number; to: number; ways: bigint }[] = [
  { key: 'small', from: 210, to: 809, ways: 1_759_886_689_338_606_861n },
  { key: 'equal', from: 810, to: 810, ways: 15_542_763_534_960_598n },
  { key: 'big', from: 811, to: 1410, ways: 1_759_886_689_338_606_861n },
  { key: 'metal', from: 210, to: 695, ways: 362_424_019_495_171_770n },
  { key: 'wood', from: 696, to: 763, ways: 712_463_910_471_784_803n },
  { key: 'water', from: 764, to: 855, ways: 1_371_845_418_169_315_204n },
  { key: 'fire', from: 856, to: 923, ways: 719_054_759_525_309_151n },
  { key: 'earth', from: 924, to: 1410, ways: 369_528_034_550_593_392n },
]

const drawn = (result: Result): readonly number[] => (result['balls'] ?? []).map(Number)
const sumOfBalls = (result: Result) => drawn(result).reduce((sum, ball) => sum + ball, 0)

const field = (key: string, chance: Fraction, is: (result: Result) => string | null): Field => ({
  key,
  chance,
  won: (result) => (drawn(result).length === 20 ? is(result) : null),
})

const bands = sumBands.map(({ key, from, to, ways }) =>
  field(key, fraction(ways, waysOf(80, 20)), (result) => {
    const sum = sumOfBalls(result)
    return sum >= from && sum <= to ? String(sum) : null
  }),
)

/** Of all draws C(40,10) more have an even sum than an odd one: what (1−x)⁴⁰(1+x)⁴⁰ has at x²⁰. */
const parity = (key: string, rest: 0 | 1) =>
  field(
    key,
    fraction(waysOf(80, 20) + (rest === 0 ? 1n : -1n) * waysOf(40, 10), 2n * waysOf(80, 20)),
    (result) => {
      const sum = sumOfBalls(result)
      return sum % 2 === rest ? String(sum) : null
    },
  )

/** How many of the balls are from 1 to 40. */
const half = (key: string, is: (low: number) => boolean) =>
  field(
    key,
    sumOf(
      Array.from({ length: 21 }, (_, low) => low)
        .filter(is)
        .map((low) => hitsOf(80, 20, 40, low)),
    ),
    (result) => {
      const low = drawn(result).filter((ball) => ball <= 40).length
      return is(low) ? `${low}-${20 - low}` : null
    },
  )

const play = (id: string, rows: readonly Field[]): Play => fields({ id, prize: 'balls', fields: rows })

export const kenoPlays: readonly Play[] = [
  balls({
    id: 'spots',
    all: 80,
    drawn: kenoBalls,
    sizes: tables.map((_, k) => k + 1),
    whole: true,
    odds: spotOdds,
  }),
  play('sum', [...bands.slice(0, 3), parity('odd', 1), parity('even', 0)]),
  play('elements', bands.slice(3)),
  play('halves', [
    half('upper', (low) => low > 10),
    half('tie', (low) => low === 10),
    half('lower', (low) => low < 10),
  ]),
]
