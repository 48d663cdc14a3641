import { afterEach, expect, test, vi } from 'vitest'
import { briefly, forgetKept } from './briefly.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('what is kept is answered until its moment is over, or until it is forgotten', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  let asked = 0
  const answer = briefly(1_000, async () => ++asked)
  expect([await answer(), await answer()]).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await answer()).toBe(1)
  vi.advanceTimersByTime(1)
  expect([await answer(), await answer()]).toEqual([2, 2])
  forgetKept()
  expect([await answer(), await answer()]).toEqual([3, 3])
})
