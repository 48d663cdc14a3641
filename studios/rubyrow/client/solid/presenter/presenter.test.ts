import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { tables } from '../../../tables/index.ts'
import { bend } from './arm.ts'
import { presenterLooks, presenterOf } from './looks.ts'

test('every table has the same presenter each time, and many of them stand in the house', () => {
  const seen = tables.map(({ id }) => presenterOf(id))
  expect(tables.map(({ id }) => presenterOf(id))).toEqual(seen)
  expect(new Set(seen).size).toBeGreaterThan(presenterLooks.length / 2)
})

test('an arm reaches every point within its length, and towards every other one; its bones keep their length', () => {
  const shoulder = new Vector3(0.8, 1, -2.9)
  const pole = new Vector3(0.9, -0.35, -0.5)
  for (const [x, y, z] of [
    [0.9, 0.1, -1.4],
    [2.4, 0.2, -1.2],
    [-0.6, 0.1, -1],
    [6, 0, 4],
    [0.8, 1, -2.8],
  ] as const) {
    const point = new Vector3(x, y, z)
    const { elbow, wrist } = bend(shoulder, point, pole)
    const far = shoulder.distanceTo(point)
    expect(shoulder.distanceTo(elbow)).toBeCloseTo(elbow.distanceTo(wrist), 6)
    if (far > 0.5 && far < 2.4) expect(wrist.distanceTo(point)).toBeLessThan(1e-6)
    else
      expect(
        wrist.clone().sub(shoulder).normalize().dot(point.clone().sub(shoulder).normalize()),
      ).toBeCloseTo(1, 6)
    // The elbow hangs below the line between the two, or beside it, never above it.
    expect(elbow.y).toBeLessThanOrEqual(Math.max(shoulder.y, wrist.y) + 1e-6)
  }
})
