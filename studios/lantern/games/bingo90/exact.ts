/**
 * Three rows of five numbers each. Rows are complete by balls a ≤ b ≤ c in
 * C(a, 5) · C(b − 5, 5) · C(c − 10, 5) of C(90, 5) · C(85, 5) · C(80, 5) ways; differences of these
 * give how likely each row falls between two balls at which a prize changes.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { choose, timesAt } from '../../shared/bands.ts'
import { prizes } from './rules.ts'

const all = choose(90, 5) * choose(85, 5) * choose(80, 5)

/** How likely the rows are complete by these balls, each by its own. */
function rowsBy(...balls: readonly [number, number, number]): number {
  const [a = 0, b = 0, c = 0] = [...balls].sort((x, y) => x - y)
  return (choose(a, 5) * choose(b - 5, 5) * choose(c - 10, 5)) / all
}

const ends = [...new Set([prizes.one, prizes.two, prizes.house].flat().map(({ balls }) => balls)), 90].sort(
  (a, b) => a - b,
)
const intervals = ends.map((end, i) => [ends[i - 1] ?? 0, end] as const)

type Interval = (typeof intervals)[number]

const within = (a: Interval, b: Interval, c: Interval): number =>
  [0, 1].reduce(
    (sum, i) =>
      sum +
      [0, 1].reduce(
        (row, j) =>
          row +
          [0, 1].reduce(
            (cell, k) => cell + ((i + j + k) % 2 === 1 ? 1 : -1) * rowsBy(a[i] ?? 0, b[j] ?? 0, c[k] ?? 0),
            0,
          ),
        0,
      ),
    0,
  )

/** Chances of each prize of a round, added up: what a stake of one returns, how likely. */
export const returns = (): readonly (readonly [number, number])[] =>
  intervals.flatMap((a) =>
    intervals.flatMap((b) =>
      intervals.map((c) => {
        const [one = 90, two = 90, house = 90] = [a[1], b[1], c[1]].sort((x, y) => x - y)
        const times = timesAt(prizes.one, one) + timesAt(prizes.two, two) + timesAt(prizes.house, house)
        return [times / 1e4, within(a, b, c)] as const
      }),
    ),
  )

export function plans(): readonly Plan[] {
  const found = returns()
  const mean = (power: number) =>
    found.reduce((sum, [back, chance]) => sum + (back > 0 ? chance * back ** power : 0), 0)
  const rtp = mean(1)
  const exact = {
    ...{ rtp, hitRate: mean(0), deviation: Math.sqrt(mean(2) - rtp * rtp) },
    most: Math.max(...found.map(([back]) => back)),
  }
  return [{ name: 'ticket', choice: null, exact }]
}

/** How likely one line, two lines and the full house are complete after this many balls. */
export function completeBy(balls: number): { one: number; two: number; house: number } {
  const [one, two, three] = [rowsBy(balls, 90, 90), rowsBy(balls, balls, 90), rowsBy(balls, balls, balls)]
  return { one: 3 * one - 3 * two + three, two: 3 * two - 2 * three, house: three }
}
