/**
 * When something that still turns, falls or lies covered is waited for. The games say what can truly come and how
 * likely each of it is, from their own tables; what was dealt plays no part.
 */
import { thresholds } from './tiers.ts'

/** From so many stakes on a win is large: the third tier of celebrations. */
export const largeStakes = Number(thresholds[2])

/** Hundredths of the stake. */
export const isLarge = (hundredths: number): boolean => hundredths >= largeStakes * 100

/** What is rarer than this is a wonder, and nobody is kept waiting for it. */
const leastChance = 1 / 50

/** Something of this chance is open: neither sure nor as good as out of reach. */
export const isOpen = (chance: number): boolean => chance >= leastChance && chance < 1
