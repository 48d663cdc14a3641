/** Goal: money that its sender took back is gone once, however often and in whatever order that is told. */

import { webhookOf } from '@jackfruit/groundwork/payment-simulator/tell'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'
import { reverseDeposit } from './reverse.ts'
import { assignPayment } from './review.ts'

let world: DepositWorld
/** Play money that the brand opens every purse with. */
const grant = 10_000_000n

beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())

const gained = async (member: bigint) => (await world.balance(member)) - grant
async function paid(units = 5_000_000n) {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const payment = world.simulator.pay(id, units)
  await world.hearOf(payment)
  return { member, id, payment }
}

const signed = { by: 'Daw Hla', why: 'as the bank writes' }

test('[MC-06] a payment that is told to have gone back is reversed once, however many tell it at once', async () => {
  const { member, id, payment } = await paid()
  expect(await gained(member)).toBe(5_000_000n)
  const back = world.simulator.takeBack(payment)
  const same = webhookOf(back, world.secret)
  const heard = await Promise.all([
    ...[world.hear(same), world.hear(same), world.hearOf(back), world.hearOf(back), world.hearOf(back)],
  ])
  expect(heard.map((each) => each.heard).toSorted()).toEqual([
    ...['repeat', 'repeat', 'repeat', 'repeat', 'taken_back'],
  ])
  expect(await gained(member)).toBe(0n)
  expect(await world.see(member, id)).toMatchObject({ state: 'REVERSED', reason: 'chargeback' })
  expect((await world.story(id)).at(-1)).toBe('REVERSED gateway chargeback')
  expect(world.told).toContain(`${id} REVERSED`)
  await world.hearOf(payment)
  const again = { orderId: id, reason: 'chargeback', ...signed } as const
  await expect(reverseDeposit(world.parts, again)).rejects.toThrow('REVERSED')
  expect(await gained(member)).toBe(0n)
})

test('[MC-06] what was spent meanwhile is owed, and taken from what comes next', async () => {
  const { member, payment } = await paid()
  await world.spend(member, 12_000_000n)
  await world.hearOf(world.simulator.takeBack(payment))
  expect(await world.balance(member)).toBe(0n)
  const next = await world.order(member, 'kbzpay', '30000')
  await world.hearOf(world.simulator.pay(next.id, 3_000_000n))
  // 30,000 were there and are gone; of the 20,000 owed nothing is left.
  expect(await world.balance(member)).toBe(1_000_000n)
})

test('[MC-06] told before the payment itself, it is never credited', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const payment = world.simulator.pay(id, 5_000_000n)
  const back = world.simulator.takeBack(payment)
  expect(await world.hearOf(back)).toMatchObject({ heard: 'taken_back' })
  expect(await world.hearOf(payment)).toMatchObject({ heard: 'repeat' })
  world.later(60_000)
  await world.sweep()
  expect(await gained(member)).toBe(0n)
  const { channel, txn } = payment
  await expect(assignPayment(world.parts, { channel, txn, orderId: id, ...signed })).rejects.toThrow(
    'went back',
  )
})

test('[MC-06] that went back before its notice arrived is not credited by the old notice', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const payment = world.simulator.pay(id, 5_000_000n)
  world.simulator.takeBack(payment)
  expect(await world.hearOf(payment)).toMatchObject({ heard: 'taken_back' })
  expect(await gained(member)).toBe(0n)
})

test('[MC-06] of several payments of one order only that one goes, then the others', async () => {
  const { member, id, payment } = await paid(2_000_000n)
  const second = world.simulator.pay(id, 3_000_000n)
  await world.hearOf(second)
  await world.hearOf(world.simulator.takeBack(payment))
  expect(await gained(member)).toBe(3_000_000n)
  expect(await world.see(member, id)).toMatchObject({ state: 'CREDITED', reason: 'chargeback' })
  await world.hearOf(world.simulator.takeBack(second))
  expect(await gained(member)).toBe(0n)
  expect(await world.see(member, id)).toMatchObject({ state: 'REVERSED' })
})

test('[MC-06] one part gone by the gateway and the rest by a person is the whole, once, with one debt', async () => {
  const { member, id, payment } = await paid(2_000_000n)
  await world.hearOf(world.simulator.pay(id, 3_000_000n))
  await world.spend(member, 15_000_000n)
  await world.hearOf(world.simulator.takeBack(payment))
  await reverseDeposit(world.parts, { orderId: id, reason: 'chargeback', ...signed })
  const { rows } = await world.admin.query(
    'select amount::text, settled::text from cashier.debts where order_id = $1',
    [id],
  )
  expect(rows).toEqual([{ amount: '5000000', settled: '0' }])
})

test('[MC-06] A4: that the gateway does not confirm, or of another amount, takes nothing', async () => {
  const { member, payment } = await paid()
  const lie = { ...payment, takenBackAt: new Date().toISOString() }
  expect(await world.hearOf(lie)).toMatchObject({ heard: 'unconfirmed' })
  expect(await world.hear(webhookOf(lie, 'f'.repeat(64)))).toMatchObject({ status: 401 })
  const back = world.simulator.takeBack(payment)
  expect(await world.hearOf({ ...back, units: '1' })).toMatchObject({ heard: 'unconfirmed' })
  expect(await gained(member)).toBe(5_000_000n)
})

test('[MC-06] money that waits for a person and went back is not the person’s to credit any more', async () => {
  const member = await world.member()
  world.payeeNames.set(member, 'Daw Mya Aye')
  const { id } = await world.order(member, 'kbzpay', '10000')
  const payment = world.simulator.pay(id, 1_000_000n, { payerName: 'U Ba' })
  expect(await world.hearOf(payment)).toMatchObject({ heard: 'review' })
  expect(await world.hearOf(world.simulator.takeBack(payment))).toMatchObject({ heard: 'taken_back' })
  const { channel, txn } = payment
  await expect(assignPayment(world.parts, { channel, txn, orderId: id, ...signed })).rejects.toThrow(
    'went back',
  )
  expect(await gained(member)).toBe(0n)
})

test('[MC-06] coming and going at the same moment leaves what there was', async () => {
  for (let round = 0; round < 6; round++) {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '20000')
    const payment = world.simulator.pay(id, 2_000_000n)
    const first = world.hearOf(payment)
    const back = world.simulator.takeBack(payment)
    await Promise.all([first, world.hearOf(back), world.hearOf(payment), world.hearOf(back)])
    await world.hearOf(back)
    expect(await gained(member)).toBe(0n)
  }
})

test('[MC-06] on the simulator’s page a payer takes a payment back, and the platform hears of it', async () => {
  const { member, id, payment } = await paid()
  const form = (fields: Record<string, string>) =>
    fetch(
      world.simulator.book
        .takeOrder({ orderId: id } as never)
        .ref.replace(/^/, `${world.simulator.url}/pay/`),
      {
        ...{ method: 'POST', body: new URLSearchParams(fields) },
      },
    )
  expect((await form({ back: 'NOBODYS', manner: 'at-once' })).status).toBe(404)
  const answer = await form({ back: payment.txn, manner: 'thrice' })
  expect(await answer.text()).toContain('Taken back')
  await expect.poll(() => gained(member)).toBe(0n)
})

test('[MC-06] the audit of the ledger finds nothing after all of this', async () => {
  expect(await world.auditFindings()).toEqual([])
})
