import { expect, test } from 'vitest'
import { type Act, poseOf } from './acts.ts'
import { speckAt } from './waiting.ts'

const acts: readonly Act[] = ['roar', 'swing', 'turn', 'flash', 'hop', 'swell']

test.each(acts)('a symbol that does %s stands as always before and after it', (act) => {
  for (const share of [0, 1, -1, 2]) {
    const { wide, high, tilt, lift } = poseOf(act, share)
    expect(wide).toBeCloseTo(1, 5)
    expect(high).toBeCloseTo(1, 5)
    expect(tilt).toBeCloseTo(0, 5)
    expect(lift).toBeCloseTo(0, 5)
  }
})

test.each(acts)(
  'a symbol that does %s moves, stays within its neighbours and is always to be seen',
  (act) => {
    const poses = Array.from({ length: 99 }, (_, at) => poseOf(act, (at + 1) / 100))
    expect(new Set(poses.map((pose) => JSON.stringify(pose))).size).toBeGreaterThan(20)
    for (const { wide, high, tilt, lift } of poses) {
      expect(Math.abs(wide)).toBeGreaterThan(0.05)
      expect(Math.abs(wide)).toBeLessThan(1.25)
      expect(high).toBeGreaterThan(0.85)
      expect(high).toBeLessThan(1.25)
      expect(Math.abs(tilt)).toBeLessThan(0.3)
      expect(lift).toBeLessThan(0.2)
    }
  },
)

test('dust stays within the reel that is waited for', () => {
  for (let index = 0; index < 46; index++)
    for (let at = 0; at < 4_000; at += 130) {
      const { x, y, light } = speckAt(index, at)
      for (const share of [x, y, light]) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
})
