import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arcFrames, onArc } from './arc.ts'

const way = fc.record({
  from: fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -700, max: 700 }) }),
  swing: fc.constantFrom(0.16, 0.22, 0.3),
})

test('a card begins where it comes from, and ends exactly where it lies, upright and in its size', () => {
  fc.assert(
    fc.property(way, (one) => {
      const begins = onArc(one, 0)
      expect([begins.x, begins.y]).toEqual([one.from.x + 0, one.from.y + 0])
      const frames = arcFrames({ ...one, turn: 48, scale: 0.6 })
      expect(frames.at(-1)).toMatchObject({ offset: 1 })
      expect(String(frames.at(-1)?.['transform']).replaceAll('-0', '0')).toBe(
        'translate(0.0px, 0.0px) rotate(0.0deg) scale(1.000)',
      )
      expect(String(frames[0]?.['transform'])).toContain('scale(0.600)')
    }),
  )
})

test('on its way it swings aside of the straight line, towards the far side of the table', () => {
  for (const x of [-400, 400]) {
    const half = onArc({ from: { x, y: 0 } }, 0.5)
    expect(half.x).toBeCloseTo(x / 2)
    expect(half.y).toBeLessThan(-40)
  }
  expect(onArc({ from: { x: 0, y: 0 } }, 0.5)).toEqual({ x: 0, y: 0 })
})
