import { openTcpProxy, type TcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import { bounds, connectClient, openPool, Unknown } from '@jackfruit/postgres'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { openDatabase } from './db.ts'

/** As the product has it, in less time. */
const brief = { ...bounds.answering, answerMs: 700 }
let database: TestDatabase
let wire: TcpProxy
let url: string

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  wire = await openTcpProxy(database.appUrl)
  url = wire.through(database.appUrl)
})
afterEach(() => wire.close())
afterAll(() => database.drop())

const one = 'select 1 as one'

test('a question that nobody answers destroys its connection and is unknown, in a pool and in a transaction', async () => {
  const { db, pool, close } = openDatabase(url, { max: 2, bounds: brief })
  await pool.query(one)
  await wire.swallow()
  await expect(pool.query(one)).rejects.toThrow(Unknown)
  await wire.accept()
  expect((await pool.query(one)).rowCount).toBe(1)
  const halfway = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx)
    await wire.swallow()
    await sql`select 2`.execute(tx)
  })
  await expect(halfway).rejects.toThrow()
  await wire.accept()
  expect((await sql`select 3 as three`.execute(db)).rows).toEqual([{ three: 3 }])
  await close()
  await expect.poll(() => wire.open()).toBe(0)
})

test('where one connection was found silent, those at rest are left at once, and nobody asks them first', async () => {
  // Longer than six connections take on a machine that has much else to do; no beat of those at rest comes before it.
  const patient = { ...brief, answerMs: 4_000 }
  const pool = openPool(url, { bounds: patient, max: 6, heartbeatMs: 60_000 })
  await Promise.all(Array.from({ length: 6 }, () => pool.query('select pg_sleep(0.05)')))
  expect(wire.taken()).toBe(6)
  await wire.swallow()
  const asked = expect(pool.query(one)).rejects.toThrow(Unknown)
  await wire.accept()
  await asked
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 6 }, () => pool.query(one)))
  expect(performance.now() - startedAt).toBeLessThan(patient.answerMs)
  await pool.end()
})

test('a pool at rest finds out by itself that its database fell silent, before anybody waits for it', async () => {
  const { pool, close } = openDatabase(url)
  await Promise.all([pool.query('select pg_sleep(0.05)'), pool.query('select pg_sleep(0.05)')])
  await wire.swallow()
  await wire.accept()
  // Nobody has asked anything: whoever did would have waited for eight seconds.
  await expect.poll(() => pool.totalCount).toBe(0)
  const startedAt = performance.now()
  await pool.query(one)
  expect(performance.now() - startedAt).toBeLessThan(7_000)
  await close()
})

test('an address that takes and never answers is given up on in time, and leaves no connection', async () => {
  await wire.swallow()
  const startedAt = performance.now()
  await expect(connectClient(url, { bounds: brief })).rejects.toThrow('timeout expired')
  const pool = openPool(url, { bounds: brief, max: 1 })
  await expect(pool.query(one)).rejects.toThrow(/time/)
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  await expect.poll(() => wire.open()).toBe(0)
  await pool.end()
})

test('what fails while a connection is prepared leaves no connection', async () => {
  for (let each = 0; each < 5; each++) {
    const made = connectClient(url, { bounds: brief }, (client) => client.query('select nonsense'))
    await expect(made).rejects.toThrow('nonsense')
  }
  await expect.poll(() => wire.open()).toBe(0)
})

test('a connection that only listens finds out that nobody is there, and one whose good-bye is not heard is left', async () => {
  const client = await connectClient(url, { bounds: brief, heartbeatMs: 100 })
  const ended = new Promise((done) => client.once('end', done))
  const other = await connectClient(url, { bounds: brief })
  await wire.swallow()
  await ended
  await other.end()
  await expect.poll(() => wire.open()).toBe(0)
})
