/** Goal: open orders are asked after side by side, in time, and no gateway holds up another's. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type DepositWorld, openDepositWorld } from '../../../testing/deposit-world.ts'
import { type Gateway, GatewayUnreachable } from '../gateways/port.ts'
import { sweepDeposits } from './sweep.ts'

let world: DepositWorld
let simulator: Gateway
const minute = 60_000
const times = { beginWithinMs: 60_000, answerWithinMs: 10_000 }

beforeAll(async () => {
  world = await openDepositWorld()
  const found = world.parts.gateways.get('simulator')
  if (!found) throw new Error('there is no simulator')
  simulator = found
})
beforeEach(async () => {
  await world.admin.query(
    `update cashier.deposits set state = 'EXPIRED', expires_at = now() - interval '2 days'`,
  )
})
afterAll(() => world.close())

/** Orders that are due, of the gateway named. */
async function orders(count: number, gateway = 'simulator'): Promise<string[]> {
  const ids: string[] = []
  for (let n = 0; n < count; n++) {
    const { id } = await world.order(await world.member(), 'kbzpay', '10000')
    ids.push(id)
  }
  await world.admin.query('update cashier.deposits set gateway = $1 where id = any($2)', [gateway, ids])
  world.later(minute)
  return ids
}
type Asking = Gateway['queryDeposit']
function having(more: Readonly<Record<string, Asking>>) {
  const gateways = new Map<string, Gateway>([['simulator', simulator]])
  for (const [code, queryDeposit] of Object.entries(more))
    gateways.set(code, { ...simulator, code, queryDeposit })
  return { ...world.parts, gateways }
}
const states = async (ids: readonly string[]) => {
  const { rows } = await world.admin.query(
    'select state from cashier.deposits where id = any($1) order by id',
    [[...ids].toSorted()],
  )
  return rows.map(({ state }) => state as string)
}

test('[MC-06] many are asked after at once, but never more than a few', async () => {
  const ids = await orders(30)
  let [now, most, asked] = [0, 0, 0]
  const parts = having({
    simulator: async () => {
      asked += 1
      most = Math.max(most, ++now)
      await new Promise((wake) => setTimeout(wake, 30))
      now -= 1
      return []
    },
  })
  expect(await sweepDeposits(parts, times)).toBe(30)
  expect([asked, most]).toEqual([30, 8])
  expect(new Set(await states(ids))).toEqual(new Set(['AWAITING_PAYMENT']))
})

test('[MC-06] a gateway that never answers holds up none of another’s orders, nor the sweep', async () => {
  const stuck = await orders(20, 'stuck')
  const fine = await orders(5)
  for (const id of fine) world.simulator.pay(id, 1_000_000n)
  let asked = 0
  const parts = having({
    stuck: () => {
      asked += 1
      return new Promise(() => {})
    },
  })
  const began = Date.now()
  const sweeping = sweepDeposits(parts, times)
  await expect.poll(() => states(fine), { timeout: 9_500 }).toEqual(fine.map(() => 'CREDITED'))
  await sweeping
  expect(Date.now() - began).toBeLessThan(times.beginWithinMs)
  // As many as are begun at once, and a few before it counts as away: the rest is not asked.
  expect(asked).toBeLessThanOrEqual(8 + 3)
  expect(new Set(await states(stuck))).toEqual(new Set(['AWAITING_PAYMENT']))
})

test('[MC-06] those there was no time for are the first of the next sweep', async () => {
  const ids = await orders(20, 'slow')
  const asked: string[] = []
  const slow: Asking = async ({ orderId }) => {
    asked.push(orderId)
    await new Promise((wake) => setTimeout(wake, 100))
    return []
  }
  const short = { ...times, beginWithinMs: 60 }
  expect(await sweepDeposits(having({ slow }), short)).toBe(8)
  expect(await sweepDeposits(having({ slow }), short)).toBe(8)
  expect(await sweepDeposits(having({ slow }), short)).toBe(4)
  expect(asked.toSorted()).toEqual(ids.toSorted())
})

test('[MC-06] a gateway that is away is not asked again and again, and its orders end after their patience', async () => {
  const ids = await orders(20, 'away')
  let asked = 0
  const away: Asking = async () => {
    asked += 1
    throw new GatewayUnreachable('away', null)
  }
  await sweepDeposits(having({ away }), times)
  expect(asked).toBeLessThanOrEqual(8 + 3)
  world.later(35 * minute)
  await sweepDeposits(having({ away }), times)
  expect(new Set(await states(ids))).toEqual(new Set(['AWAITING_PAYMENT']))
  world.later(10 * minute)
  await sweepDeposits(having({ away }), times)
  expect(new Set(await states(ids))).toEqual(new Set(['EXPIRED']))
})

test('[MC-06] orders of a gateway that is no more, and one that breaks, do not stop the others', async () => {
  await orders(2, 'nobody')
  const broken = await orders(1, 'broken')
  const fine = await orders(3)
  for (const id of fine) world.simulator.pay(id, 1_000_000n)
  const parts = having({
    broken: async () => {
      throw new Error('a bug')
    },
  })
  await expect(sweepDeposits(parts, times)).rejects.toThrow('1 orders')
  expect(await states(fine)).toEqual(fine.map(() => 'CREDITED'))
  expect(await states(broken)).toEqual(['AWAITING_PAYMENT'])
})

test('[MC-06] several sweeps at once ask after each order once', async () => {
  await orders(24)
  const asked: string[] = []
  const parts = having({
    simulator: async ({ orderId }) => {
      asked.push(orderId)
      return []
    },
  })
  const looked = await Promise.all(Array.from({ length: 4 }, () => sweepDeposits(parts, times)))
  expect(looked.reduce((sum, count) => sum + count, 0)).toBe(24)
  expect(new Set(asked).size).toBe(asked.length)
})
