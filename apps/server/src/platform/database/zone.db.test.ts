import { bounds, connectClient, openPool } from '@jackfruit/postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { asOwner } from './as-owner.ts'
import { openDatabase } from './db.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const name = new URL(database.adminUrl).pathname.slice(1)
  await asOwner(database.adminUrl, (owner) =>
    owner.query(`alter database ${name} set timezone = 'America/Havana'`),
  )
})
afterAll(() => database.drop())

const zone = async (asked: Pick<pg.Pool, 'query'>) => (await asked.query('show timezone')).rows[0]

test('every connection is in UTC, whatever the server is set to', async () => {
  const { pool, close } = openDatabase(database.appUrl, { max: 1 })
  const other = openPool(database.appUrl, { bounds: bounds.working, max: 1 })
  const single = await connectClient(database.appUrl, { bounds: bounds.answering })
  const said = [await zone(pool), await zone(other), await zone(single as never)]
  said.push(await asOwner(database.adminUrl, (owner) => zone(owner as never)))
  expect(said).toEqual(Array.from({ length: 4 }, () => ({ TimeZone: 'UTC' })))
  await Promise.all([close(), other.end(), single.end()])
})
