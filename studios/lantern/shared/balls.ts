import type { Random } from '@jackfruit/fairness'

/** `count` different numbers from `from` to `to`, in the order of the draws. */
export function drawBalls(random: Random, from: number, to: number, count: number): number[] {
  const pool: number[] = []
  for (let ball = from; ball <= to; ball++) pool.push(ball)
  const drawn: number[] = []
  for (let left = pool.length; drawn.length < count; left--) {
    const at = random.below(left)
    drawn.push(pool[at] ?? 0)
    pool[at] = pool[left - 1] ?? 0
  }
  return drawn
}

/** By number: at which call it came, counted from 1; undefined where it did not. 0, the free cell, is there at once. */
export function callsOf(called: readonly number[]): readonly (number | undefined)[] {
  const at: (number | undefined)[] = [0]
  for (const [i, ball] of called.entries()) at[ball] = i + 1
  return at
}
