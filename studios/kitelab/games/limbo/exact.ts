/** Limbo's exact return: the draws that reach a target are counted, of all 2⁵². */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { winOrLose } from '../../shared/moments.ts'
import { edge } from './rules.ts'

const all = 2n ** 52n

/** How many of the 2⁵² draws reach a target of so many hundredths: those with 2⁵² − r ≤ 97 × 2⁵² / target. */
export const reaching = (target: number): bigint => (BigInt(100 - edge) * all) / BigInt(target)

export const exact = (target: number) => winOrLose(Number(reaching(target)) / Number(all), target / 100)

export const plans = (): readonly Plan[] =>
  [200, 110, 1_000, 100_000_000].map((target) => ({
    name: `target ${(target / 100).toFixed(2)}`,
    choice: { target },
    exact: exact(target),
  }))
