/** What the reels of Thingyan Tumble may promise while they turn: the scatter that is missing. Each cell is drawn by itself, and free spins have none. */
import type { Coming, Promises } from '../../client/reels/anticipation.ts'
import { rows, scatter, scattersToTrigger, scatterWeight, weights } from './rules.ts'

const others = Object.values(weights).reduce((sum, weight) => sum + weight, 0)

/** In how many ways a reel shows so many scatters. */
const ways = (count: number) => [1, 4, 6, 4, 1][count] ?? 0

const base: readonly Coming[] = Array.from({ length: rows + 1 }, (_, count) => ({
  symbols: new Array<string>(count).fill(scatter),
  weight: ways(count) * scatterWeight ** count * others ** (rows - count),
}))

export const promises: Promises = {
  counted: { symbol: scatter, steps: [scattersToTrigger], near: 1 },
  coming: (_, kind) => (kind === 'free' ? [] : base),
}
