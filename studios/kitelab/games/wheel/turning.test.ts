import { expect, test } from 'vitest'
import { kyat, seeded } from '../../shared/testing.ts'
import { game } from './game.ts'
import { readShown } from './shown.ts'
import { segmentAt, strain, turnedTo } from './turning.ts'

test.each([10, 20, 50])(
  "the ticker of the wheel of %i ends at the round's own segment, at rest",
  (segments) => {
    for (let seed = 1; seed <= 120; seed++) {
      const choice = game.rules.readChoice({ segments }, kyat)
      const played = choice && game.rules.play({ stake: 50_000n, choice }, [], seeded(seed * 7919), kyat)
      if (!played) throw new Error('no round')
      const shown = readShown(played.shown)
      const turned = turnedTo(shown.segment, segments)
      expect(segmentAt(turned, segments)).toBe(shown.segment)
      expect(strain(turned, segments)).toBe(0)
    }
  },
)

test('a peg bends the ticker as it passes, and lets it go', () => {
  expect(strain(0.5 / 10, 10)).toBeGreaterThan(20)
  expect(strain(0.9 / 10, 10)).toBeLessThan(2)
})
