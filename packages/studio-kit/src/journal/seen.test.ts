import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSeen } from './seen.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('sessions in use are marked together, once each, and a journal that is away stops nobody', async () => {
  const asked: unknown[] = []
  let isAway = false
  const query = async (_: string, [ids]: unknown[]) => {
    asked.push(ids)
    if (isAway) throw new Error('away')
  }
  const seen = openSeen({ query: query as unknown as pg.Pool['query'] })
  for (const id of ['1', '2', '1']) seen.mark(id)
  await vi.advanceTimersByTimeAsync(1_000)
  isAway = true
  seen.mark('3')
  await vi.advanceTimersByTimeAsync(1_000)
  isAway = false
  seen.mark('3')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([['1', '2'], ['3'], ['3']])
})
