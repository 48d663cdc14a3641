/** Quick bingo with 90 balls: a ticket of three rows with five numbers each; 60 balls; what is complete pays. */
import type { Band } from '../../shared/bands.ts'

export const code = 'bingo90'
export const version = '1.0.0'
export const balls = 60

/** One line, two lines, full house: each pays by the ball that completed it, and all are added. */
export const prizes: Readonly<Record<'one' | 'two' | 'house', readonly Band[]>> = {
  one: [
    { balls: 20, times: 400_000 },
    { balls: 30, times: 80_000 },
    { balls: 40, times: 30_000 },
    { balls: 50, times: 12_000 },
    { balls: 60, times: 7_000 },
  ],
  two: [
    { balls: 40, times: 1_000_000 },
    { balls: 50, times: 200_000 },
    { balls: 60, times: 50_000 },
  ],
  house: [
    { balls: 45, times: 58_000_000 },
    { balls: 50, times: 10_000_000 },
    { balls: 55, times: 2_500_000 },
    { balls: 60, times: 600_000 },
  ],
}

/** Numbers of a column: 1 to 9, 10 to 19, …, 80 to 90. */
export const columnRange = (column: number): readonly [number, number] => [
  column === 0 ? 1 : column * 10,
  column === 8 ? 90 : column * 10 + 9,
]
