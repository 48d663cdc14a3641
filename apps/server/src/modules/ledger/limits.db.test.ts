import { Unknown } from '@jackfruit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import {
  audit,
  correct,
  debtOf,
  ensurePartitions,
  type Lanes,
  type Movement,
  nextMonthIsReady,
  openAccount,
  openHouse,
  openLanes,
  post,
  setFrozen,
  settleDebts,
  statement,
} from './index.ts'
import { Overloaded } from './movement.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let house: number
let member = 0n

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  lanes = await openLanes({ url: database.appUrl })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
})

afterAll(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
})

async function aMember(amount: bigint): Promise<bigint> {
  member += 1n
  const accountId = await openAccount(database.db, {
    merchantId: 1,
    owner: member,
    kind: 'purse',
    currency: 'MMK',
  })
  await database.db
    .transaction()
    .execute((tx) => post(tx, { key: 'opening', kind: 'grant', accountId, houseId: house, amount }))
  return accountId
}

const movement = (kind: 'stake' | 'win', accountId: bigint, txn: string, amount: bigint): Movement => ({
  kind,
  accountId,
  houseId: house,
  gameId: 1,
  key: `v:${txn}`,
  round: 'v:r',
  amount,
})

test('a frozen account stakes nothing, and is still paid what it won', async () => {
  const id = await aMember(100n)
  await lanes.submit(movement('stake', id, 's', 40n))
  await setFrozen(database.db, id, true)
  expect(await lanes.submit(movement('stake', id, 's2', 1n))).toMatchObject({
    status: 'blocked',
    balance: 60n,
  })
  expect(await lanes.submit(movement('win', id, 'w', 90n))).toMatchObject({ status: 'posted', balance: 150n })
  await setFrozen(database.db, id, false)
  expect(await lanes.submit(movement('stake', id, 's3', 1n))).toMatchObject({
    status: 'posted',
    balance: 149n,
  })
})

test('a statement is read page by page, newest first, refusals among it', async () => {
  const id = await aMember(100n)
  for (const n of [1, 2, 3]) await lanes.submit(movement('stake', id, `s${n}`, n === 2 ? 500n : 10n))
  const first = await statement(database.db, id, { limit: 2 })
  expect(first.map(({ key, posted, balanceAfter }) => ({ key, posted, balanceAfter }))).toEqual([
    { key: 'v:s3', posted: true, balanceAfter: 80n },
    { key: 'v:s2', posted: false, balanceAfter: 90n },
  ])
  const before = first.at(-1)?.seq ?? 0n
  const rest = await statement(database.db, id, { before, limit: 10 })
  expect(rest.map(({ key }) => key)).toEqual(['v:s1', 'opening'])
})

test('a win that was spent is taken back as far as it is there; the rest is owed, once', async () => {
  const id = await aMember(10n)
  await lanes.submit(movement('stake', id, 's', 10n))
  await lanes.submit(movement('win', id, 'w', 100n))
  await lanes.submit(movement('stake', id, 's2', 70n))
  const back = {
    kind: 'winRollback',
    accountId: id,
    houseId: house,
    gameId: 1,
    key: 'v:RW:w',
    target: 'v:w',
    round: 'v:r',
    amount: 0n,
  } as const
  expect(await correct(database.db, back)).toMatchObject({ status: 'posted', balance: 0n, shortfall: 70n })
  expect(await correct(database.db, back)).toMatchObject({
    status: 'posted',
    replayed: true,
    shortfall: 70n,
  })
  const { db } = database
  const settle = () => db.transaction().execute((tx) => settleDebts(tx, id))
  expect(await settle()).toBeNull()
  const won = (key: string, amount: bigint) => lanes.submit(movement('win', id, key, amount))
  await won('w1', 30n)
  expect(await settle()).toMatchObject({ accountId: id, balance: 0n })
  expect(await db.transaction().execute((tx) => debtOf(tx, id))).toBe(40n)
  await won('w2', 100n)
  const both = await Promise.all([settle(), settle()])
  expect(both.map((posted) => posted?.balance).toSorted()).toEqual([60n, undefined])
  expect(await settle()).toBeNull()
  // A call of the vendor that comes again is answered as the first time, settled or not.
  expect(await correct(database.db, back)).toMatchObject({ replayed: true, shortfall: 70n })
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true, broken: [] })
})

