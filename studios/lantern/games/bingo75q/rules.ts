/** Quick bingo with 75 balls: a card of five by five, free in the middle; 40 balls; the first line pays. */
import type { Band } from '../../shared/bands.ts'

export const code = 'bingo75q'
export const version = '1.0.0'
export const balls = 40

export const bands: readonly Band[] = [
  { balls: 10, times: 1_000_000 },
  { balls: 15, times: 250_000 },
  { balls: 20, times: 100_000 },
  { balls: 25, times: 40_000 },
  { balls: 30, times: 20_000 },
  { balls: 35, times: 12_000 },
  { balls: 40, times: 6_000 },
]

const five = [0, 1, 2, 3, 4]

/** Cells column by column: B is 0 to 4, I is 5 to 9, and so on. */
export const freeCell = 12

/** Five columns, five rows, two diagonals. */
export const lines: readonly (readonly number[])[] = [
  ...five.map((column) => five.map((row) => column * 5 + row)),
  ...five.map((row) => five.map((column) => column * 5 + row)),
  five.map((i) => i * 5 + i),
  five.map((i) => i * 5 + 4 - i),
]
