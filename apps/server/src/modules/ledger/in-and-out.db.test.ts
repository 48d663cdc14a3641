import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import {
  type AccountKind,
  audit,
  type MovedKind,
  move,
  openAccount,
  openHouse,
  type PostedKind,
  post,
  standingOf,
  statement,
} from './index.ts'

let database: TestDatabase
let gateway: number
let clearing: number
let member = 0n

beforeAll(async () => {
  database = await testDatabase()
  gateway = await openHouse(database.db, 1, 'gateway:test', 'MMK')
  clearing = await openHouse(database.db, 1, 'clearing', 'MMK')
})
afterAll(() => database.drop())

const within = <T>(run: (tx: Tx) => Promise<T>) => database.db.transaction().execute(run)
const anAccount = (owner: bigint, kind: AccountKind) =>
  openAccount(database.db, { merchantId: 1, owner, kind, currency: 'MMK' })
const put = (key: string, kind: PostedKind, accountId: bigint, amount: bigint) =>
  within((tx) => post(tx, { key, kind, accountId, houseId: gateway, amount }))
const shift = (key: string, kind: MovedKind, from: bigint, to: bigint, amount: bigint) =>
  within((tx) => move(tx, { key, kind, from, to, clearingId: clearing, amount }))
const balanceOf = async (accountId: bigint) => (await standingOf(database.db, accountId))?.balance

async function aMember() {
  member += 1n
  return { purse: await anAccount(member, 'purse'), held: await anAccount(member, 'held') }
}

describe('money that comes in and goes out', () => {
  test('is paid in, held, and paid out: each once, each under its own name', async () => {
    const { purse, held } = await aMember()
    await put('deposit:1', 'deposit', purse, 10_000n)
    await put('deposit:1', 'deposit', purse, 10_000n)
    await shift('withdrawal:1', 'hold', purse, held, 6_000n)
    expect([await balanceOf(purse), await balanceOf(held)]).toEqual([4_000n, 6_000n])
    await put('withdrawal:1:paid', 'payout', held, -5_900n)
    await put('withdrawal:1:fee', 'fee', held, -100n)
    expect(await balanceOf(held)).toBe(0n)
    const kindsOf = async (id: bigint) =>
      (await statement(database.db, id, { limit: 10 })).map(({ kind }) => kind).reverse()
    expect(await kindsOf(purse)).toEqual(['deposit', 'hold'])
    expect(await kindsOf(held)).toEqual(['hold', 'payout', 'fee'])
  })

  test('what is not there cannot be held, and a hold that was released can be spent again', async () => {
    const { purse, held } = await aMember()
    await put('deposit:1', 'deposit', purse, 1_000n)
    await expect(shift('w:1', 'hold', purse, held, 1_001n)).rejects.toThrow('insufficient_funds')
    await shift('w:2', 'hold', purse, held, 1_000n)
    await shift('w:2:back', 'release', held, purse, 1_000n)
    expect([await balanceOf(purse), await balanceOf(held)]).toEqual([1_000n, 0n])
  })

  test('a key that was used for another kind is refused', async () => {
    const { purse } = await aMember()
    await put('deposit:1', 'deposit', purse, 1_000n)
    await expect(put('deposit:1', 'fromVendor', purse, 1_000n)).rejects.toThrow('key_conflict')
  })

  test('the audit finds nothing', async () => {
    expect((await audit(database.adminUrl)).broken).toEqual([])
  })
})
