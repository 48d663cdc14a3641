import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../testing/deposit-world.ts'
import { missedOrders } from './missed-orders.ts'

let world: DepositWorld
let merchantId = 0
beforeAll(async () => {
  world = await openDepositWorld()
  const { rows } = await world.admin.query("select id from merchants.brands where code = 'demommk'")
  merchantId = rows[0].id
})
afterAll(() => world.close())

const missed = (memberId: bigint, seen?: string) =>
  missedOrders(world.database.db, { merchantId, memberId }, seen)
const told = async (memberId: bigint, seen: string) =>
  (await missed(memberId, seen)).pushes.map((push) =>
    push.type === 'order' ? `${push.kind} ${push.orderId} ${push.state}` : JSON.stringify(push),
  )
const peers = '{"type":"reset","kinds":["peer"]}'
const everything = '{"type":"reset","kinds":["deposit","withdrawal","peer"]}'

/** A change as the cashier's own step writes it. */
const change = (
  orderId: string,
  state: string,
  on: { query: (text: string, values: unknown[]) => unknown },
) =>
  on.query(
    `insert into cashier.order_changes (merchant_id, order_kind, order_id, from_state, to_state, actor)
     values ($1, 'deposit', $2, null, $3, 'clock')`,
    [merchantId, orderId, state],
  )

test('a page that comes for the first time is told where it stands, and nothing else', async () => {
  const member = await world.member()
  await world.order(member, 'kbzpay', '50000')
  expect(await missed(member)).toMatchObject({ pushes: [], mark: expect.stringMatching(/^\d+$/) })
})

test('a page that was away hears each change of its own orders, in order, and of nobody else', async () => {
  const [member, other] = [await world.member(), await world.member()]
  const before = await world.order(member, 'kbzpay', '50000')
  await world.database.settled()
  const { mark } = await missed(member)
  expect(await told(member, mark)).toEqual([peers])
  await change(before.id, 'EXPIRED', world.admin)
  const { id } = await world.order(member, 'kbzpay', '70000')
  await world.order(other, 'kbzpay', '60000')
  const heard = await told(member, mark)
  expect(heard[0]).toBe(`deposit ${before.id} EXPIRED`)
  expect(heard.slice(1).every((each) => each === peers || each.startsWith(`deposit ${id} `))).toBe(true)
  expect(heard.length).toBeGreaterThan(2)
})

test('what began before the mark and ended after it is heard', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  await world.database.settled()
  const client = await world.database.pool.connect()
  await client.query('begin')
  await client.query("select set_config('app.merchant', $1, true)", [String(merchantId)])
  await change(id, 'EXPIRED', client)
  const { mark } = await missed(member)
  expect(await told(member, mark)).toEqual([peers])
  await client.query('commit')
  client.release()
  expect(await told(member, mark)).toEqual([`deposit ${id} EXPIRED`, peers])
})

test('who was away for too much, or brings a mark that was never given, asks for everything again', async () => {
  const member = await world.member()
  const { id } = await world.order(member, 'kbzpay', '50000')
  const { mark } = await missed(member)
  expect(await told(member, String(BigInt(mark) + 1_000_000n))).toEqual([everything])
  for (let i = 0; i < 51; i++) await change(id, 'EXPIRED', world.admin)
  expect(await told(member, mark)).toEqual([everything])
})
