import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from '../../../app.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { readConfig } from '../../config.ts'
import { measureOf } from '../../database/space.ts'
import { openLog } from '../../log.ts'

const gibi = 2 ** 30
let database: TestDatabase
let app: App
let http: Awaited<ReturnType<App['serve']>>
let free = 50 * gibi
beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const config = readConfig({ DATABASE_URL: database.appUrl, JACKFRUIT_TEST: '1', RATE_LIMITS: 'off' })
  app = await openApp({ config, log: openLog('silent'), site: null, freeSpace: async () => free })
  http = await app.serve()
  await http.ready()
})
afterAll(async () => {
  await app.close()
  await database.drop()
})

const begins = [
  '/wps/v2/deposits',
  '/wps/v2/withdrawals',
  '/wps/v2/peer/deposits',
  '/wps/v2/transfers/upline',
  '/wps/v2/transfers/downline',
  '/wps/v2/wallets/transfer',
]
const ask = async (method: 'GET' | 'POST', url: string) => {
  const answer = await http.inject({ method, url, ...(method === 'POST' && { payload: {} }) })
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'], ...answer.json() }
}
const paused = { status: 503, retryAfter: '30', success: false, message: 'money_paused' }

test('on a disk that is nearly full nothing new begins, reading goes on, and money moves again by itself', async () => {
  for (const path of begins) expect(await ask('POST', path), path).toMatchObject({ status: 401 })
  free = 0.5 * gibi
  await expect.poll(() => ask('POST', '/wps/v2/deposits')).toMatchObject(paused)
  for (const path of begins) expect(await ask('POST', path), path).toMatchObject(paused)
  expect(await ask('GET', '/wps/v2/permission')).toMatchObject({ status: 200 })
  // What a gateway tells of an order that is open is heard still: this one is not signed.
  expect(await ask('POST', '/wps/v2/gateway/callback')).toMatchObject({ status: 401 })
  expect(await ask('GET', '/readyz')).toMatchObject({
    ...{ status: 200, ok: true },
    parts: { space: 'little space: nothing new begins' },
  })
  free = 0.1 * gibi
  const settling = () => ask('POST', '/wps/v2/gateway/callback')
  await expect.poll(settling).toMatchObject(paused)
  expect(await ask('GET', '/wps/v2/permission')).toMatchObject({ status: 200 })
  free = 50 * gibi
  await expect.poll(() => ask('POST', '/wps/v2/deposits')).toMatchObject({ status: 401 })
}, 40_000)

test('a database on another machine tells what is free, and what was told too long ago counts as unknown', async () => {
  const measure = measureOf({ databaseFolders: [] }, database.db)
  expect(await measure()).toBeNull()
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query("insert into platform.space (disk, free_bytes) values ('data', 9000), ('log', 7000)")
  expect(await measure()).toBe(7000)
  await admin.query("update platform.space set at = now() - interval '6 minutes' where disk = 'log'")
  expect(await measure()).toBe(9000)
  await admin.end()
})

test('a folder on the database’s disk tells of the machine itself', async () => {
  expect(await measureOf({ databaseFolders: ['/'] }, database.db)()).toBeGreaterThan(0)
})
