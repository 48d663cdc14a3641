/** The exact mathematics of Kite Dice: every one of the 36 falls of two dice is counted. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { faces, pays } from './rules.ts'

export interface Exact {
  readonly falls: number
  readonly totalReturn: number
  readonly hitRate: number
  readonly deviation: number
  readonly most: number
}

export function exact(): Exact {
  const numbers = Array.from({ length: faces }, (_, face) => face + 1)
  const back = numbers.flatMap((first) => numbers.map((second) => (pays[first + second] ?? 0) / 100))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const totalReturn = mean(back)
  return {
    falls: back.length,
    totalReturn,
    hitRate: back.filter((value) => value > 0).length / back.length,
    deviation: Math.sqrt(mean(back.map((value) => value * value)) - totalReturn * totalReturn),
    most: Math.max(...back),
  }
}

/** There is one way to play. */
export function plans(): Plan[] {
  const { totalReturn, hitRate, deviation, most } = exact()
  return [{ name: 'only', choice: null, exact: { rtp: totalReturn, hitRate, deviation, most } }]
}
