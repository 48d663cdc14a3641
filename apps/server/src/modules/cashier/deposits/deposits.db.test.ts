import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'
import { reverseDeposit } from './reverse.ts'
import { assignPayment, rejectDeposit } from './review.ts'

let world: DepositWorld
/** Play money that the brand opens every purse with. */
const grant = 10_000_000n

beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())

const minute = 60_000
const signed = { by: 'Daw Hla', why: 'statement of the day, line 12' }
const gained = async (member: bigint) => (await world.balance(member)) - grant

describe('money that comes', () => {
  test('[MC-06] is credited once, as one posting, and told to open pages', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '50000')
    expect(await world.hearOf(world.simulator.pay(id, 5_000_000n))).toEqual({
      status: 200,
      heard: 'credited',
    })
    expect(await gained(member)).toBe(5_000_000n)
    expect(await world.see(member, id)).toMatchObject({
      state: 'CREDITED',
      credited: '50000.00',
      payUrl: null,
    })
    expect(world.told).toContain(`${id} CREDITED`)
    expect(await world.story(id)).toEqual([
      ...['CREATED member', 'AWAITING_PAYMENT gateway', 'MATCHING gateway', 'CREDITED gateway'],
    ])
    expect(world.credited.find(({ orderId }) => orderId === id)).toMatchObject({
      ...{ amount: 5_000_000n, postingKey: `deposit:${id}` },
    })
  })

  test('[MC-06] in parts is credited as it comes: PARTIAL, then CREDITED, then OVERPAID with all of it', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    await world.hearOf(world.simulator.pay(id, 400_000n))
    expect(await world.see(member, id)).toMatchObject({ state: 'PARTIAL', credited: '4000.00' })
    await world.hearOf(world.simulator.pay(id, 600_000n))
    expect(await world.see(member, id)).toMatchObject({ state: 'CREDITED', credited: '10000.00' })
    await world.hearOf(world.simulator.pay(id, 100n))
    expect(await world.see(member, id)).toMatchObject({ state: 'OVERPAID', credited: '10001.00' })
    expect(await gained(member)).toBe(1_000_100n)
    expect(
      world.credited.filter(({ orderId }) => orderId === id).map(({ postingKey }) => postingKey),
    ).toEqual([`deposit:${id}`, `deposit:${id}:2`, `deposit:${id}:3`])
  })

  test('[MC-06] has to be staked once before it leaves, each part for itself', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    await world.hearOf(world.simulator.pay(id, 400_000n))
    await world.hearOf(world.simulator.pay(id, 600_000n))
    const { rows } = await world.admin.query(
      `select base::text, multiplier::text, target::text, state from turnover.requirements
        where source_kind = 'deposit' and source_id like $1 order by source_id`,
      [`deposit:${id}%`],
    )
    expect(rows).toEqual([
      { base: '400000', multiplier: '100', target: '400000', state: 'open' },
      { base: '600000', multiplier: '100', target: '600000', state: 'open' },
    ])
  })

  test('[MC-06] too much at once is credited whole', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    await world.hearOf(world.simulator.pay(id, 2_345_678n))
    expect(await world.see(member, id)).toMatchObject({ state: 'OVERPAID', credited: '23456.78' })
    expect(await gained(member)).toBe(2_345_678n)
  })

  test('[MC-06] after the time ran out is credited late, and once more when still more comes', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    world.later(31 * minute)
    await world.sweep()
    expect(await world.see(member, id)).toMatchObject({
      state: 'EXPIRED',
      reason: 'time_ran_out',
      payUrl: null,
    })
    await world.hearOf(world.simulator.pay(id, 1_000_000n))
    expect(await world.see(member, id)).toMatchObject({ state: 'LATE_CREDITED', credited: '10000.00' })
    await world.hearOf(world.simulator.pay(id, 5n))
    expect(await gained(member)).toBe(1_000_005n)
  })

  test('[MC-06] after the member gave up is credited late', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    expect((await world.call(member, 'POST', '/wps/v2/deposits/cancel', { id })).success).toBe(true)
    expect(await world.call(member, 'POST', '/wps/v2/deposits/cancel', { id })).toMatchObject({
      message: 'deposit_closed',
    })
    await world.hearOf(world.simulator.pay(id, 1_000_000n))
    expect(await world.see(member, id)).toMatchObject({ state: 'LATE_CREDITED' })
    expect(await gained(member)).toBe(1_000_000n)
  })

  test('[MC-06] of which no webhook tells is found by asking', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    world.simulator.pay(id, 1_000_000n)
    world.later(minute)
    await world.sweep()
    await world.sweep()
    expect(await world.see(member, id)).toMatchObject({ state: 'CREDITED' })
    expect(await gained(member)).toBe(1_000_000n)
  })

  test('[MC-06] with the same id and another amount is a doubt for a person and no credit', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    const first = world.simulator.pay(id, 1_000_000n, { txn: 'T-SAME-1' })
    await world.hearOf(first)
    const second = world.simulator.pay(id, 2_000_000n, { txn: 'T-SAME-1' })
    expect(await world.hearOf(second)).toMatchObject({ heard: 'doubt' })
    expect(await world.hearOf(second)).toMatchObject({ heard: 'doubt' })
    expect(await gained(member)).toBe(1_000_000n)
    const { rows } = await world.admin.query(
      `select amount::text, reason from cashier.payment_doubts where txn = 'T-SAME-1'`,
    )
    expect(rows).toEqual([{ amount: '2000000', reason: 'other_amount' }])
  })

  test('[MC-06] by bank is found by its own amount, by a memo however it is written, and by nothing else', async () => {
    const member = await world.member()
    const bank = await world.order(member, 'bank', '90000')
    const units = BigInt(bank.pay.amount.replace('.', ''))
    const paid = world.simulator.pay(bank.id, units, { orderId: null, channel: 'mm-kbzbank' })
    expect(await world.hearOf(paid)).toMatchObject({ heard: 'credited' })
    expect(await world.see(member, bank.id)).toMatchObject({ state: 'CREDITED', credited: bank.due })
    const stray = world.simulator.pay(bank.id, 1_234_500n, { orderId: null, channel: 'mm-kbzbank' })
    expect(await world.hearOf(stray)).toMatchObject({ heard: 'unmatched' })

    const qr = await world.order(member, 'mmqr', '6000')
    const memo = `for ${qr.memo?.slice(0, 5).toLowerCase()} ${qr.memo?.slice(5)} thanks`
    const scanned = world.simulator.pay(qr.id, 600_000n, { orderId: null, memo, channel: 'mm-mmqr' })
    expect(await world.hearOf(scanned)).toMatchObject({ heard: 'credited' })
    expect(await world.see(member, qr.id)).toMatchObject({ state: 'CREDITED' })
  })

  test('[MC-06] in USDT is worth what the rate says; another network goes to a person, dust and a young block wait', async () => {
    const member = await world.member()
    const order = await world.order(member, 'usdt', '21000')
    expect(order).toMatchObject({ pay: { currency: 'USDT' }, network: 'TRC20' })
    const units = BigInt(order.pay.amount.replace('.', ''))
    const chain = { orderId: null, channel: 'usdt-trc20-210000', network: 'TRC20' }
    const young = world.simulator.pay(order.id, units, { ...chain, confirmations: 0, txn: 'TX-Y' })
    expect(await world.hearOf(young)).toMatchObject({ heard: 'waiting' })
    expect(await world.see(member, order.id)).toMatchObject({ state: 'MATCHING', reason: 'confirmations' })
    const deep = world.simulator.pay(order.id, units, { ...chain, confirmations: 2, txn: 'TX-Y' })
    expect(await world.hearOf(deep)).toMatchObject({ heard: 'credited' })
    expect(await world.see(member, order.id)).toMatchObject({ state: 'CREDITED', credited: order.due })
    expect(await gained(member)).toBe(BigInt(order.due.replace('.', '')))

    const second = await world.order(member, 'usdt', '21000')
    const wrong = world.simulator.pay(second.id, BigInt(second.pay.amount.replace('.', '')), {
      ...{ orderId: second.id, channel: chain.channel, network: 'ERC20', confirmations: 9 },
    })
    expect(await world.hearOf(wrong)).toMatchObject({ heard: 'review' })
    expect(await world.see(member, second.id)).toMatchObject({ state: 'UNMATCHED', reason: 'wrong_network' })
    const dust = world.simulator.pay(second.id, 1n, { ...chain, orderId: second.id, confirmations: 9 })
    expect(await world.hearOf(dust)).toMatchObject({ heard: 'review' })
  })

  test('[MC-06] from another name goes to a person within 15 minutes, and is credited when that person says so', async () => {
    const member = await world.member()
    world.payeeNames.set(member, 'Daw Mya Aye')
    const { id } = await world.order(member, 'kbzpay', '10000')
    const payment = world.simulator.pay(id, 1_000_000n, { payerName: 'U Ba' })
    expect(await world.hearOf(payment)).toMatchObject({ heard: 'review' })
    const order = await world.see(member, id)
    expect(order).toMatchObject({ state: 'UNMATCHED', reason: 'name_mismatch', credited: '0.00' })
    const within = Date.parse(order.reviewDueAt ?? '') - world.parts.now().getTime()
    expect(within > 14 * minute && within <= 15 * minute).toBe(true)
    expect(await gained(member)).toBe(0n)
    const assign = () =>
      assignPayment(world.parts, { ...signed, channel: payment.channel, txn: payment.txn, orderId: id })
    const both = await Promise.allSettled([assign(), assign()])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await world.decisions(id)).toEqual(['assigned Daw Hla statement of the day, line 12'])
    expect(await world.see(member, id)).toMatchObject({ state: 'CREDITED' })
    expect(await gained(member)).toBe(1_000_000n)

    const same = await world.order(member, 'kbzpay', '10000')
    await world.hearOf(world.simulator.pay(same.id, 1_000_000n, { payerName: 'AYE, MYA DAW' }))
    expect(await world.see(member, same.id)).toMatchObject({ state: 'CREDITED' })
  })
})

