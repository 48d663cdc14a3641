/**
 * Goal: A4. Method: the simulator's genuine webhook, bent in 500 ways, and sent whole in every order and number; the
 * simulator's own deliveries over HTTP; the money in the ledger is what counts.
 */
import { randomInt } from 'node:crypto'
import { callbackPath } from '@jackfruit/contracts/gateway-wire'
import { headers as names, signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type Webhook, webhookOf } from '@jackfruit/groundwork/payment-simulator/tell'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'

let world: DepositWorld
const grant = 10_000_000n

beforeAll(async () => {
  world = await openDepositWorld()
})
afterAll(() => world.close())

const gained = async (member: bigint) => (await world.balance(member)) - grant
const minute = 60_000

/** One of the ways to bend a webhook; never the same bytes and headers as before. */
function bent({ headers, body }: Webhook, way: number): Webhook {
  const text = body.toString('utf8')
  const withBody = (changed: string | Buffer) => ({ headers, body: Buffer.from(changed) })
  const withHeader = (name: string, value: string) => ({ headers: { ...headers, [name]: value }, body })
  const flip = (value: string) => {
    const at = randomInt(value.length)
    const other = value[at] === '0' ? '1' : '0'
    return value.slice(0, at) + other + value.slice(at + 1)
  }
  const ways: readonly (() => Webhook)[] = [
    () => {
      const changed = Buffer.from(body)
      const at = randomInt(changed.length)
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8))
      return { headers, body: changed }
    },
    () => withBody(text.replace(/"units":"\d+"/, `"units":"${randomInt(1, 2 ** 40)}"`)),
    () => withBody(text.replace(/\}\}$/, `,"units":"${randomInt(1, 2 ** 40)}"}}`)),
    () => withBody(text.replace(/"currency":"MMK"/, '"currency":"USD"')),
    () => withBody(text.replace(/"orderId":"d[0-9a-f]+"/, `"orderId":"d${'0'.repeat(18)}"`)),
    () => withBody(` ${text}`),
    () => withBody(`${text}\n`),
    () => withBody(`\ufeff${text}`),
    () => withBody(Buffer.from(text, 'utf16le')),
    () => withBody(text.replace('"channel"', '"\\u0063hannel"')),
    () => withBody(text.slice(0, randomInt(text.length))),
    () => withBody(''),
    () => withHeader(names.signature, flip(headers[names.signature] ?? '')),
    () => withHeader(names.signature, (headers[names.signature] ?? '').toUpperCase()),
    () => withHeader(names.signature, ''),
    () => withHeader(names.nonce, flip(headers[names.nonce] ?? '')),
    () => withHeader(names.timestamp, String(Number(headers[names.timestamp]) + randomInt(1, 1_000))),
    () => withHeader(names.vendor, 'hexworks'),
    () => webhookOf(JSON.parse(text).payment, 'f'.repeat(64)),
    () => webhookOf(JSON.parse(text).payment, world.secret, Date.now() - 6 * minute),
    () => webhookOf(JSON.parse(text).payment, world.secret, Date.now() + 6 * minute),
    // Signed for another address.
    () => ({
      headers: signVendorMessage({
        ...{ vendorId: 'simulator', secret: world.secret, method: 'POST', path: `${callbackPath}/`, body },
        ...{ timestamp: Date.now(), nonce: 'a'.repeat(32) },
      }),
      body,
    }),
  ]
  const made = ways[way % ways.length]?.() ?? withBody('')
  return made.body.equals(body) && JSON.stringify(made.headers) === JSON.stringify(headers)
    ? bent({ headers, body }, way)
    : made
}

test('[MC-06] [IM-33] of 500 bent webhooks none credits anything; the genuine one credits once, however often it comes', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const genuine = webhookOf(world.simulator.pay(id, 5_000_000n), world.secret)
  const answers: string[] = []
  for (let sent = 0; sent < 500; sent += 20)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const { status, heard } = await world.hear(bent(genuine, sent + index))
          return `${status} ${heard}`
        }),
      )),
    )
  expect(new Set(answers)).toEqual(new Set(['401 refused']))
  expect(answers).toHaveLength(500)
  expect(await gained(member)).toBe(0n)
  const again = await Promise.all(Array.from({ length: 20 }, () => world.hear(genuine)))
  expect(again.every(({ status }) => status === 200)).toBe(true)
  expect(again.filter(({ heard }) => heard === 'credited')).toHaveLength(1)
  expect(await gained(member)).toBe(5_000_000n)
}, 120_000)

test('[MC-06] what a passing failure of the database keeps from being heard is told again later, and credits once', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const genuine = webhookOf(world.simulator.pay(id, 5_000_000n), world.secret)
  await world.admin.query('begin')
  await world.admin.query('lock table cashier.webhooks')
  expect(await world.hear(genuine)).toEqual({ status: 503, heard: 'later' })
  await world.admin.query('commit')
  expect(await gained(member)).toBe(0n)
  expect(await world.hear(genuine)).toEqual({ status: 200, heard: 'credited' })
  expect(await gained(member)).toBe(5_000_000n)
})

