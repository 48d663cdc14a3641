/** Mark Six: six of 49 balls and a special one (games.md §7.5). */
import { type Fraction, fraction, less, waysOf } from '../fraction.ts'
import { floored, type Play, pays, type Result } from '../play.ts'
import { balls, hitsOf } from '../plays/balls.ts'
import { type Field, fields } from '../plays/fields.ts'

export const markSixBalls = { main: 6, special: 1 }

const numbers = Array.from({ length: 49 }, (_, n) => n + 1)
const special = (result: Result): number => Number(result['special']?.[0] ?? 0)
const drawn = (result: Result): readonly string[] => [...(result['main'] ?? []), ...(result['special'] ?? [])]

/** Animals by number: group 1, with 1, 13, 25, 37 and 49, is that of the year, 2 that of the year before. */
const groupOf = (number: number) => ((number - 1) % 12) + 1
const groups = Array.from({ length: 12 }, (_, n) => n + 1)
const sizeOf = (group: number) => (group === 1 ? 5 : 4)

const onSpecial = (key: string, total: number, is: (number: number) => boolean): Field => ({
  key,
  chance: fraction(numbers.filter(is).length, 49),
  times: pays(total),
  won: (result) => {
    const number = special(result)
    return number > 0 && is(number) ? String(number) : null
  },
})

/** 49 gives the stake back. */
const side = (key: string, is: (number: number) => boolean): Field => ({
  ...onSpecial(key, 1.96, (number) => number < 49 && is(number)),
  push: { chance: fraction(1, 49), came: (result) => special(result) === 49 },
})

/** That at least one of so many numbers is among all seven balls. */
const oneOf = (count: number): Fraction => less(fraction(1), fraction(waysOf(49 - count, 7), waysOf(49, 7)))

const inSeven = (group: number): Field => ({
  key: String(group),
  chance: oneOf(sizeOf(group)),
  times: pays(group === 1 ? 1.7 : 2),
  won: (result) => {
    const found = drawn(result).filter((ball) => groupOf(Number(ball)) === group)
    return found.length > 0 ? found.join('-') : null
  },
})

const noneOdds = Object.fromEntries(
  [5, 6, 7, 8, 9, 10].map((k) => [`${k}/0`, floored(hitsOf(49, 7, k, 0), 5)]),
)

const play = (id: string, prize: string, rows: readonly Field[]): Play => fields({ id, prize, fields: rows })

export const markSixPlays: readonly Play[] = [
  play(
    'special',
    'special',
    numbers.map((number) => onSpecial(String(number), 47, (each) => each === number)),
  ),
  play('specialsides', 'special', [
    side('big', (number) => number >= 25),
    side('small', (number) => number <= 24),
    side('odd', (number) => number % 2 === 1),
    side('even', (number) => number % 2 === 0),
  ]),
  play(
    'specialzodiac',
    'special',
    groups.map((group) => onSpecial(String(group), group === 1 ? 9.2 : 11.5, (n) => groupOf(n) === group)),
  ),
  play('zodiac', 'main', groups.map(inSeven)),
  balls({ id: 'two', all: 49, drawn: { main: 6 }, sizes: [2], odds: { '2/2': pays(60) } }),
  balls({ id: 'three', all: 49, drawn: { main: 6 }, sizes: [3], odds: { '3/3': pays(700) } }),
  ...[5, 6, 7, 8, 9, 10].map((k) =>
    balls({ id: `none${k}`, all: 49, drawn: markSixBalls, sizes: [k], odds: noneOdds }),
  ),
]
