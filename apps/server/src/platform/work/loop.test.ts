import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type LoopOptions, loop, loopFigures } from './loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fail = () => Promise.reject(new Error('away'))
const quiet = () => {}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function looping(options: Partial<LoopOptions> = {}) {
  const work = vi.fn(options.work ?? (async () => {}))
  return { work, ...loop({ name: 'test', everyMs: 1_000, onError: quiet, ...options, work }) }
}

/** A run that lasts until it is told to end. */
function slowly() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, end: () => ends.shift()?.() }
}

describe('a loop', () => {
  test('runs at once, and again a pause after each run has ended', async () => {
    const slow = slowly()
    const { work, stop } = looping(slow)
    await pass(5_000)
    expect(work).toHaveBeenCalledTimes(1)
    slow.end()
    await pass(999)
    expect(work).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(work).toHaveBeenCalledTimes(2)
    slow.end()
    await stop()
  })

  test('ends at once while it pauses, and never runs again', async () => {
    const { work, stop, wake } = looping()
    await pass(100)
    await stop()
    wake()
    await pass(60_000)
    expect(work).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('waits for the run on its way when it is stopped, and tells it', async () => {
    let isDone = false
    const { stop } = looping({
      work: (signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () =>
            setTimeout(() => {
              isDone = true
              resolve(null)
            }, 200),
          ),
        ),
    })
    await pass(10)
    const stopped = stop().then(() => isDone)
    await pass(200)
    expect(await stopped).toBe(true)
  })

  test('is woken early; woken in the middle of a run it runs once more, however often it was woken', async () => {
    const slow = slowly()
    const { work, stop, wake } = looping(slow)
    wake()
    wake()
    slow.end()
    await pass(0)
    expect(work).toHaveBeenCalledTimes(2)
    slow.end()
    await pass(10)
    expect(work).toHaveBeenCalledTimes(2)
    wake()
    await pass(0)
    expect(work).toHaveBeenCalledTimes(3)
    slow.end()
    await stop()
  })

  test('pauses longer after each failure in a row, up to a bound, and as ever after a success', async () => {
    const heard: number[] = []
    let isAway = true
    const { work, stop } = looping({
      work: () => (isAway ? fail() : Promise.resolve()),
      onError: (_, inARow) => heard.push(inARow),
    })
    for (const pauseMs of [1_000, 2_000, 4_000, 8_000, 10_000, 10_000]) {
      const before = work.mock.calls.length
      await pass(pauseMs - 1)
      expect(work).toHaveBeenCalledTimes(Math.max(before, 1))
      await pass(1)
    }
    expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7])
    isAway = false
    await pass(10_000)
    const before = work.mock.calls.length
    await pass(1_000)
    expect(work).toHaveBeenCalledTimes(before + 1)
    await stop()
  })

  test('waits after failures as its owner says', async () => {
    const { work, stop } = looping({
      work: fail,
      everyMs: 300_000,
      afterError: { firstMs: 2_000, mostMs: 2_000 },
    })
    await pass(6_000)
    expect(work).toHaveBeenCalledTimes(4)
    await stop()
  })

  test('that works by the clock does nothing while the clocks are apart, and goes on by itself', async () => {
    let isApart = true
    const { work, stop } = looping({
      clock: { apart: () => (isApart ? { whose: 'process', aheadMs: 86_400_000 } : null) },
    })
    await pass(10_000)
    expect(work).not.toHaveBeenCalled()
    isApart = false
    await pass(1_000)
    expect(work).toHaveBeenCalledTimes(1)
    await stop()
  })

  test('counts its runs, its failures and how long the last run took', async () => {
    const name = 'counted'
    const { stop } = looping({
      name,
      work: () => new Promise((_, reject) => setTimeout(() => reject(new Error('away')), 250)),
    })
    await pass(250)
    await stop()
    const figures = await Promise.all(
      loopFigures.map(async (figure) => {
        const { values } = await figure.get()
        return values.find(({ labels }) => labels.loop === name)?.value
      }),
    )
    expect(figures).toEqual([1, 1, 0.25])
  })
})
