import { openTcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { openProbe } from './probe.ts'

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

const probing = async () => {
  const { rows } = await admin.query(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name like 'jackfruit probe%'`,
  )
  return rows[0].n
}

test('a probe writes a row and commits it, again and again over one connection', async () => {
  const probe = openProbe(database.appUrl)
  for (let times = 0; times < 3; times++) await probe.write()
  const { rows } = await admin.query(
    'select count(*)::int as n, max(at) > now() - interval $$1 minute$$ as now from platform.probes',
  )
  expect(rows).toEqual([{ n: 1, now: true }])
  expect(await probing()).toBe(1)
  await probe.close()
  await expect.poll(probing).toBe(0)
})

test('what room it takes for a commit it gives back, so that each asks the disk for room', async () => {
  const probe = openProbe(database.appUrl)
  await probe.write()
  const sizeOf = async () => {
    const { rows } = await admin.query(
      `select sum(pg_relation_size(oid))::int as bytes, count(*)::int as tables from pg_class where relname = 'room'`,
    )
    return rows[0]
  }
  expect(await sizeOf()).toEqual({ bytes: 0, tables: 1 })
  await probe.write()
  expect(await sizeOf()).toEqual({ bytes: 0, tables: 1 })
  await probe.close()
})

test('a database that only reads is not ready, and is again when it writes', async () => {
  const name = new URL(database.appUrl).pathname.slice(1)
  const probe = openProbe(database.appUrl)
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  await expect(probe.write()).rejects.toMatchObject({ code: '25006' })
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  await probe.write()
  await probe.close()
})

test('a database that goes silent is given up after five seconds, and what it kept of the probe is ended by the next', async () => {
  const wire = await openTcpProxy(database.appUrl)
  const probe = openProbe(wire.through(database.appUrl))
  await probe.write()
  await wire.swallow()
  const startedAt = performance.now()
  await expect(probe.write()).rejects.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(20_000)
  expect(await probing()).toBe(1)
  await wire.accept()
  await probe.write()
  await expect.poll(probing).toBe(1)
  await probe.close()
  await wire.close()
}, 20_000)
