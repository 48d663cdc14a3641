import { expect, test } from 'vitest'
import { around, brightness } from './frame-light.ts'

const box = { x: 100, y: 50, width: 600, height: 400 }

test('bulbs stand on the edge, all around and evenly', () => {
  const bulbs = around(box, 24)
  for (const { x, y } of bulbs) {
    expect(x).toBeGreaterThanOrEqual(box.x - 0.01)
    expect(x).toBeLessThanOrEqual(box.x + box.width + 0.01)
    const isOnSide = Math.min(Math.abs(x - box.x), Math.abs(x - box.x - box.width)) < 25
    const isOnEnd = Math.min(Math.abs(y - box.y), Math.abs(y - box.y - box.height)) < 25
    expect(isOnSide || isOnEnd).toBe(true)
  }
  const gaps = bulbs.map((bulb, index) => {
    const next = bulbs[(index + 1) % bulbs.length] ?? bulb
    return Math.hypot(next.x - bulb.x, next.y - bulb.y)
  })
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(3)
})

test('the light runs forward, is brightest at its head and never goes out', () => {
  expect(brightness(0.3, 0.3)).toBe(1)
  expect(brightness(0.2, 0.3)).toBeLessThan(1)
  expect(brightness(0.31, 0.3)).toBe(brightness(0.9, 0.3))
  for (let turned = 0; turned < 3; turned += 0.05) expect(brightness(0.5, turned)).toBeGreaterThan(0)
})
