import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Celebration, Win } from './celebration.ts'
import { fetchedCelebration } from './fetched.ts'

const win: Win = {
  ...{ amount: 900n, bet: 100n, words: '', pace: 1, isStill: false, round: '1', balance: 900n },
}
const seen: number[] = []
const loaded = {
  celebrate: (tier: number) => {
    seen.push(tier)
    return { done: Promise.resolve(), press: () => seen.push(-tier) }
  },
  isOn: () => true,
} as unknown as Celebration

beforeEach(() => {
  vi.useFakeTimers()
  seen.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('is fetched once, and then celebrates at once', async () => {
  const load = vi.fn(async () => loaded)
  const celebration = fetchedCelebration(load)
  expect(celebration.isOn()).toBe(false)
  celebration.prepare()
  celebration.prepare()
  await vi.advanceTimersByTimeAsync(0)
  celebration.celebrate(2, win)
  expect([load.mock.calls.length, seen, celebration.isOn()]).toEqual([1, [2], true])
})

test('a win that comes before it waits for it', async () => {
  const celebration = fetchedCelebration(
    () => new Promise((resolve) => setTimeout(() => resolve(loaded), 400)),
  )
  const { done, press } = celebration.celebrate(3, win)
  await vi.advanceTimersByTimeAsync(500)
  await done
  press()
  expect(seen).toEqual([3, -3])
})

test('a press while it is still on its way leaves it out', async () => {
  const celebration = fetchedCelebration(
    () => new Promise((resolve) => setTimeout(() => resolve(loaded), 400)),
  )
  const { done, press } = celebration.celebrate(3, win)
  press()
  await done
  await vi.advanceTimersByTimeAsync(2_000)
  expect(seen).toEqual([])
})

test.each([
  ['does not come', () => new Promise<Celebration>(() => {})],
  ['is lost', () => Promise.reject(new Error('no network'))],
])('where it %s the round goes on', async (_, load) => {
  const celebration = fetchedCelebration(load)
  const { done } = celebration.celebrate(4, win)
  await vi.advanceTimersByTimeAsync(1_600)
  await done
  expect(seen).toEqual([])
})
