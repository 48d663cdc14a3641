import { openPool } from '@jackfruit/studio-kit/journal/tables'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { writesInTime } from './readiness.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())

test('studios are ready while their database takes what is written, and are not on one that only reads', async () => {
  const writing = openPool(database.url)
  const isReady = writesInTime(writing)
  expect([await isReady(), await isReady()]).toEqual([true, true])
  await writing.end()
  const reading = openPool(database.url, { max: 1 })
  const client = await reading.connect()
  await client.query('set default_transaction_read_only = on')
  client.release()
  expect(await writesInTime(reading)()).toBe(false)
  await reading.end()
})

test('a database that says nothing is answered for within two seconds, by one question for all who ask', async () => {
  let asked = 0
  const silent = { query: () => new Promise<never>(() => void asked++) }
  const isReady = writesInTime(silent as never)
  const startedAt = performance.now()
  expect(await Promise.all(Array.from({ length: 10 }, () => isReady()))).toEqual(Array(10).fill(false))
  expect(await isReady()).toBe(false)
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  expect(asked).toBe(1)
})
