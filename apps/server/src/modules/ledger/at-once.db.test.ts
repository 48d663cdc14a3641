/** Postings to many accounts in one statement: each as if it had been posted by itself, and all of them or none. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { audit, openAccounts, openHouse, type Posting, post, postAll, standingOf } from './index.ts'

let database: TestDatabase
let admin: pg.Client
let house = 0
let other = 0
let no = 0n

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  house = await openHouse(database.db, 1, 'points', 'PTS')
  other = await openHouse(database.db, 1, 'gifts', 'PTS')
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

type Each = Omit<Posting, 'kind'>
const some = async (many: number): Promise<bigint[]> => {
  const owners = Array.from({ length: many }, () => ++no)
  const opened = await openAccounts(database.db, { merchantId: 1, kind: 'points', currency: 'PTS' }, owners)
  return owners.map((owner) => opened.get(owner) ?? 0n)
}
const all = (postings: readonly Each[]) =>
  database.db.transaction().execute((tx) => postAll(tx, 'earn', postings))
const balances = async (accounts: readonly bigint[]) =>
  Promise.all(accounts.map(async (id) => (await standingOf(database.db, id))?.balance))

test('accounts of many owners are opened once, whoever asks again or beside', async () => {
  const owners = [++no, ++no, ++no]
  const open = () => openAccounts(database.db, { merchantId: 1, kind: 'points', currency: 'PTS' }, owners)
  const [one, two] = await Promise.all([open(), open()])
  expect(one).toEqual(two)
  expect([...one.keys()].toSorted()).toEqual(owners)
  expect(new Set(one.values()).size).toBe(3)
})

test('each stands as if it had been posted by itself, and the same keys again write nothing', async () => {
  const accounts = await some(40)
  const wanted = accounts.map(
    (accountId, n): Each => ({
      ...{ accountId, key: `earn-${n}`, amount: BigInt(n + 1) },
      houseId: n % 2 === 0 ? house : other,
    }),
  )
  const [first] = wanted
  if (!first) throw new Error('none')
  await database.db.transaction().execute((tx) => post(tx, { ...first, kind: 'earn' }))
  await all(wanted.toReversed())
  await all(wanted)
  expect(await balances(accounts)).toEqual(wanted.map(({ amount }) => amount))
  const { rows } = await admin.query(
    `select sum(balance)::int as sum from ledger.house_balances where house_id = any($1) and writer_id = 0`,
    [[house, other]],
  )
  expect(rows).toEqual([{ sum: -820 }])
  expect(await audit(database.adminUrl)).toMatchObject({ broken: [] })
})

test('one that would fall below zero, has another content, or is named twice keeps all of them from standing', async () => {
  const accounts = await some(3)
  const [one = 0n, two = 0n, three = 0n] = accounts
  const give = (accountId: bigint, amount: bigint, key: string): Each => ({
    accountId,
    houseId: house,
    amount,
    key,
  })
  await all([give(one, 5n, 'given'), give(two, 5n, 'given')])
  const refused = (postings: readonly Each[]) => expect(all(postings)).rejects
  await refused([give(one, 5n, 'more'), give(two, -6n, 'more')]).toThrow('insufficient_funds')
  await refused([give(three, 5n, 'new'), give(one, 6n, 'given')]).toThrow('key_conflict')
  await refused([give(one, 1n, 'a'), give(one, 1n, 'b')]).toThrow('an account twice')
  await refused([give(one, 1n, 'a'), give(999_999_999n, 1n, 'a')]).toThrow('unknown account')
  expect(await balances(accounts)).toEqual([5n, 5n, 0n])
  await all([give(one, 1n, 'more'), give(two, -5n, 'more')])
  expect(await balances(accounts)).toEqual([6n, 0n, 0n])
  expect(await audit(database.adminUrl)).toMatchObject({ broken: [] })
})
