import { flatness } from '@jackfruit/game-page/wheel/wheel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { stationIn } from './stand.ts'

const rooms = fc.record({
  x: fc.integer({ min: 0, max: 400 }),
  y: fc.integer({ min: 0, max: 60 }),
  width: fc.integer({ min: 150, max: 2500 }),
  height: fc.integer({ min: 120, max: 1200 }),
})

test('while chips are laid all of the wheel stands within the room for the play', () => {
  fc.assert(
    fc.property(rooms, (room) => {
      const { x, y, width } = stationIn(room, false)
      expect(x - width / 2).toBeGreaterThanOrEqual(room.x)
      expect(x + width / 2).toBeLessThanOrEqual(room.x + room.width)
      expect(y - (width * flatness) / 2).toBeGreaterThanOrEqual(room.y)
      // The bowl's side is below its ring.
      expect(y + width * (flatness / 2 + 0.075)).toBeLessThanOrEqual(room.y + room.height)
    }),
  )
})

test('while the ball rolls it is larger, in the middle, and no wider than its room', () => {
  const desk = { x: 30, y: 8, width: 1380, height: 520 }
  const [aside, spun] = [stationIn(desk, false), stationIn(desk, true)]
  expect(spun.width).toBeGreaterThan(aside.width)
  expect(spun.x).toBe(720)
  fc.assert(
    fc.property(rooms, (room) => {
      expect(stationIn(room, true).width).toBeLessThanOrEqual(room.width)
    }),
  )
})
