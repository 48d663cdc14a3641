/** Draws from a stream of chance, and their results. What is drawn first stands first: proofs redraw in this order. */
import type { Random } from '@jackfruit/fairness'
import type { Result } from './play.ts'

/** From a stream of fairness. `below` gives whole numbers, `shuffle` a random order. */
export interface Chance extends Random {
  shuffle<T>(items: readonly T[]): T[]
}

export type Draw = (chance: Chance) => Result

/** A prize of `count` numbers with `width` digits. */
export interface Tier {
  readonly prize: string
  readonly count: number
  readonly width: number
}

/** Each number is independent of the others and uniform. */
export const drawTiers =
  (tiers: readonly Tier[]): Draw =>
  (chance) =>
    Object.fromEntries(
      tiers.map(({ prize, count, width }) => [
        prize,
        Array.from({ length: count }, () => String(chance.below(10 ** width)).padStart(width, '0')),
      ]),
    )

/** `count` of the numbers 1 to `all`, in the order in which they came. */
export const drawBalls =
  (all: number, shares: Readonly<Record<string, number>>): Draw =>
  (chance) => {
    const order = chance.shuffle(Array.from({ length: all }, (_, n) => String(n + 1)))
    let at = 0
    return Object.fromEntries(
      Object.entries(shares).map(([prize, count]) => {
        at += count
        return [prize, order.slice(at - count, at)]
      }),
    )
  }

export const drawDice =
  (count: number): Draw =>
  (chance) => ({ dice: Array.from({ length: count }, () => String(chance.below(6) + 1)) })
