/** K3: three dice (games.md §7.5). */
import { type Fraction, fraction } from '../fraction.ts'
import { type Play, pays, type Result } from '../play.ts'
import { type Field, fields } from '../plays/fields.ts'

type Dice = readonly [number, number, number]

const faces = [1, 2, 3, 4, 5, 6]
/** Lowest first: bets do not ask in which order the dice fell. */
const throws: readonly Dice[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c): Dice => [a, b, c].sort((one, two) => one - two) as unknown as Dice)),
)

const sumOf = ([a, b, c]: Dice) => a + b + c
const isTriple = ([a, b, c]: Dice) => a === b && b === c
const kindsOf = (dice: Dice) => new Set(dice).size
const has = (dice: Dice, face: number) => dice.includes(face)
const timesOf = (dice: Dice, face: number) => dice.filter((each) => each === face).length

const thrown = (result: Result): Dice | null => {
  const dice = (result['dice'] ?? []).map(Number).sort((a, b) => a - b)
  return dice.length === 3 ? (dice as unknown as Dice) : null
}

const chanceOf = (is: (dice: Dice) => boolean): Fraction => fraction(throws.filter(is).length, throws.length)

const field = (key: string, total: number, is: (dice: Dice) => boolean): Field => ({
  key,
  chance: chanceOf(is),
  times: pays(total),
  won: (result) => {
    const dice = thrown(result)
    return dice && is(dice) ? dice.join('-') : null
  },
})

const play = (id: string, rows: readonly Field[]): Play => fields({ id, prize: 'dice', fields: rows })

/** For 3, 4, … 10; the other half is its mirror. */
const sums = [207.36, 69.12, 34.56, 20.74, 13.83, 9.88, 8.3, 7.68]

const two = faces.flatMap((a) => faces.filter((b) => b > a).map((b) => [a, b] as const))
const three = two.flatMap(([a, b]) => faces.filter((c) => c > b).map((c): Dice => [a, b, c]))

export const dicePlays: readonly Play[] = [
  play(
    'sum',
    Array.from({ length: 16 }, (_, i) =>
      field(String(i + 3), sums[Math.min(i, 15 - i)] ?? 0, (dice) => sumOf(dice) === i + 3),
    ),
  ),
  play('sides', [
    field('big', 1.92, (dice) => sumOf(dice) >= 11),
    field('small', 1.92, (dice) => sumOf(dice) <= 10),
    field('odd', 1.92, (dice) => sumOf(dice) % 2 === 1),
    field('even', 1.92, (dice) => sumOf(dice) % 2 === 0),
  ]),
  play('triple', [
    field('any', 34.56, isTriple),
    ...faces.map((face) =>
      field(`${face}${face}${face}`, 207.36, (dice) => isTriple(dice) && has(dice, face)),
    ),
  ]),
  play(
    'pairexact',
    faces.flatMap((face) =>
      faces
        .filter((other) => other !== face)
        .map((other) =>
          field(`${face}${face}${other}`, 69.12, (dice) => timesOf(dice, face) === 2 && has(dice, other)),
        ),
    ),
  ),
  play(
    'pair',
    faces.map((face) => field(`${face}${face}`, 13.82, (dice) => timesOf(dice, face) === 2)),
  ),
  play(
    'threedifferent',
    three.map((wanted) => field(wanted.join(''), 34.56, (dice) => dice.every((d, i) => d === wanted[i]))),
  ),
  play('consecutive', [field('any', 8.64, (dice) => kindsOf(dice) === 3 && dice[2] - dice[0] === 2)]),
  play(
    'twodifferent',
    two.map(([a, b]) => field(`${a}${b}`, 6.91, (dice) => has(dice, a) && has(dice, b))),
  ),
  play(
    'one',
    faces.map((face) => field(String(face), 2.27, (dice) => has(dice, face))),
  ),
]
