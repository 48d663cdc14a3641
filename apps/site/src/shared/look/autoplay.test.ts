import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { every, isMoving, startClock } from './autoplay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[BC-01] [BN-02] slides advance every 5000 ms', () => {
  const tick = vi.fn()
  const clock = startClock(tick)
  vi.advanceTimersByTime(4999)
  expect(tick).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(tick).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(every * 2)
  expect(tick).toHaveBeenCalledTimes(3)
  clock.stop()
  vi.advanceTimersByTime(every * 3)
  expect(tick).toHaveBeenCalledTimes(3)
})

test('[BN-03] after a swipe or a click autoplay goes on, a whole wait later', () => {
  const tick = vi.fn()
  const clock = startClock(tick)
  vi.advanceTimersByTime(4000)
  clock.again()
  vi.advanceTimersByTime(4999)
  expect(tick).toHaveBeenCalledTimes(0)
  vi.advanceTimersByTime(1)
  expect(tick).toHaveBeenCalledTimes(1)
  clock.stop()
})

test('nothing moves alone, held, paused, or for people who want no motion', () => {
  const scene = { count: 2, isHeld: false, isPaused: false, prefersStill: false }
  expect(isMoving(scene)).toBe(true)
  expect(isMoving({ ...scene, count: 1 })).toBe(false)
  expect(isMoving({ ...scene, isHeld: true })).toBe(false)
  expect(isMoving({ ...scene, isPaused: true })).toBe(false)
  expect(isMoving({ ...scene, prefersStill: true })).toBe(false)
})
