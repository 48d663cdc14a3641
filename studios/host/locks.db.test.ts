/** Locks of a session, which go with their connection: never taken from under who holds one, never lost without a word. */
import { bounds, openPool, withLock } from '@jackfruit/postgres'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let pool: pg.Pool
const lock = { kind: 7_420_777, name: 'hexworks' }

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  pool = openPool(database.url, { bounds: bounds.answering, max: 4 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** One connection of the pool finds the server silent. */
const silence = () =>
  pool.query({ text: 'select pg_sleep(3)', answerMs: 50 } as pg.QueryConfig).catch((error: unknown) => error)

test('who holds a lock keeps it when another connection was silent, and idle ones are left', async () => {
  const spare = await pool.connect()
  const held = await withLock(pool, lock, async (stillMine) => {
    spare.release()
    expect(await silence()).toBeInstanceOf(Error)
    await stillMine()
    return [await withLock(pool, lock, async () => 'twice')]
  })
  expect(held).toEqual([null])
  expect(await withLock(pool, lock, async () => 'free again')).toBe('free again')
  await expect.poll(() => pool.idleCount).toBeLessThan(3)
})

test('who has lost the connection, and with it the lock, is told before the next step', async () => {
  let steps = 0
  const work = withLock(pool, lock, async (stillMine) => {
    for (; steps < 2; steps++) {
      await stillMine()
      await database.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and classid = ${lock.kind}`,
      )
    }
  })
  await expect(work).rejects.toThrow()
  expect(steps).toBe(1)
  // A process that is told to end holds its lock until it has.
  await expect.poll(() => withLock(pool, lock, async () => 'free again')).toBe('free again')
})
