/** All 216 falls of the three dice. */
import { outcomes } from './rules.ts'

export const chances = outcomes.map((dice) => [dice, 1] as const)
