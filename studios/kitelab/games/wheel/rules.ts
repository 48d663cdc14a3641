/** Wheel: its tables. A change here is a new version of the game. */
import { maxWin, stakesFor } from '../../shared/limits.ts'

export { maxWin }
export const code = 'wheel'
export const version = '1.0.0'

export type Segments = 10 | 20 | 50

/** Hundredths of the stake, clockwise from the top. */
export const wheels: Readonly<Record<Segments, readonly number[]>> = {
  10: [150, 120, 120, 0, 120, 120, 120, 0, 120, 120],
  20: [0, 150, 0, 200, 0, 200, 0, 200, 0, 150, 0, 300, 0, 180, 0, 200, 0, 200, 0, 170],
  50: [4_850, ...new Array<number>(49).fill(0)],
}

export const stakes = stakesFor(48.5)