describe('what the member says', () => {
  const submit = (member: bigint, id: string, reference: string) =>
    world.call(member, 'POST', '/wps/v2/deposits/submit', { id, reference })

  test('[MC-06] a reference is one order’s for ever, however it is written', async () => {
    const [one, other] = [await world.member(), await world.member()]
    const first = await world.order(one, 'ayapay', '10000')
    const second = await world.order(other, 'ayapay', '10000')
    expect(await submit(one, first.id, 'ab-123 456')).toMatchObject({ success: true })
    expect(await submit(one, first.id, 'AB123456')).toMatchObject({ success: true })
    expect(await submit(other, second.id, 'AB123456')).toMatchObject({ message: 'reference_used' })
    expect(await world.story(first.id)).toContain('SUBMITTED member')
    expect(await world.see(one, first.id)).toMatchObject({ state: 'MATCHING', reference: 'AB123456' })
  })

  test('[MC-06] money that came without an order is credited to whoever names it first, once', async () => {
    const [one, other] = [await world.member(), await world.member()]
    const first = await world.order(one, 'ayapay', '10000')
    const second = await world.order(other, 'ayapay', '10000')
    const stray = world.simulator.pay(first.id, 1_000_000n, {
      ...{ orderId: null, channel: 'mm-ayapay', reference: 'KP-778899' },
    })
    expect(await world.hearOf(stray)).toMatchObject({ heard: 'unmatched' })
    const answers = await Promise.all([
      submit(one, first.id, 'kp 778899'),
      submit(other, second.id, 'KP778899'),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    expect((await gained(one)) + (await gained(other))).toBe(1_000_000n)
  })

  test('[MC-06] a claim whose money is not found is looked at by a person, and may be rejected; late money is credited', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'ayapay', '10000')
    await submit(member, id, 'NEVER-CAME-1')
    world.later(4 * minute)
    await world.sweep()
    expect(await world.see(member, id)).toMatchObject({ state: 'UNMATCHED', reason: 'money_not_found' })
    const reject = () => rejectDeposit(world.parts, { ...signed, orderId: id, reason: 'no_such_payment' })
    await reject()
    await expect(reject()).rejects.toThrow('already_decided')
    expect(await world.decisions(id)).toEqual(['rejected Daw Hla statement of the day, line 12'])
    expect(await world.see(member, id)).toMatchObject({ state: 'REJECTED', reason: 'no_such_payment' })
    await world.hearOf(world.simulator.pay(id, 1_000_000n))
    expect(await world.see(member, id)).toMatchObject({ state: 'LATE_CREDITED' })
    expect(await gained(member)).toBe(1_000_000n)
  })

  test('[MC-06] a slip is a picture, written anew and sealed, seen by its member alone; one that was seen before is marked', async () => {
    const [one, other] = [await world.member(), await world.member()]
    const first = await world.order(one, 'ayapay', '10000')
    const second = await world.order(other, 'ayapay', '10000')
    const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#2a7' } })
      .png()
      .toBuffer()
    const add = (member: bigint, id: string, file: string) =>
      world.call(member, 'POST', '/wps/v2/deposits/slip', { id, file })
    expect(await add(one, first.id, Buffer.from('<script>').toString('base64'))).toMatchObject({
      message: 'picture_type',
    })
    expect((await add(one, first.id, picture.toString('base64'))).value).toMatchObject({ hasSlip: true })
    expect((await add(other, second.id, picture.toString('base64'))).success).toBe(true)
    const { value } = await world.call(one, 'GET', `/wps/v2/deposits/slip?id=${first.id}`)
    expect(value['url']).toMatch(/^data:image\/webp;base64,/)
    const { rows } = await world.admin.query(
      'select order_id, seen_before, position($1 in image_sealed) as plain from cashier.deposit_slips order by at',
      [Buffer.from('WEBP')],
    )
    expect(rows).toEqual([
      { order_id: first.id, seen_before: false, plain: 0 },
      { order_id: second.id, seen_before: true, plain: 0 },
    ])
  })
})

