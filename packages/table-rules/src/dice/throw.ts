/** Three dice with six faces, drawn one after the other. */
import type { Random } from '@jackfruit/fairness'

/** Faces from 1 to 6, in the order of the draws. */
export type Dice = readonly [number, number, number]

export const faces = [1, 2, 3, 4, 5, 6] as const

export const rollDice = (random: Random): Dice => [
  random.below(6) + 1,
  random.below(6) + 1,
  random.below(6) + 1,
]

/** All 216 falls. */
export const allDice: readonly Dice[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c): Dice => [a, b, c])),
)

/** Each fall once: all are alike. */
export const diceChances = allDice.map((dice) => [dice, 1] as const)

export const countOf = (dice: Dice, face: number): number =>
  Number(dice[0] === face) + Number(dice[1] === face) + Number(dice[2] === face)

export const isTriple = (dice: Dice): boolean => dice[0] === dice[1] && dice[1] === dice[2]

/** Choices of `size` among the items, in their order. */
export function choose<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, i) => choose(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]))
}
