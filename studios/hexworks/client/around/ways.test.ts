import { expect, test } from 'vitest'
import { rules } from '../../games/slot-bagan-ways/engine.ts'
import { seeded } from '../../testing/draws.ts'
import { readShown } from '../slot/read-shown.ts'
import { waysOf } from './ways.ts'

test('the count of ways is that of the reels that stand: of every height in a round, never above 117,649', () => {
  const table = { currency: 'MMK', scale: 2 }
  const seen = new Set<number>()
  for (let nonce = 0; nonce < 60; nonce += 1) {
    const { spins } = readShown(
      rules.play({ stake: 10_000n, choice: {} }, [], seeded(rules.code, nonce), table)!.shown,
    )
    for (const { grid } of spins) {
      const paths = grid.reduce((sum, reel) => reel.reduce((so) => so + sum, 0), 1)
      expect(waysOf(grid)).toBe(paths)
      expect(waysOf(grid)).toBeLessThanOrEqual(117_649)
      seen.add(waysOf(grid))
    }
  }
  expect(seen.size).toBeGreaterThan(20)
})

test('five reels of three have 243 ways', () => {
  expect(waysOf(Array.from({ length: 5 }, () => ['a', 'b', 'c']))).toBe(243)
})
