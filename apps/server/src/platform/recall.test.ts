import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openRecall } from './recall.ts'

function counting(answers: () => number | Error) {
  const asked: string[] = []
  return {
    asked,
    ask: async (key: string) => {
      asked.push(key)
      await pause(1)
      const answer = answers()
      if (answer instanceof Error) throw answer
      return answer
    },
  }
}

test('callers who come together share one question', async () => {
  const { asked, ask } = counting(() => 7)
  const recall = openRecall(ask, { freshMs: 1_000, staleMs: 2_000 })
  expect(await Promise.all([recall.get('a'), recall.get('a'), recall.get('b')])).toEqual([7, 7, 7])
  expect(asked).toEqual(['a', 'b'])
})

test('an answer that is not fresh is given at once and asked again; one that is stale is waited for', async () => {
  let now = 1
  const { asked, ask } = counting(() => now)
  const old = openRecall(ask, { freshMs: 20, staleMs: 60_000 })
  expect(await old.get('a')).toBe(1)
  now = 2
  await pause(30)
  expect(await old.get('a')).toBe(1)
  await expect.poll(() => old.get('a')).toBe(2)
  expect(asked.length).toBeGreaterThan(1)
  const stale = openRecall(ask, { freshMs: 1, staleMs: 5 })
  expect(await stale.get('a')).toBe(2)
  now = 3
  await pause(20)
  expect(await stale.get('a')).toBe(3)
})

test('a failure is not remembered, and one behind the back leaves the old answer until it is stale', async () => {
  let fails = true
  const { ask } = counting(() => (fails ? new Error('down') : 5))
  const recall = openRecall(ask, { freshMs: 10, staleMs: 200 })
  await expect(recall.get('a')).rejects.toThrow('down')
  fails = false
  expect(await recall.get('a')).toBe(5)
  fails = true
  await pause(20)
  expect(await recall.get('a')).toBe(5)
  await pause(210)
  await expect(recall.get('a')).rejects.toThrow('down')
})

test('what was forgotten is asked again, and the key asked for longest ago makes room', async () => {
  const { asked, ask } = counting(() => 1)
  const recall = openRecall(ask, { freshMs: 1_000, staleMs: 2_000, max: 2 })
  for (const key of ['a', 'b', 'c', 'a']) await recall.get(key)
  recall.forget('a')
  await recall.get('a')
  expect(asked).toEqual(['a', 'b', 'c', 'a', 'a'])
})

test('answers that are asked again together are asked in one turn', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const asked: number[] = []
  const recall = openRecall(
    async () => {
      asked.push(Date.now())
      return 1
    },
    { freshMs: 0, staleMs: 60_000, gatherMs: 20 },
  )
  await Promise.all([recall.get('a'), recall.get('b')])
  asked.length = 0
  await recall.get('a')
  await vi.advanceTimersByTimeAsync(15)
  await recall.get('b')
  expect(asked).toEqual([])
  const begin = Date.now()
  await vi.advanceTimersByTimeAsync(20)
  expect(asked).toEqual([begin + 5, begin + 5])
})
