import { afterEach, expect, test, vi } from 'vitest'
import type { Db } from '../../platform/database/db.ts'
import { startListing } from './listing.ts'
import type { StudioClient } from './studio-client.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a maker whom no studio knows is asked soon at the start, then twice a minute, and told of once', async () => {
  vi.useFakeTimers()
  const asked: number[] = []
  const told: unknown[] = []
  const startedAt = Date.now()
  const studios = {
    async ask() {
      asked.push(Date.now() - startedAt)
      throw new Error('it does not know the maker')
    },
  } as unknown as StudioClient
  const listing = startListing({} as Db, studios, ['storm'], (error) => told.push(error))
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  await listing.stop()
  expect(asked.filter((at) => at <= 4_000).length).toBeGreaterThanOrEqual(4)
  expect(asked.filter((at) => at > 5 * 60_000)).toHaveLength(10)
  expect(told).toHaveLength(1)
})
