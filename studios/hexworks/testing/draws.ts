/** Chance for tests: draws that are named, or a seed that repeats. */
import { drawPf1, type Random, type Stream } from '@jackfruit/fairness'

/** Gives these values and no others: a draw more, or one that is out of range, is a broken test. */
export function theseDraws(values: readonly number[]): Random & { readonly left: () => number } {
  let at = 0
  return {
    below(n) {
      const value = values[at++]
      if (value === undefined || value >= n) throw new RangeError(`draw ${at} is ${value}, of ${n}`)
      return value
    },
    left: () => values.length - at,
  }
}

/** The same draws at every run: those of PF1 for a server seed of zeros. */
export const seeded = (gameId: string, nonce = 0): Stream =>
  drawPf1({ serverSeed: new Uint8Array(32), clientSeed: 'test', nonce, gameId })
