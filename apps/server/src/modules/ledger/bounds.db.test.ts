import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Lanes, type Movement, openAccount, openHouse, openLanes, post } from './index.ts'

/** What leads a round above the most that it pays is not written, by whatever movement it comes. */
let database: TestDatabase
let lanes: Lanes
let house: number
let member = 0n

beforeAll(async () => {
  database = await testDatabase()
  lanes = await openLanes({ url: database.appUrl, lanes: 2, batchMin: 4 })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
})
afterAll(async () => {
  await lanes.close()
  await database.drop()
})

async function aMember(amount: bigint): Promise<bigint> {
  member += 1n
  const { db } = database
  const accountId = await openAccount(db, { merchantId: 1, owner: member, kind: 'purse', currency: 'MMK' })
  await db
    .transaction()
    .execute((tx) => post(tx, { key: 'opening', kind: 'grant', accountId, houseId: house, amount }))
  return accountId
}

const common = (accountId: bigint, round: string) => ({
  ...{ accountId, houseId: house, gameId: 1, round: `v:${round}` },
})
const stake = (id: bigint, txn: string, amount: bigint, round = 'r1'): Movement => ({
  ...{ kind: 'stake', key: `v:${txn}`, amount, ...common(id, round) },
})
const win = (id: bigint, txn: string, amount: bigint, round = 'r1', more: object = {}): Movement => ({
  ...{ kind: 'win', key: `v:${txn}`, amount, ...common(id, round), ...more },
})

test('a win that leads its round above the most that it pays, or has no stake, is not written; asked without a bound it is', async () => {
  const id = await aMember(100n)
  await lanes.submit(stake(id, 's', 10n))
  const bounded = (txn: string, amount: bigint, round = 'r1') =>
    lanes.submit(win(id, txn, amount, round, { most: 50n, mayStandAlone: true }))
  expect(await bounded('w', 51n)).toMatchObject({ status: 'uncovered', replayed: false, balance: 90n })
  expect(await bounded('w', 30n)).toMatchObject({ status: 'posted', balance: 120n })
  expect(await bounded('x', 21n)).toMatchObject({ status: 'uncovered', balance: 120n })
  expect(await bounded('w', 30n)).toMatchObject({ status: 'posted', replayed: true })
  expect(await bounded('y', 1n, 'r2')).toMatchObject({ status: 'uncovered' })
  await lanes.submit(stake(id, 'free', 0n, 'r3'))
  expect(await bounded('z', 1n, 'r3')).toMatchObject({ status: 'uncovered' })
  expect(await bounded('z', 0n, 'r3')).toMatchObject({ status: 'posted', balance: 120n })
  expect(await lanes.submit(win(id, 'x', 21n))).toMatchObject({ status: 'posted', balance: 141n })
})

test('stakes and wins in one of one round are not written beyond the most that the round pays, however they arrive', async () => {
  const id = await aMember(100n)
  const both = (txn: string, paid: bigint, most?: bigint): Movement => ({
    ...{
      kind: 'betwin',
      key: `v:s${txn}`,
      winKey: `v:w${txn}`,
      amount: 10n,
      win: paid,
      ...common(id, 'r'),
    },
    ...(most === undefined ? {} : { most }),
  })
  const three = await Promise.all(['1', '2', '3'].map((txn) => lanes.submit(both(txn, 20n, 50n))))
  expect(three.map(({ status }) => status)).toEqual(['posted', 'posted', 'uncovered'])
  expect(await lanes.submit(both('4', 0n, 50n))).toMatchObject({ status: 'posted', balance: 110n })
  expect(await lanes.submit(win(id, 'w5', 11n, 'r', { most: 50n }))).toMatchObject({ status: 'uncovered' })
  expect(await lanes.submit(both('1', 20n, 50n))).toMatchObject({ status: 'posted', replayed: true })
  expect(await lanes.submit(both('3', 20n))).toMatchObject({ status: 'posted', balance: 120n })
})
