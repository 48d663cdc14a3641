import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'

let world: DepositWorld
const _minute = 60_000

beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())

describe('an order to pay in', () => {
  test('[MC-06] methods of the region are listed with their limits, and those of another brand are its own', async () => {
    const member = await world.member()
    const { value } = await world.call(member, 'GET', '/wps/v2/deposits/methods')
    expect(value).toMatchObject({ currency: 'MMK' })
    const kinds = (value['methods'] as { kind: string }[]).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['wallet', 'bank', 'qr', 'crypto']))
    const other = await world.ask('GET', '/wps/v2/deposits/methods', {
      ...{ host: 'ke.localhost', headers: { 'x-member': '1' } },
    })
    expect(other.value).toMatchObject({ currency: 'KES' })
    expect((other.value['methods'] as { code: string }[])[0]?.code).toBe('mpesa')
  })

  test('[RO-07] [MC-06] is created, told to the gateway and answered with how to pay; the same key is the same order', async () => {
    const member = await world.member()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => world.order(member, 'kbzpay', '50000.00', key)),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const order = await world.see(member, answers[0]?.id ?? '')
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', wanted: '50000.00', due: '50000.00' })
    expect(order.payUrl).toContain(world.simulator.url)
    expect(await world.story(order.id)).toEqual(['CREATED member', 'AWAITING_PAYMENT gateway'])
    const other = await world.call(member, 'POST', '/wps/v2/deposits', {
      ...{ idempotencyKey: key, method: 'kbzpay', amount: '50001.00' },
    })
    expect(other).toMatchObject({ success: false, message: 'key_conflict' })
  })

  test('[MC-06] whose process died before the gateway heard of it is opened when the page asks again', async () => {
    const member = await world.member()
    const gateway = world.parts.gateways.get('simulator')
    if (!gateway) throw new Error('no gateway')
    const key = randomUUID()
    const died = vi.spyOn(gateway, 'createDeposit').mockRejectedValueOnce(new Error('killed'))
    const body = { idempotencyKey: key, method: 'kbzpay', amount: '50000.00' }
    expect(await world.call(member, 'POST', '/wps/v2/deposits', body)).toMatchObject({ success: false })
    died.mockRestore()
    const order = await world.order(member, 'kbzpay', '50000.00', key)
    expect(order).toMatchObject({ state: 'AWAITING_PAYMENT', wanted: '50000.00' })
    expect(order.payUrl).toContain(world.simulator.url)
    const { value } = await world.call(member, 'GET', '/wps/v2/deposits')
    expect(value['orders']).toHaveLength(1)
  })

  test.each([
    ['4999.99', 'amount_below'],
    ['5000000.01', 'amount_above'],
    ['0', 'amount_invalid'],
  ])('[MC-06] A5: %s is refused as %s', async (amount, code) => {
    const member = await world.member()
    const body = { idempotencyKey: randomUUID(), method: 'kbzpay', amount }
    expect(await world.call(member, 'POST', '/wps/v2/deposits', body)).toMatchObject({ message: code })
  })

  test.each(['-1', '1e5', '၅၀၀၀', 'NaN', '5000.001', '5,000', ' 5000', 'Infinity', '05000'])(
    '[MC-06] A5: "%s" is no amount and makes no order',
    async (amount) => {
      const member = await world.member()
      const body = { idempotencyKey: randomUUID(), method: 'kbzpay', amount }
      const answer = await world.call(member, 'POST', '/wps/v2/deposits', body)
      expect(answer.success).toBe(false)
      const { value } = await world.call(member, 'GET', '/wps/v2/deposits')
      expect(value['orders']).toEqual([])
    },
  )

  test('[MC-06] an unknown method or promotion and a sixth open order are refused, also when all come at once', async () => {
    const member = await world.member()
    const ask = (more: object) =>
      world.call(member, 'POST', '/wps/v2/deposits', {
        ...{ idempotencyKey: randomUUID(), method: 'kbzpay', amount: '5000', ...more },
      })
    expect(await ask({ method: 'mpesa' })).toMatchObject({ message: 'method_unknown' })
    expect(await ask({ promotionId: 'nobody-knows' })).toMatchObject({ message: 'promotion_unknown' })
    const answers = await Promise.all(Array.from({ length: 9 }, () => ask({})))
    expect(answers.filter(({ success }) => success)).toHaveLength(5)
    expect(await ask({})).toMatchObject({ message: 'too_many_open_orders' })
  })

  test('[MC-06] the order of another member is not there, for reading, claiming and giving up', async () => {
    const [member, other] = [await world.member(), await world.member()]
    const { id } = await world.order(member, 'kbzpay', '5000')
    const refused = { success: false, message: 'deposit_not_found' }
    expect(await world.call(other, 'GET', `/wps/v2/deposits/order?id=${id}`)).toMatchObject(refused)
    expect(await world.call(other, 'POST', '/wps/v2/deposits/cancel', { id })).toMatchObject(refused)
    expect(
      await world.call(other, 'POST', '/wps/v2/deposits/submit', { id, reference: 'ABCD1234' }),
    ).toMatchObject(refused)
    expect(await world.call(other, 'GET', `/wps/v2/deposits/slip?id=${id}`)).toMatchObject(refused)
  })

  test('[MC-06] a bank order asks for an amount that no other open order asks for', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => world.member()))
    const orders = await Promise.all(members.map((member) => world.order(member, 'bank', '70000')))
    expect(new Set(orders.map(({ pay }) => pay.amount)).size).toBe(12)
    expect(orders.every(({ isAmountOwn, due }) => isAmountOwn && due !== '70000.00')).toBe(true)
  })

  test('[MC-06] a gateway that is away refuses the order, and leaves the reason', async () => {
    const away = await openDepositWorld()
    const member = await away.member()
    await away.simulator.stop()
    const body = { idempotencyKey: randomUUID(), method: 'kbzpay', amount: '5000' }
    expect(await away.call(member, 'POST', '/wps/v2/deposits', body)).toMatchObject({
      message: 'gateway_unavailable',
    })
    const { rows } = await away.admin.query('select id, state from cashier.deposits')
    expect(rows).toMatchObject([{ state: 'REJECTED' }])
    expect(await away.story(rows[0].id)).toEqual(['CREATED member', 'REJECTED gateway gateway_unavailable'])
    await away.close()
  })
})
