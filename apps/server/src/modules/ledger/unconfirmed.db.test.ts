import { bounds, Unknown } from '@jackfruit/postgres'
import Fastify from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asOwner } from '../../platform/database/as-owner.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { answerFailures } from '../../platform/http/http.ts'
import { confirmMoney } from '../../platform/http/serving/confirmed.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Lanes, openAccount, openHouse, openLanes, post } from './index.ts'

let database: TestDatabase
let admin: pg.Client
let url: string
let lanes: Lanes
let app: ReturnType<typeof openDatabase>
let stake: { readonly accountId: bigint; readonly houseId: number }

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('create table told (word text primary key)')
  await admin.query('grant all on told to jackfruit_app')
  const houseId = await openHouse(database.db, 1, 'vendor:test', 'MMK')
  const member = { merchantId: 1, owner: 1n, kind: 'purse', currency: 'MMK' } as const
  const accountId = await openAccount(database.db, member)
  await database.db
    .transaction()
    .execute((tx) => post(tx, { key: 'opening', kind: 'grant', accountId, houseId, amount: 100n }))
  stake = { accountId, houseId }
  // A standby that is not there. Of all sessions of the cluster these alone wait for it.
  await admin.query(`alter system set synchronous_standby_names = 'nobody'`)
  await admin.query('select pg_reload_conf()')
  url = database.appUrl
  const { pathname } = new URL(url)
  await admin.query(`alter database ${pathname.slice(1)} set synchronous_commit = on`)
  await admin.query('set synchronous_commit = off')
  lanes = await openLanes({ url })
  app = openDatabase(url, { max: 2 })
})

afterAll(async () => {
  await admin.query('alter system reset synchronous_standby_names')
  await admin.query('select pg_reload_conf()')
  await lanes.close()
  await app.close()
  await admin.end()
  await database.drop()
})

/** What becomes of work whose commit waits for the standby, and is cancelled in the middle of it. */
async function cancelled(work: Promise<unknown>): Promise<unknown> {
  const outcome = work.then(
    () => 'acknowledged',
    (error: unknown) => error,
  )
  const waits = `select pid from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()`
  await expect.poll(async () => (await admin.query(waits)).rowCount, { timeout: 10_000 }).toBe(1)
  await admin.query(`select pg_cancel_backend(pid) from (${waits}) waiting`)
  return outcome
}

const said = async (word: string) =>
  (await admin.query('select 1 from told where word = $1', [word])).rowCount
const say = (word: string) => sql`insert into told values (${word})`

test('a stake whose wait for the standby was cancelled is unknown, and so is its repeat until the standby has it', async () => {
  const movement = { kind: 'stake', ...stake, gameId: 1, key: 'v:1', round: 'v:r', amount: 10n } as const
  expect(await cancelled(lanes.submit(movement))).toBeInstanceOf(Unknown)
  // It stands here. The repeat is not told so before the standby has it, too.
  expect(await cancelled(lanes.submit(movement))).toBeInstanceOf(Unknown)
  const { rows } = await admin.query('select balance from ledger.accounts where id = $1', [stake.accountId])
  expect(rows).toEqual([{ balance: 90n }])
})

test('every commit whose wait for the standby was cancelled is unknown', async () => {
  const inOneStatement = app.pool.query(`insert into told values ('statement')`)
  expect(await cancelled(inOneStatement)).toBeInstanceOf(Unknown)
  const inTransaction = inMerchant(app.db, 1, (tx) => say('transaction').execute(tx))
  expect(await cancelled(inTransaction)).toBeInstanceOf(Unknown)
  const byOwner = asOwner(url, (client) => client.query(`insert into told values ('owner')`))
  expect(await cancelled(byOwner)).toBeInstanceOf(Unknown)
  expect(await Promise.all(['statement', 'transaction', 'owner'].map(said))).toEqual([1, 1, 1])
})

test('a call of money that only repeats is answered when the standby has what it says, and 503 where it may not', async () => {
  const http = Fastify()
  answerFailures(http)
  confirmMoney(http, app.pool)
  for (const [path, config] of [
    ['/money', { money: 'settles' }],
    ['/reading', {}],
  ] as const)
    http.get(path, { config }, async () => ({ heard: 'repeat' }))
  const answer = http.inject('/money').then((given) => given)
  await cancelled(answer)
  expect((await answer).statusCode).toBe(503)
  expect((await http.inject('/reading')).statusCode).toBe(200)
  await http.close()
})

test('a commit that waits for a standby longer than anybody waits for it is unknown, and leaves its place at the server', async () => {
  const brief = openDatabase(url, { max: 1, bounds: { ...bounds.answering, answerMs: 500 } })
  await expect(brief.pool.query(`insert into told values ('late')`)).rejects.toThrow(Unknown)
  const waits = `select 1 from pg_stat_activity where wait_event = 'SyncRep' and datname = current_database()`
  await expect.poll(async () => (await admin.query(waits)).rowCount).toBe(0)
  await brief.close()
})
