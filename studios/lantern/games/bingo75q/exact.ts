/**
 * Inclusion–exclusion over the twelve lines. A set of lines that covers u numbers is complete after
 * n of 75 balls in C(75 − u, n − u) of C(75, n) ways, so only u and the number of lines matter.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { choose } from '../../shared/bands.ts'
import { bands, freeCell, lines } from './rules.ts'

const masks = lines.map((line) =>
  line.reduce((mask, cell) => (cell === freeCell ? mask : mask | (1 << cell)), 0),
)

/** By the number of covered cells: odd sets of lines less even sets. */
function signedSets(): number[] {
  const counts = new Array<number>(26).fill(0)
  for (let set = 1; set < 1 << masks.length; set++) {
    let [union, sign] = [0, -1]
    for (const [line, mask] of masks.entries())
      if (set & (1 << line)) {
        union |= mask
        sign = -sign
      }
    const cells = bits(union)
    counts[cells] = (counts[cells] ?? 0) + sign
  }
  return counts
}

function bits(mask: number): number {
  let count = 0
  for (let left = mask; left > 0; left &= left - 1) count++
  return count
}

const sets = signedSets()

/** How likely a line is complete after this many balls. */
export const lineBy = (called: number): number =>
  sets.reduce((sum, sign, cells) => sum + (sign * choose(75 - cells, called - cells)) / choose(75, called), 0)

/** How likely the first line comes in each band. */
export const bandChances = (): number[] =>
  bands.map(({ balls }, i) => lineBy(balls) - lineBy(bands[i - 1]?.balls ?? 0))

export function plans(): readonly Plan[] {
  const chances = bandChances()
  const mean = (power: number) =>
    chances.reduce((sum, chance, i) => sum + chance * ((bands[i]?.times ?? 0) / 1e4) ** power, 0)
  const rtp = mean(1)
  const exact = {
    ...{ rtp, hitRate: mean(0), deviation: Math.sqrt(mean(2) - rtp * rtp) },
    most: Math.max(...bands.map(({ times }) => times)) / 1e4,
  }
  return [{ name: 'card', choice: null, exact }]
}
