import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { paidOutToday } from './index.ts'

let database: TestDatabase
let admin: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

test('[IM-104] the day of what was paid out is the brand’s own, from its midnight to now, in its own currency', async () => {
  // Midnight in Myanmar is half past five in the afternoon of the day before, in UTC.
  for (const [merchantId, currency, slot, amount] of [
    [1, 'MMK', '2026-05-01T17:15:00Z', 1],
    [1, 'MMK', '2026-05-01T17:30:00Z', 20],
    [1, 'MMK', '2026-05-02T11:45:00Z', 300],
    [1, 'MMK', '2026-05-02T12:15:00Z', 4_000],
    [1, 'PHP', '2026-05-02T11:45:00Z', 50_000],
    [2, 'MMK', '2026-05-02T11:45:00Z', 600_000],
  ])
    await admin.query('insert into wallet.paid_out values ($1, $2, $3, $4)', [
      merchantId,
      currency,
      slot,
      amount,
    ])
  const paid = (timeZone: string) =>
    paidOutToday(database.db, {
      ...{ merchantId: 1, currency: 'MMK', timeZone, now: new Date('2026-05-02T12:00:00Z') },
    })
  expect([await paid('Asia/Yangon'), await paid('UTC'), await paid('America/New_York')]).toEqual([
    320n,
    300n,
    300n,
  ])
})