describe('the role of the application', () => {
  const forbidden = [
    `insert into ledger.transfers select * from ledger.transfers limit 1`,
    `update ledger.transfers set amount = 1`,
    `delete from ledger.transfers`,
    `truncate ledger.transfers`,
    `update ledger.accounts set balance = 1`,
    `insert into ledger.house_balances values (1, 1, 1)`,
    `delete from ledger.seals`,
    `drop table ledger.transfers`,
  ]
  for (const text of forbidden)
    test(`may not ${text.split(' ').slice(0, 3).join(' ')}`, async () => {
      await expect(database.pool.query(text)).rejects.toMatchObject({ code: '42501' })
    })

  test('is not the only one: the owner too may not change or remove a transfer, nor where its key stands', async () => {
    const texts = [
      'update ledger.transfers set amount = 1',
      'delete from ledger.transfers',
      'update ledger.places set seq = 1',
      'delete from ledger.places',
    ]
    for (const text of texts) await expect(admin.query(text)).rejects.toMatchObject({ code: '42501' })
  })

  test('and no role at all overdraws an account', async () => {
    const id = await aMember(5n)
    await expect(
      admin.query('update ledger.accounts set balance = -1 where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' })
  })
})

test('past its bound the waiting line refuses at once, and what waits is still written', async () => {
  const id = await aMember(100n)
  const narrow = await openLanes({ url: database.appUrl, queueMax: 10 })
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_, n) => narrow.submit(movement('stake', id, `q${n}`, 1n))),
  )
  await narrow.close()
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(30)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Overloaded)
  expect(results.filter((one) => one.status === 'fulfilled' && one.value.status === 'posted')).toHaveLength(
    10,
  )
})

test('a lane whose connection is cut answers that the outcome is unknown, and goes on with a new one', async () => {
  const id = await aMember(100n)
  const cut = await openLanes({ url: database.appUrl })
  await admin.query('begin')
  await admin.query('select 1 from ledger.accounts where id = $1 for update', [id])
  const waits = cut.submit(movement('stake', id, 'cut', 1n)).then(
    () => null,
    (error: unknown) => error,
  )
  const waiting = async () =>
    (
      await database.pool.query(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%apply_%'`,
      )
    ).rows
  await expect.poll(async () => (await waiting()).length).toBe(1)
  const [backend] = await waiting()
  await admin.query('select pg_terminate_backend($1)', [backend.pid])
  await admin.query('commit')
  expect(await waits).toBeInstanceOf(Unknown)
  expect(await cut.submit(movement('stake', id, 'cut', 1n))).toMatchObject({
    status: 'posted',
    balance: 99n,
    replayed: false,
  })
  await cut.close()
})

test('a month without its partition gets one from the lane itself', async () => {
  expect(await nextMonthIsReady(database.db)).toBe(true)
  const id = await aMember(100n)
  const { rows } = await admin.query(
    `select to_char(now(), 'YYYYMM') as this, to_char(now() + interval '1 month', 'YYYYMM') as next`,
  )
  await admin.query(`drop table ledger.transfers_${rows[0].this}, ledger.transfers_${rows[0].next}`)
  expect(await nextMonthIsReady(database.db)).toBe(false)
  expect(await lanes.submit(movement('stake', id, 'new month', 1n))).toMatchObject({ status: 'posted' })
  expect(await nextMonthIsReady(database.db)).toBe(true)
  expect(await ensurePartitions(database.db)).toBe(0)
})
