import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRested } from './rested.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('nobody plays again before a rest, and whoever wants a player meanwhile waits for the first who has rested', async () => {
  const players = openRested(2, 300)
  const [first, second] = [await players.next(), await players.next()]
  let third: number | null = null
  const taken = players.next().then((place) => {
    third = place
  })
  players.back(second)
  await vi.advanceTimersByTimeAsync(100)
  players.back(first)
  await vi.advanceTimersByTimeAsync(199)
  expect(third).toBeNull()
  await vi.advanceTimersByTimeAsync(2)
  await taken
  expect(third).toBe(second)
})
