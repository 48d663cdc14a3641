import { Writable } from 'node:stream'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApp } from './app.ts'
import { openModules } from './modules.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { openPlatform } from './platform/open.ts'
import { openEventBus } from './platform/pushes/events.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

let database: TestDatabase
let admin: pg.Client
const log = openLog('silent')
const configOf = (role: Config['role']) =>
  readConfig({
    ...{ DATABASE_URL: database.appUrl, JACKFRUIT_ROLE: role, JACKFRUIT_TEST: '1', JACKFRUIT_ENV: 'demo' },
    ...((role === 'clock' || role === 'jobs') && { DATABASE_OWNER_URL: database.adminUrl }),
  })
/** Connections that somebody else holds, beside those of the test. */
const connections = async () => {
  const { rows } = await admin.query(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows[0].n
}

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

test('a process seeds and keeps the clock, another works and serves, and neither leaves a connection when it has closed', async () => {
  const clock = await openApp({ config: configOf('clock'), log, site: null })
  await clock.seed()
  await clock.work()
  expect((await (await clock.serve()).inject('/wps/v2/home')).statusCode).toBe(404)
  const queue = await admin.query("select 1 from pg_namespace where nspname = 'graphile_worker'")
  expect(queue.rowCount).toBe(1)
  const app = await openApp({ config: configOf('all'), log, site: null })
  await app.seed()
  await app.work()
  const http = await app.serve()
  // A probe that takes too long is no, and here many begin at once.
  await expect
    .poll(async () => (await http.inject('/readyz')).json())
    .toMatchObject({ ok: true, missing: [] })
  const bus = await openEventBus(database.appUrl)
  const beat = new Promise((resolve) => bus.subscribe('clock-beat', resolve))
  await admin.query(`select graphile_worker.add_job('clock-beat')`)
  await beat
  await bus.close()
  expect((await http.inject('/metrics')).body).toMatch(/^jackfruit_clock_silent_seconds \d/m)
  const { rows } = await admin.query('select count(*)::int as n from identity.members')
  expect(rows[0].n).toBeGreaterThan(0)
  expect(await connections()).toBeGreaterThan(0)
  await app.close()
  await clock.close()
  await expect.poll(connections).toBe(0)
}, 60_000)

test('settings of a brand that are wrong, or contradict each other, are told at the start', async () => {
  const lines: string[] = []
  const told = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  const merchant = "(select merchant_id from merchants.hosts where host = 'localhost')"
  const change = async (settings: object) => {
    for (const [key, value] of Object.entries(settings))
      await admin.query(
        `insert into merchants.settings (merchant_id, key, value) values (${merchant}, $1, $2)
         on conflict (merchant_id, key) do update set value = excluded.value`,
        [key, JSON.stringify(value)],
      )
  }
  const faultsAtStart = async () => {
    lines.length = 0
    const app = await openApp({ config: configOf('clock'), log: openLog('error', told), site: null })
    await app.seed()
    await app.close()
    return lines.map((line) => JSON.parse(line).fault)
  }
  const { rows } = await admin.query(
    `select key, value from merchants.settings where merchant_id = ${merchant}`,
  )
  const settings = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  try {
    await change({ appColours: 'red', autoConfirmMinutes: 0 })
    expect(await faultsAtStart()).toEqual([
      expect.stringContaining('brand demommk: appColours: '),
      expect.stringContaining('brand demommk: autoConfirmMinutes: '),
    ])
    await change({ ...settings, appColours: null })
    const pool = { ...settings.peer, min: '200.00', max: '100.00' }
    const pot = { seed: '10.00', ceiling: '5.00', share: '1' }
    const payouts = { ...settings.payouts, dayMax: '1.001' }
    await change({ peer: pool, jackpot: pot, payouts })
    expect(await faultsAtStart()).toEqual([
      expect.stringContaining('brand demommk: peer: its amounts contradict each other'),
      expect.stringContaining('brand demommk: 1.001 is no amount'),
      expect.stringContaining('brand demommk: the jackpot main needs'),
    ])
  } finally {
    await admin.query(`delete from merchants.settings where merchant_id = ${merchant}`)
    await change(settings)
  }
}, 60_000)

test('a process that works alone answers its health and its figures and no call, and lets go of everything too', async () => {
  const app = await openApp({ config: configOf('jobs'), log, site: null })
  await app.work()
  const http = await app.serve()
  // A probe that takes too long is no, and here many begin at once.
  await expect
    .poll(async () => (await http.inject('/readyz')).json())
    .toMatchObject({ ok: true, missing: [] })
  const figures = (await http.inject('/metrics')).body
  expect(figures).toMatch(/jackfruit_loop_runs_total\{loop="turnover"\} [1-9]/)
  expect((await http.inject('/wps/v2/home')).statusCode).toBe(404)
  await app.close()
  await expect.poll(connections).toBe(0)
}, 60_000)

test('what goes on by itself keeps no call waiting: in a process that does both it has connections of its own', async () => {
  const platform = await openPlatform({ config: configOf('all'), log })
  let end = () => {}
  const held = new Promise<void>((done) => {
    end = done
  })
  const busy = Array.from({ length: 40 }, () => platform.workDb.transaction().execute(() => held))
  expect((await sql`select 1 as one`.execute(platform.db)).rows).toEqual([{ one: 1 }])
  end()
  await Promise.all(busy)
  await platform.close()
  await expect.poll(connections).toBe(0)
}, 60_000)

test('a module opens with what it uses, and nothing above it is there', async () => {
  const platform = await openPlatform({ config: configOf('api'), log })
  const { faces, close } = await openModules(platform, ['catalog'])
  expect(Object.keys(faces)).toEqual(['ledger', 'merchants', 'messaging', 'identity', 'wallet', 'catalog'])
  await close()
  await platform.close()
}, 60_000)
