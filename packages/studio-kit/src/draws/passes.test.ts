import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPasses } from './passes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What is due at which times of the clock; a pass takes one. */
function work(...dueAt: number[]) {
  const from = Date.now()
  const said: string[] = []
  const passes = startPasses({
    async pass() {
      said.push(`pass ${Date.now() - from}`)
      return dueAt.splice(0, 1).length
    },
    async untilDueMs() {
      said.push(`look ${Date.now() - from}`)
      return dueAt[0] === undefined ? Number.POSITIVE_INFINITY : from + dueAt[0] - Date.now()
    },
    failed: () => said.push('failed'),
  })
  return { passes, said, dueAt }
}

test('nothing is done before it is due, and looked for once a second', async () => {
  const { passes, said } = work(2_300)
  await vi.advanceTimersByTimeAsync(2_400)
  expect(said.slice(0, 5)).toEqual(['look 0', 'look 1000', 'look 2000', 'look 2300', 'pass 2300'])
  expect(said).toHaveLength(6)
  await passes.stop()
})

test('what is due together is taken without a pause', async () => {
  const { passes, said } = work(0, 0)
  await vi.advanceTimersByTimeAsync(100)
  expect(said.map((each) => each.slice(0, 4))).toEqual(['look', 'pass', 'look', 'pass', 'look'])
  await passes.stop()
})

test('who is woken looks at once, also where a pass was under way', async () => {
  const { passes, said, dueAt } = work()
  passes.wake()
  await vi.advanceTimersByTimeAsync(300)
  expect(said).toEqual(['look 0', 'look 0'])
  dueAt.push(0)
  passes.wake()
  await vi.advanceTimersByTimeAsync(1)
  expect(said).toContain('pass 300')
  await passes.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said.filter((each) => each.startsWith('pass'))).toHaveLength(1)
})

test('a look that fails is told, and comes again', async () => {
  let looks = 0
  const failed = vi.fn()
  const passes = startPasses({
    pass: async () => 0,
    untilDueMs: () => (looks++ === 0 ? Promise.reject(new Error('gone')) : Promise.resolve(10_000)),
    failed,
  })
  await vi.advanceTimersByTimeAsync(250)
  expect([looks, failed.mock.calls.length]).toEqual([2, 1])
  await passes.stop()
})
