/** Making the tables while others are at work with them: nobody is stopped, and nothing fails for who comes second. */
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

let database: StudioDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  pool = openPool(database.url)
  await makeTables(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a process that starts waits for no stake that is being laid, and stops none', async () => {
  const laying = await pool.connect()
  try {
    await laying.query('begin; lock table table_bets, table_rounds, rounds in access exclusive mode')
    await makeTables(pool)
  } finally {
    await laying.query('rollback')
    laying.release()
  }
})

test('tables that are made while a stake waits for them the other way round are made all the same', async () => {
  const laying = await pool.connect()
  try {
    await pool.query('delete from made_statements')
    // Whoever makes them is the one that is ended: it looks first.
    await laying.query(
      `begin; set local deadlock_timeout = '1min'; lock table table_bets in row exclusive mode`,
    )
    const making = makeTables(pool)
    await expect
      .poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000, interval: 20 })
      .toBe(1)
    const { rows } = await pool.query<{ relation: string }>(heldMeanwhile)
    expect(rows.map(({ relation }) => relation)).toContain('table_rounds')
    await laying.query('lock table table_rounds in row exclusive mode')
    await laying.query('commit')
    await making
    expect((await pool.query('select from made_statements')).rowCount).toBe(4)
  } finally {
    laying.release()
  }
}, 30_000)

const waiting = `select pid from pg_locks where relation = 'table_bets'::regclass and not granted`
const heldMeanwhile = `select relation::regclass::text as relation from pg_locks
  where pid in (${waiting}) and relation is not null and granted and mode in ('ShareLock', 'AccessExclusiveLock')`
