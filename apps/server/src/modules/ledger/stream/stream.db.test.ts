/** What the newest of a month cost to read, where most of it was written since the last vacuum. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { readBy } from '../../../testing/plans/rows-read.ts'
import { follow } from '../index.ts'
import { transfersSince } from './stream.ts'

let database: TestDatabase
let admin: pg.Client
let first = 0n
const [transactions, each, newest] = [1_000, 30, 10]

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('select ledger.ensure_partitions((now() - interval $$5 years$$)::date, 60)')
  await admin.query('vacuum (analyze) ledger.transfers')
  await admin.query(
    `do $$ begin for i in 1 .. ${transactions} loop perform pg_current_xact_id(); commit; end loop; end $$`,
  )
  first =
    BigInt((await admin.query('select pg_current_xact_id()::text as at')).rows[0].at) - BigInt(transactions)
  await admin.query(
    `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id,
       game_id, kind, status, closes, key, round)
     select 1 + g % 300, 1 + g / 300, 1, 1, g, 0, $1 + g / ${each}, 1, 0, 9, 1, false, 'k' || g, ''
       from generate_series(0, ${transactions * each - 1}) g`,
    [first],
  )
  await database.settled()
}, 60_000)
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const wanted = newest * each
const since = () => first + BigInt(transactions - newest)

test.each([
  ['stale', 'select'],
  ['fresh', 'analyze ledger.transfers'],
  ['missing', `delete from pg_statistic where starelid = 'ledger.transfers'::regclass`],
])('reads no more rows than about those it gives, with %s statistics', async (_, prepare) => {
  await admin.query(prepare)
  await database.db.transaction().execute(async (tx) => {
    let given = 0
    const read = await readBy(tx, 'ledger', async () => {
      given = (await transfersSince(tx, since())).transfers.length
    })
    expect(given).toBe(wanted)
    expect(read).toBeLessThan(wanted * 3)
  })
})

test('gives each of several followers in one process all of it, once and in order, from wherever they are', async () => {
  const names = ['one', 'two', 'three', 'four']
  for (const [at, name] of names.entries())
    await admin.query('select ledger.begin_following($1, $2)', [name, since() + BigInt(at % 2)])
  const heard = await Promise.all(
    names.map(async (name) => {
      const batches = await follow(
        database.db,
        { name, whenBusy: 'wait' },
        async (_, { transfers }) => transfers,
      )
      return batches.flat().map(({ key }) => key)
    }),
  )
  const all = (from: number) =>
    Array.from({ length: transactions * each - from }, (_, at) => `k${from + at}`).toSorted()
  for (const [at, keys] of heard.entries()) {
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.toSorted()).toEqual(all((transactions - newest + (at % 2)) * each))
  }
})