test('[MC-06] parts in whatever order, repeated and signed anew each time, come to exactly their sum', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const payments = [1_000_000n, 2_500_000n, 700_000n, 800_000n, 1n].map((units) =>
    world.simulator.pay(id, units),
  )
  const webhooks = payments.flatMap((payment) => {
    const same = webhookOf(payment, world.secret)
    return [same, same, webhookOf(payment, world.secret), webhookOf(payment, world.secret)]
  })
  for (let last = webhooks.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a, b] = [webhooks[last], webhooks[other]]
    if (a && b) [webhooks[last], webhooks[other]] = [b, a]
  }
  await Promise.all(webhooks.map((webhook) => world.hear(webhook)))
  expect(await gained(member)).toBe(5_000_001n)
  expect(await world.see(member, id)).toMatchObject({ state: 'OVERPAID', credited: '50000.01' })
}, 60_000)

test('[MC-06] a gateway’s own key is not enough: what the gateway does not confirm is a doubt', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const payment = world.simulator.pay(id, 1_000_000n)
  expect(await world.hearOf({ ...payment, units: '9000000' })).toEqual({ status: 200, heard: 'unconfirmed' })
  expect(await world.hearOf({ ...payment, txn: 'NOBODY-PAID' })).toEqual({
    status: 200,
    heard: 'unconfirmed',
  })
  expect(await gained(member)).toBe(0n)
  const { rows } = await world.admin.query(
    `select reason from cashier.payment_doubts where txn in ('NOBODY-PAID', $1)`,
    [payment.txn],
  )
  expect(rows).toEqual([{ reason: 'not_confirmed' }, { reason: 'not_confirmed' }])
})

test('[MC-06] a gateway that tells and cannot be asked is told to come again, and is heard then', async () => {
  const away = await openDepositWorld()
  const member = await away.member()
  const { id } = await away.order(member, 'kbzpay', '50000')
  const webhook = webhookOf(away.simulator.pay(id, 5_000_000n), away.secret)
  const asked = away.parts.gateways.get('simulator')
  if (!asked) throw new Error('there is no simulator')
  const { queryPayment } = asked
  const { GatewayUnreachable } = await import('../gateways/port.ts')
  Object.assign(asked, { queryPayment: () => Promise.reject(new GatewayUnreachable('simulator', 'test')) })
  expect(await away.hear(webhook)).toEqual({ status: 503, heard: 'later' })
  Object.assign(asked, { queryPayment })
  expect(await away.hear(webhook)).toEqual({ status: 200, heard: 'credited' })
  await away.close()
})

test('[MC-06] a click, a timer and money at the same moment: one story, and the money is credited once', async () => {
  for (let round = 0; round < 15; round++) {
    const member = await world.member()
    const { id } = await world.order(member, 'kbzpay', '10000')
    const payment = world.simulator.pay(id, 1_000_000n)
    world.later(31 * minute)
    await Promise.all([
      world.hearOf(payment),
      world.sweep(),
      world.call(member, 'POST', '/wps/v2/deposits/cancel', { id }),
      world.hearOf(payment),
    ])
    expect(await gained(member)).toBe(1_000_000n)
    expect((await world.see(member, id)).state).toMatch(/^(CREDITED|LATE_CREDITED)$/)
    const story = (await world.story(id)).map((line) => line.split(' ')[0])
    expect(story.filter((state) => state === 'EXPIRED').length).toBeLessThan(2)
    expect(story.filter((state) => state?.endsWith('CREDITED'))).toHaveLength(1)
  }
}, 120_000)

const pay = (url: string, form: Readonly<Record<string, string>>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form) }).then((answer) => answer.text())

test('[MC-06] on the simulator’s page a visitor pays: late, three times, in parts, and a forger gets nothing', async () => {
  const member = await world.member()
  const until = async (amount: bigint) => {
    await expect.poll(() => gained(member)).toBe(amount)
  }
  const open = async () => (await world.order(member, 'wavepay', '10000')).payUrl ?? ''
  const form = { amount: '10000.00', payer: '', parts: '1', manner: 'at-once' }
  expect(await (await fetch(await open())).text()).toContain('10000.00 MMK')
  expect(await pay(await open(), { ...form, manner: 'forged' })).toContain('Paid 10000.00 MMK')
  await new Promise((wake) => setTimeout(wake, 300))
  await until(0n)
  await pay(await open(), { ...form, manner: 'thrice' })
  await until(1_000_000n)
  await pay(await open(), { ...form, manner: 'late', parts: '3', amount: '10000.01' })
  await until(2_000_001n)
  expect(await pay(await open(), { ...form, amount: '-5' })).toContain('no amount')
})

test('[MC-06] the audit of the ledger finds nothing after all of this', async () => {
  expect(await world.auditFindings()).toEqual([])
})
