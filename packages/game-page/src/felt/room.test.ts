import { expect, test } from 'vitest'
import { chipSizeOf, roomOf } from './room.ts'

const chipOf = (width: number, height: number) => {
  const { deep, broad, flat } = roomOf({ width, height })
  return deep ? 'below' : broad ? (flat ? 'beside, for the odds' : 'beside') : 'for the odds'
}

test('a chip has a place of its own on every size of place, so that no text lies under it', () => {
  // Player and a pair of baccarat on a desktop, a broad bet of a phone, a pair of dice.
  expect(chipOf(320, 210)).toBe('below')
  expect(chipOf(160, 120)).toBe('below')
  expect(chipOf(160, 60)).toBe('beside')
  expect(chipOf(124, 40)).toBe('beside, for the odds')
  expect(chipOf(62, 40)).toBe('for the odds')
})

test('the marked spot for a chip is drawn only where name, odds and chip stand below one another', () => {
  for (const width of [40, 100, 146, 300])
    for (const height of [40, 80, 113, 200]) {
      const { roomy, deep } = roomOf({ width, height })
      if (roomy) expect(deep).toBe(true)
    }
  expect(roomOf({ width: 160, height: 120 }).roomy).toBe(true)
  expect(roomOf({ width: 70, height: 120 }).roomy).toBe(false)
})

test('a chip is as large as its place allows: 60 and more on a desk, and never larger than its place', () => {
  // Player and a pair of baccarat on 1440, a hand of blackjack.
  for (const [width, height] of [
    [455, 145],
    [225, 74],
    [455, 118],
  ] as const)
    expect(chipSizeOf({ width, height })).toBeGreaterThanOrEqual(60)
  for (const width of [36, 62, 90, 124, 225, 455])
    for (const height of [36, 40, 52, 74, 90, 145]) {
      const size = chipSizeOf({ width, height })
      expect(size).toBeLessThanOrEqual(Math.min(66, width, height))
      expect(size).toBeGreaterThanOrEqual(20)
    }
})
