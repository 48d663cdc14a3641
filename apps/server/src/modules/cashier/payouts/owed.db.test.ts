import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { openPayoutWorld, type PayoutWorld } from '../../../testing/payout-world.ts'
import { audit, openHouse, post } from '../../ledger/index.ts'
import type { PurseOwner } from '../../wallet/index.ts'
import { collectOwed } from '../deposits/debts.ts'
import { reverseDeposit } from '../deposits/reverse.ts'
import { approvePayout } from './operator.ts'

let world: PayoutWorld
beforeAll(async () => {
  world = await openPayoutWorld(await testDatabase({ max: 12 }))
})
beforeEach(() => {
  world.facts = { documents: 'none', payeeName: '', isChangedLately: false, isActive: true }
})
afterAll(async () => {
  expect(await audit(world.database.adminUrl)).toMatchObject({ ok: true, broken: [] })
  await world.close()
})

const purseOf = async (owner: PurseOwner): Promise<bigint> => (await world.parts.purseOf(owner)).accountId

/** Money that was paid in by this order is in the purse already; now its sender takes it back. */
async function takenBack(owner: PurseOwner, units: bigint): Promise<void> {
  const id = `d${randomBytes(9).toString('hex')}`
  await world.admin.query(
    `insert into cashier.deposits (id, merchant_id, member_id, account_id, currency, state, method, kind, gateway,
       channel, wanted, pay_currency, pay_scale, pay_due, rate_num, rate_den, due, paid, credited, parts, match_by,
       idempotency_key, wish_hash, created_at, expires_at, checked_at)
     values ($1, $2, $3, $4, 'MMK', 'CREDITED', 'kbzpay', 'wallet', 'first', 'kbzpay', $5, 'MMK', 2, $5, 1, 1, $5, $5,
       $5, 1, 'order', $1, '', now(), now(), now())`,
    [id, owner.merchantId, owner.memberId, await purseOf(owner), units * 100n],
  )
  const wish = { orderId: id, reason: 'chargeback', by: 'Daw Hla', why: 'letter of the bank' } as const
  const { db, now, news, tellBalance } = world.parts
  const bonuses = () => {
    throw new Error('no bonus was chosen')
  }
  await reverseDeposit({ db, now, news, tellBalance, bonuses }, wish)
}

let count = 0
async function paidIn(owner: PurseOwner, units: bigint): Promise<void> {
  const { db } = world.parts
  const houseId = await openHouse(db, owner.merchantId, 'gateway:first', 'MMK')
  const accountId = await purseOf(owner)
  const key = `deposit:later-${count++}`
  await db
    .transaction()
    .execute((tx) => post(tx, { key, kind: 'deposit', accountId, houseId, amount: units * 100n }))
}

test('[MC-07] a withdrawal that waits for a person does not leave once its member owes: it comes back and pays that first', async () => {
  world.facts = { ...world.facts, isChangedLately: true }
  const owner = await world.member(100_000n)
  const id = await world.ask(owner, await world.bound(owner), '80000')
  await world.work(1)
  expect(await world.stateOf(id)).toBe('RISK_REVIEW')
  await takenBack(owner, 100_000n)
  await expect(
    approvePayout(world.parts, {
      ...{ merchantId: owner.merchantId, id, by: 'Daw Hla', why: 'called the member' },
    }),
  ).rejects.toThrow('payout_owes')
  await world.work(1)
  expect((await world.story(id)).at(-1)).toBe('REJECTED rejected_debt')
  expect(await world.balances(owner)).toEqual({ purse: 0n, held: 0n })
  expect(world.gateway.wishes.filter(({ payoutId }) => payoutId.startsWith(id))).toEqual([])
  // All is paid back: the next money is the member's own.
  await paidIn(owner, 1_000n)
  expect(await collectOwed(world.database.db)).toEqual([])
  expect(await world.balances(owner)).toEqual({ purse: 100_000n, held: 0n })
})

test('[MC-07] what is won while something is owed goes to it by the clock, and before anything that is asked for', async () => {
  const owner = await world.member(0n)
  await takenBack(owner, 50_000n)
  await paidIn(owner, 30_000n)
  const [changed, ...others] = await collectOwed(world.database.db)
  expect([changed, others]).toEqual([
    { accountId: await purseOf(owner), balance: 0n, seq: expect.anything() },
    [],
  ])
  await paidIn(owner, 40_000n)
  const account = await world.bound(owner)
  await expect(world.ask(owner, account, '30000')).rejects.toMatchObject({ code: 'insufficient_funds' })
  // Refused, so nothing of it was kept; asked for what is left, it is paid for in the same breath.
  await world.ask(owner, account, '20000')
  expect(await world.balances(owner)).toEqual({ purse: 0n, held: 2_000_000n })
  expect(await collectOwed(world.database.db)).toEqual([])
})
