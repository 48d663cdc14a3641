/** Which order a payment is for: never one of another channel, never a guess between two. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'
import type { Payment } from '../gateways/port.ts'
import { orderOf } from './match.ts'
import { atDesk } from './parts.ts'

let world: DepositWorld
beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())
beforeEach(() => world.admin.query('truncate cashier.deposit_references'))

const nothing = {
  orderId: null,
  memo: null,
  reference: null,
  payerName: null,
  network: null,
  confirmations: null,
}
const payment = (over: Partial<Payment>): Payment => ({
  ...{ channel: 'bank', txn: 'T-1', pay: { currency: 'MMK', scale: 2, amount: 1n }, ...nothing },
  ...{ paidAt: new Date(), takenBackAt: null },
  ...over,
})
const found = (over: Partial<Payment>, gateway = 'simulator') =>
  atDesk(world.database.db, async (tx) => (await orderOf(tx, gateway, payment(over)))?.id ?? null)

async function orderBy(method: string, amount = '70000') {
  const order = await world.order(await world.member(), method, amount)
  const { rows } = await world.admin.query(
    `select channel, pay_due, pay_currency, pay_scale from cashier.deposits where id = $1`,
    [order.id],
  )
  const [{ channel, pay_due, pay_currency, pay_scale }] = rows
  return {
    ...{ id: order.id, channel: String(channel) },
    pay: { currency: String(pay_currency), scale: Number(pay_scale), amount: BigInt(pay_due) },
  }
}

test('[MC-06] a payment that names an order of another channel, or of another gateway, is not for it', async () => {
  const { id, channel, pay } = await orderBy('kbzpay')
  expect(await found({ channel, orderId: id, pay })).toBe(id)
  expect(await found({ channel: 'bank', orderId: id, pay })).toBeNull()
  expect(await found({ channel, orderId: id, pay }, 'another')).toBeNull()
})

test('[MC-06] an amount means the one open order of this channel that asks for exactly it', async () => {
  const { id, channel, pay } = await orderBy('bank')
  expect(await found({ channel, pay })).toBe(id)
  expect(await found({ channel: 'kbzpay', pay })).toBeNull()
  for (const other of [
    { ...pay, amount: pay.amount + 1n },
    { ...pay, scale: 0 },
    { ...pay, currency: 'USD' },
  ])
    expect(await found({ channel, pay: other })).toBeNull()
  expect(await found({ channel, pay, memo: 'thanks' })).toBeNull()
})

test('[MC-06] of two orders that ran out with one amount none is taken; an open one goes before those', async () => {
  const [first, second] = [await orderBy('bank', '90000'), await orderBy('bank', '90000')]
  const { channel, pay } = first
  const expired = `update cashier.deposits set state = 'EXPIRED', expires_at = now(), pay_due = $2 where id = $1`
  for (const { id } of [first, second]) await world.admin.query(expired, [id, pay.amount.toString()])
  expect(await found({ channel, pay })).toBeNull()
  await world.admin.query(
    `update cashier.deposits set expires_at = now() - interval '25 hours' where id = $1`,
    [second.id],
  )
  expect(await found({ channel, pay })).toBe(first.id)
  const third = await orderBy('bank', '90000')
  await world.admin.query('update cashier.deposits set pay_due = $2 where id = $1', [
    third.id,
    pay.amount.toString(),
  ])
  expect(await found({ channel, pay })).toBe(third.id)
})

test('[MC-06] a reference that two orders were claimed with is for neither', async () => {
  const [first, second] = [await orderBy('bank', '80000'), await orderBy('bank', '81000')]
  const claim = async (id: string, reference: string) => {
    await world.admin.query(
      `insert into cashier.deposit_references (order_id, channel, reference, merchant_id)
       select id, channel, $2, merchant_id from cashier.deposits where id = $1`,
      [id, reference],
    )
  }
  const pay = { currency: 'MMK', scale: 2, amount: 3n }
  await claim(first.id, 'KBZ12345')
  expect(await found({ channel: first.channel, reference: 'kbz 12345', pay })).toBe(first.id)
  expect(await found({ channel: 'kbzpay', reference: 'KBZ12345', pay })).toBeNull()
  await claim(second.id, 'AYA67890')
  expect(await found({ channel: first.channel, reference: 'KBZ12345', txn: 'AYA67890', pay })).toBeNull()
})