describe('money that goes back', () => {
  test('[MC-06] a reversal takes what is there and leaves a debt, which the next deposit pays first', async () => {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '200000')
    await world.hearOf(world.simulator.pay(id, 20_000_000n))
    // All but 50,000.00 is spent.
    await world.spend(member, (await world.balance(member)) - 5_000_000n)
    const wish = { ...signed, orderId: id, reason: 'chargeback' } as const
    const both = await Promise.allSettled([
      reverseDeposit(world.parts, wish),
      reverseDeposit(world.parts, wish),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await world.decisions(id)).toEqual(['reversed Daw Hla statement of the day, line 12'])
    expect(await world.balance(member)).toBe(0n)
    expect(await world.see(member, id)).toMatchObject({ state: 'REVERSED', reason: 'chargeback' })

    const next = await world.order(member, 'kbzpay', '100000')
    await world.hearOf(world.simulator.pay(next.id, 10_000_000n))
    expect(await world.balance(member)).toBe(0n)
    const last = await world.order(member, 'kbzpay', '100000')
    await world.hearOf(world.simulator.pay(last.id, 10_000_000n))
    // 200,000 were reversed: 50,000 taken at once, 100,000 and 50,000 from what came after.
    expect(await world.balance(member)).toBe(5_000_000n)
    const late = await world.hearOf(world.simulator.pay(id, 100n))
    expect(late).toMatchObject({ heard: 'review' })
  })
})

test('[MC-06] the audit of the ledger finds nothing after all of this', async () => {
  expect(await world.auditFindings()).toEqual([])
})
