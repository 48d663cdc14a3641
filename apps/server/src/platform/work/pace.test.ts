import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTurn, openPace } from './pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const took = (ms: number) => new Promise<void>((wake) => setTimeout(wake, ms))

test('work in the background leaves the processors to others for as long as it used them', async () => {
  const pace = openPace()
  const begun: number[] = []
  const from = performance.now()
  const run = async () => {
    for (let at = 0; at < 3; at++)
      await pace.piece(async () => {
        begun.push(performance.now() - from)
        await took(50)
      })
  }
  const running = run()
  await vi.advanceTimersByTimeAsync(1_000)
  await running
  expect(begun).toEqual([0, 100, 200])
})

test('what is far behind rests no more, so that it catches up', async () => {
  const pace = openPace(100)
  let pieces = 0
  const run = async () => {
    for (let at = 0; at < 10; at++) await pace.piece(() => took(50).then(() => void pieces++))
  }
  const running = run()
  await vi.advanceTimersByTimeAsync(10 * 50 + 100)
  expect(pieces).toBe(10)
  expect(pace.isHurried()).toBe(true)
  await running
})

test('two works of one process take turns, and one that fails keeps no other from its own', async () => {
  let [now, most] = [0, 0]
  const piece = async () => {
    most = Math.max(most, ++now)
    await took(10)
    now--
  }
  const failed = inTurn(() => piece().then(() => Promise.reject(new Error('away'))))
  const done = Promise.all([expect(failed).rejects.toThrow('away'), inTurn(piece), openPace().piece(piece)])
  await vi.advanceTimersByTimeAsync(1_000)
  await done
  expect(most).toBe(1)
})

test('where no calls are answered two pieces are under way at once, and never three', async () => {
  vi.resetModules()
  const alone = await import('./pace.ts')
  alone.answerNoCalls()
  let [now, most] = [0, 0]
  const piece = async () => {
    most = Math.max(most, ++now)
    await took(10)
    now--
  }
  const done = Promise.all(Array.from({ length: 6 }, () => alone.inTurn(piece)))
  await vi.advanceTimersByTimeAsync(30)
  await done
  expect(most).toBe(2)
})

test('one that hangs keeps the others waiting for a second, and no longer', async () => {
  void inTurn(() => new Promise(() => {}))
  let isDone = false
  const done = inTurn(async () => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await done
  expect(isDone).toBe(true)
})
