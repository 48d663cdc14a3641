/** The prices of Hi-Lo: 0.97 of what all the calls of a round are worth together, rounded down once. */
import { paid, ranks } from './rules.ts'
import type { Call } from './shown.ts'

/** How many of the 13 ranks make a call at this card correct. All 13 is no chance at all, and not on offer. */
export const correctRanks = (rank: number, call: Call): number =>
  call === 'higher' ? ranks + 1 - rank : rank

/** Product of 13 / n over the correct calls, as a fraction of whole numbers. */
export interface Worth {
  readonly over: bigint
  readonly under: bigint
}

export const nothing: Worth = { over: 1n, under: 1n }

export const times = ({ over, under }: Worth, correct: number): Worth => ({
  over: over * BigInt(ranks),
  under: under * BigInt(correct),
})

/** Hundredths of the stake. */
export const hundredths = ({ over, under }: Worth): number => Number((BigInt(paid) * over) / under)
