/** Plinko: its tables. A change here is a new version of the game. */
import { maxWin, stakesFor } from '../../shared/limits.ts'

export { maxWin }
export const code = 'plinko'
export const version = '1.0.0'

export type Rows = 8 | 12 | 16
export type Risk = 'low' | 'medium' | 'high'

/** Hundredths of the stake from the edge to the centre; the other half is its mirror image. */
export const halves: Readonly<Record<Rows, Readonly<Record<Risk, readonly number[]>>>> = {
  8: {
    low: [540, 210, 110, 100, 50],
    medium: [1_260, 300, 130, 70, 40],
    high: [2_800, 400, 150, 30, 20],
  },
  12: {
    low: [950, 300, 160, 140, 110, 100, 50],
    medium: [3_200, 1_100, 400, 200, 110, 60, 30],
    high: [16_500, 2_400, 810, 200, 70, 20, 20],
  },
  16: {
    low: [1_600, 900, 200, 140, 140, 120, 110, 100, 50],
    medium: [10_800, 4_100, 1_000, 500, 300, 150, 100, 50, 30],
    high: [97_000, 12_800, 2_600, 900, 400, 200, 20, 20, 20],
  },
}

/** Hundredths of the stake, bucket by bucket from the left. */
export const bucketsOf = (rows: Rows, risk: Risk): readonly number[] => {
  const half = halves[rows][risk]
  return [...half, ...half.slice(0, -1).reverse()]
}

export const stakes = stakesFor(970)
