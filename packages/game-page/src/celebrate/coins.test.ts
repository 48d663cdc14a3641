import { describe, expect, test } from 'vitest'
import { type Box, clearance, coinsFor, flightAt, makeCoins, noCoin, turns } from './coins.ts'
import { specs } from './tiers.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const lying = { width: 844, height: 390 }
const words = ({ width, height }: typeof wide): Box[] => [
  { x: width * 0.14, y: height * 0.15, width: width * 0.72, height: height * 0.14 },
  { x: width * 0.06, y: height * 0.42, width: width * 0.88, height: height * 0.2 },
]

const meets = (box: Box, { x, y, size }: { x: number; y: number; size: number }) => {
  const across = Math.max(box.x - x, 0, x - box.x - box.width)
  const down = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(across, down) < size / 2
}

describe.each([wide, phone, lying])('coins on $width x $height', (screen) => {
  const clear = words(screen)
  const shower = { count: specs[4].coins, withinMs: 3000, hasDepths: true }

  test('never cross the words: whatever would touch them is not drawn', () => {
    for (let seed = 1; seed < 12; seed += 1) {
      const coins = makeCoins({ ...screen, clear }, shower, seed)
      const now = noCoin()
      for (let at = 0; at <= coins.overMs; at += 33)
        for (let index = 0; index < coins.count; index += 1) {
          coins.at(index, at, now)
          if (now.alpha > 0) expect(clear.some((box) => meets(box, now))).toBe(false)
        }
    }
  })

  test('rise over half of the screen, stay on it as long as they are seen, and are all gone in the end', () => {
    const coins = makeCoins({ ...screen, clear: [] }, shower)
    const now = noCoin()
    let highest = screen.height
    for (let index = 0; index < coins.count; index += 1) {
      for (let at = 0; at <= coins.overMs; at += 40) {
        coins.at(index, at, now)
        if (now.alpha === 0) continue
        expect(now.turn).toBeGreaterThanOrEqual(0)
        expect(now.turn).toBeLessThan(turns)
        expect(Math.abs(now.x - screen.width / 2)).toBeLessThanOrEqual(screen.width / 2 + now.size)
        highest = Math.min(highest, now.y)
      }
      coins.at(index, coins.overMs, now)
      expect(now.alpha).toBe(0)
    }
    expect(highest).toBeLessThan(screen.height / 2)
  })

  test('are few near ones, and the rest in two depths', () => {
    const coins = makeCoins({ ...screen, clear: [] }, shower)
    const depths = Array.from({ length: coins.count }, (_, index) => {
      const now = noCoin()
      for (let at = 0; at <= coins.overMs && now.alpha === 0; at += 20) coins.at(index, at, now)
      return now.depth
    })
    expect(depths.filter((depth) => depth === 'near').length).toBeLessThanOrEqual(6)
    expect(new Set(depths)).toEqual(new Set(['near', 'back', 'front']))
  })
})

test('there are never more than 250, and half as many on a phone', () => {
  expect([coinsFor(220, wide), coinsFor(220, phone), coinsFor(9999, wide)]).toEqual([220, 110, 250])
})

test('a coin far from words is whole, and vanishes before it touches one', () => {
  const box = [{ x: 100, y: 100, width: 100, height: 20 }]
  expect(clearance({ x: 400, y: 100, size: 40 }, box)).toBe(1)
  expect(clearance({ x: 231, y: 110, size: 40 }, box)).toBeGreaterThan(0)
  expect(clearance({ x: 220, y: 110, size: 40 }, box)).toBe(0)
  expect(clearance({ x: 150, y: 110, size: 40 }, box)).toBe(0)
})

test('the coins of a plain win leave where it was won and end at the balance', () => {
  const [from, to] = [
    { x: 700, y: 500 },
    { x: 60, y: 860 },
  ]
  for (let index = 0; index < 8; index += 1) {
    const flown = { from, to, index, count: 8 }
    expect(flightAt(flown, 0)).toMatchObject({ ...from, alpha: 0 })
    const end = flightAt(flown, 1)
    expect([Math.round(end.x), Math.round(end.y), end.alpha]).toEqual([to.x, to.y, 0])
  }
})
