/**
 * Where the first of the joker's three other cards lies among 51: it is card n when the other two
 * lie among the 51 − n after it, so the ways are C(51 − n, 2) of C(51, 3).
 */
import type { Deal } from './rules.ts'

const pairs = (n: number) => (n * (n - 1)) / 2

/** The n-th weight is that of n + 1 cards dealt. */
export const ways: readonly number[] = Array.from({ length: 49 }, (_, i) => pairs(50 - i))

export const chances = ways.map((weight, i): readonly [Deal, number] => [
  { joker: 0, cards: new Array(i + 1).fill(1) },
  weight,
])
