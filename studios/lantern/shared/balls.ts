import type { Random } from '@jackfruit/fairness'

/** `count` different numbers from `from` to `to`, in the order of the draws. */
export function drawBalls(random: Random, from: number, to: number, count: number): number[] {
  const pool = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return Array.from({ length: count }, () => {
    const at = random.below(pool.length)
    const ball = pool[at] ?? 0
    pool[at] = pool[pool.length - 1] ?? 0
    pool.pop()
    return ball
  })
}
