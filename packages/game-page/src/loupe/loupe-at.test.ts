import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loupeAt } from './loupe-at.ts'

const lens = { width: 168, height: 168, times: 3 }
const table = { width: 390, height: 590 }
const field = { x: 8, y: 350 }
const fingers = fc.record({ x: fc.integer({ min: 8, max: 382 }), y: fc.integer({ min: 350, max: 586 }) })

test('the point under the finger is in the middle of the lens, and the lens within the table', () => {
  fc.assert(
    fc.property(fingers, (finger) => {
      const { left, top, x, y } = loupeAt(finger, { table, field }, lens)
      // What lies at the finger, three times as large, from the lens's corner.
      expect((finger.x - field.x) * 3 + x).toBeCloseTo(84)
      expect((finger.y - field.y) * 3 + y).toBeCloseTo(84)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + lens.width).toBeLessThanOrEqual(table.width)
      expect(top).toBeGreaterThanOrEqual(0)
      expect(top + lens.height).toBeLessThanOrEqual(table.height)
    }),
  )
})

test('it stands above the finger, so that the hand does not cover it', () => {
  const { top } = loupeAt({ x: 200, y: 480 }, { table, field }, lens)
  expect(top + lens.height).toBeLessThan(480 - 20)
})
