import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beatJob, hearClock } from './beat.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a clock that nobody started, or that fell silent, is warned of each minute and measured', async () => {
  const hearing = new Set<() => void>()
  const bus = {
    publish() {
      for (const hear of hearing) hear()
    },
    subscribe(_channel: string, hear: (payload: string) => void) {
      const each = () => hear('')
      hearing.add(each)
      return () => hearing.delete(each)
    },
  }
  const warn = vi.fn()
  const { figure, stop } = hearClock(bus, { warn })
  const seconds = async () => (await figure.get()).values[0]?.value
  const { work } = beatJob(bus)

  await vi.advanceTimersByTimeAsync(179_000)
  expect(warn).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(121_000)
  expect(warn.mock.calls.map(([{ minutes }]) => minutes)).toEqual([3, 4, 5])
  expect(await seconds()).toBe(300)

  await work()
  expect(await seconds()).toBe(0)
  warn.mockClear()
  await vi.advanceTimersByTimeAsync(150_000)
  expect(warn).not.toHaveBeenCalled()

  await stop()
  expect(hearing.size).toBe(0)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(warn).not.toHaveBeenCalled()
})
