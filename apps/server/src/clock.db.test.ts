/** A process whose clock somebody has set: what stands by the database's clock stands, and calls go on. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { hashOf, newToken } from './modules/identity/tokens.ts'
import { type OpenModules, openModules } from './modules.ts'
import { type Config, readConfig } from './platform/config.ts'
import { openLog } from './platform/log.ts'
import { type OpenPlatform, openPlatform } from './platform/open.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

const day = 86_400_000
const hour = 3_600_000
const log = openLog('silent')
const brand = "(select merchant_id from merchants.hosts where host = 'localhost')"
let database: TestDatabase
let admin: pg.Client
let app: App
let http: FastifyInstance
let platform: OpenPlatform
let modules: OpenModules
let config: Config
/** What the clock of the processes is ahead of the right time. */
let shift = 0
const ownClock = () => Date.now() + shift

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  config = readConfig({
    ...{ DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.adminUrl, JACKFRUIT_ROLE: 'jobs' },
    ...{ JACKFRUIT_TEST: '1', JACKFRUIT_ENV: 'demo' },
    JACKFRUIT_DATA: mkdtempSync(join(tmpdir(), 'jackfruit-clock-')),
  })
  app = await openApp({ config, log, site: null, ownClock })
  await app.seed()
  const calls = await openApp({
    config: { ...config, role: 'api', ownerUrl: null },
    log,
    site: null,
    ownClock,
  })
  http = await calls.serve()
  const { close } = app
  app = {
    ...app,
    async close() {
      await calls.close()
      await close()
    },
  }
  platform = await openPlatform({ config, log, ownClock })
  modules = await openModules(platform)
})
afterAll(async () => {
  await modules.close()
  await platform.close()
  await app.close()
  await admin.end()
  await database.drop()
})

interface Standing {
  readonly headers: Record<string, string>
  readonly sessionId: string
  readonly depositId: string
}

/** A member who is here for the next half hour, with a deposit that may be paid for ten minutes. */
async function memberHere(): Promise<Standing> {
  const [token, bind, name] = [newToken(), newToken(), `c${randomUUID().slice(0, 12)}`]
  const { rows } = await admin.query<{ id: string; merchantId: number }>(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
       nickname, logins, created_at)
     values (${brand}, $1, $1, '', now(), 0, $1, 1, now()) returning id::text, merchant_id as "merchantId"`,
    [name],
  )
  const [member] = rows
  if (!member) throw new Error('nobody was written')
  const sessionId = randomUUID()
  await admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
       created_at, last_seen_at, idle_seconds, expires_at)
     values ($1, $2, $3, $4, $5, '127.0.0.1', '', '127.0.0.1', now(), now(), 1800, now() + interval '1 hour')`,
    [sessionId, member.merchantId, member.id, hashOf(token), hashOf(bind)],
  )
  const owner = { merchantId: member.merchantId, memberId: BigInt(member.id), type: 0 }
  const { accountId } = await modules.faces.wallet.of(owner)
  const depositId = `d${randomBytes(9).toString('hex')}`
  await admin.query(
    `insert into cashier.deposits (id, merchant_id, member_id, account_id, currency, state, method, kind, gateway,
       channel, wanted, pay_currency, pay_scale, pay_due, rate_num, rate_den, due, match_by, idempotency_key, wish_hash,
       created_at, expires_at, checked_at)
     values ($1, $2, $3, $4, 'MMK', 'AWAITING_PAYMENT', 'kbzpay', 'wallet', 'first', 'kbzpay', 1000, 'MMK', 2, 1000, 1, 1,
       1000, 'order', $1, '', now(), now() + interval '10 minutes', now() - interval '1 minute')`,
    [depositId, owner.merchantId, owner.memberId, accountId],
  )
  return { headers: { authorization: `Bearer ${token}`, cookie: `jf_bind=${bind}` }, sessionId, depositId }
}

async function standingOf({ sessionId, depositId }: Standing) {
  const { rows } = await admin.query<{ ended: Date | null; state: string }>(
    `select (select ended_at from identity.sessions where id = $1) as ended,
            (select state from cashier.deposits where id = $2) as state`,
    [sessionId, depositId],
  )
  return rows[0]
}

const balanceOf = ({ headers }: Standing) =>
  http.inject({ method: 'GET', url: '/wps/v2/wallets/balance', headers: { host: 'localhost', ...headers } })

/** Whatever is done by the clock, done although the clock is wrong: as in the moment before anybody has noticed. */
const doEverything = async () => {
  for (const { jobs = [] } of modules.all)
    for (const { name, work } of jobs) if (name !== 'reconcile') await work()
}

test.each([
  ['a day ahead', day],
  ['an hour ahead', hour],
  ['an hour back', -hour],
])('a clock %s ends no session, expires no deposit, and a member’s calls go on', async (_, step) => {
  const here = await memberHere()
  shift = step
  try {
    expect(platform.now().getTime() - Date.now()).toBeLessThan(1_000)
    await doEverything()
    expect(await standingOf(here)).toEqual({ ended: null, state: 'AWAITING_PAYMENT' })
    const answer = await balanceOf(here)
    expect([answer.statusCode, answer.json().success]).toEqual([200, true])
    expect((await http.inject('/readyz')).json()).toMatchObject({ ok: false, missing: ['clock'] })
  } finally {
    shift = 0
  }
  await expect.poll(async () => (await http.inject('/readyz')).json().missing).toEqual([])
  await admin.query(
    `update identity.sessions set last_seen_at = now() - interval '31 minutes' where id = $1`,
    [here.sessionId],
  )
  await admin.query(
    `update cashier.deposits set expires_at = now() - interval '1 hour', checked_at = now() - interval '1 minute' where id = $1`,
    [here.depositId],
  )
  await doEverything()
  expect(await standingOf(here)).toMatchObject({ ended: expect.any(Date), state: 'EXPIRED' })
})

test('an hour that a process lives twice ends no session and expires no deposit', async () => {
  const here = await memberHere()
  try {
    for (const step of [0, -hour, -hour / 2, 0, hour, 0, -hour]) {
      shift = step
      await doEverything()
      expect(await standingOf(here)).toEqual({ ended: null, state: 'AWAITING_PAYMENT' })
      expect((await balanceOf(here)).json().success).toBe(true)
    }
  } finally {
    shift = 0
  }
})

test('a process whose clock was a day ahead for a while goes on with the jobs of the minute when it is put right', async () => {
  shift = day
  await app.work()
  await admin.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     select name, now(), date_trunc('minute', now()) + interval '1 day' from unnest($1::text[]) as name
     on conflict (identifier) do update set last_execution = excluded.last_execution`,
    [modules.all.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))],
  )
  shift = 0
  const future = async () =>
    (
      await admin.query(
        `select identifier from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 minute'`,
      )
    ).rowCount
  await expect.poll(future, { timeout: 15_000 }).toBe(0)
})
