/** Runs over a database: the worked examples to the last unit, at their hours; bills; kills and three workers. */
import { randomUUID } from 'node:crypto'
import type { agents } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import {
  conditions,
  dayMs,
  hourMs,
  midnight,
  openPayWorld,
  type PayWorld,
} from '../../../testing/agents/pay-world.ts'
import { again, minor, ppm } from '../../../testing/agents/statement.ts'
import { demandNothingOverdue } from './bills.ts'
import { runAndPay } from './clock.ts'
import { incomeOf } from './payouts.ts'

let w: PayWorld
let day = 0
beforeAll(async () => {
  w = await openPayWorld()
})
afterAll(() => w.close())
/** Each test has a day of its own, months apart, and begins at its first minute. */
beforeEach(() => {
  day += 31
  w.setPolicy({})
  w.set(start() + 60_000)
})
/** What a test agreed to ends with it: nobody reckons the months between. */
afterEach(() =>
  w.admin.query('update agents.spans set to_at = greatest(from_at, $1) where to_at > $1', [w.now()]),
)
const start = () => midnight + day * dayMs
const minuteMs = 60_000
const units = (amount: number) => BigInt(Math.round(amount * 100))

type Paid = Pick<agents.Payment, 'amount' | 'state' | 'carryOut'>
const paymentsOf = async (who: bigint, kind: agents.PayKind, query = ''): Promise<agents.Payment[]> =>
  (await w.see(who, kind, query))['payments'] as agents.Payment[]

/** Every statement that was shown recomputes. */
async function demandStatements(who: bigint, kind: agents.PayKind) {
  for (const payment of await paymentsOf(who, kind))
    expect(again(payment)).toEqual({ net: minor(payment.amount), carry: BigInt(payment.carryOut) })
}

test('[CT-10] [CT-11] the daily salary is reckoned ten minutes after the day, paid at two, and A, B and C have 1,800, 2,400 and 3,000', async () => {
  const a = await w.agent()
  const [b] = [await w.agent(a)]
  const c = await w.agent(b)
  const d = await w.agent(c)
  // The top has a contract with the brand in the example: here A stands under one who has none.
  const rates = [
    [a, b, '0.6'],
    [b, c, '0.45'],
    [c, d, '0.3'],
  ] as const
  for (const [upline, downline, rate] of rates)
    await w.contract('daily', upline, downline, conditions([[0, 0, rate]]))
  w.did(d, start() + 3 * hourMs, units(1_000_000))
  w.did(c, start() + 4 * hourMs, units(200_000))
  w.set(start() + dayMs + 10 * minuteMs - 1000)
  await w.run()
  expect(await paymentsOf(b, 'daily')).toEqual([])
  w.set(start() + dayMs + 10 * minuteMs)
  await w.run()
  const paid = async () => [await w.received(b), await w.received(c), await w.received(d)]
  expect(await paid()).toEqual([0n, 0n, 0n])
  expect(await paymentsOf(b, 'daily')).toMatchObject([{ state: 'held', amount: '1800.00' }])
  w.set(start() + dayMs + 2 * hourMs)
  await w.run()
  await w.run()
  expect(await paid()).toEqual([units(1_800), units(2_400), units(3_000)])
  for (const who of [b, c, d]) await demandStatements(who, 'daily')
  const [first] = await paymentsOf(b, 'daily')
  expect(first).toMatchObject({ state: 'paid', amount: '1800.00', paidAt: w.now().toISOString() })
  expect(await paymentsOf(a, 'daily', '?whose=downlines')).toMatchObject([{ account: w.nameOf(b) }])
  expect((await w.told(d)).at(-1)).toMatchObject({
    ...{ kind: 'agent_paid', facts: { amount: '3000.00' }, link: { to: 'path', path: '/?ac=dailySalary' } },
  })
  const days = await inMerchant(w.db, w.merchantId, (tx) =>
    incomeOf(tx, w.merchantId, c, { from: first?.day ?? '', to: first?.day ?? '' }),
  )
  expect(days).toMatchObject([{ kind: 'daily', amount: units(2_400) }])
  await w.demandSound()
})

test('[EN-134] [EN-135] the hourly salary of 18,000, 120,000 and 310,000 is 0, 180 and 620, five minutes after each hour', async () => {
  const a = await w.agent()
  const b = await w.agent(a)
  await w.contract(
    'hourly',
    a,
    b,
    conditions([
      [20_000, 0, '0.10'],
      [100_000, 0, '0.15'],
      [300_000, 0, '0.20'],
    ]),
  )
  for (const [at, valid] of [18_000, 120_000, 310_000].entries())
    w.did(b, start() + at * hourMs, units(valid))
  w.set(start() + hourMs + 59 * minuteMs)
  const hour = { from: new Date(start() + hourMs), to: new Date(start() + 2 * hourMs) }
  expect(await w.see(b, 'hourly')).toMatchObject({
    own: {
      terms: { period: 'daily', tiers: [{ rates: [{ rate: '0.1000' }] }, {}, {}] },
      now: {
        ...{ from: hour.from.toISOString(), to: hour.to.toISOString(), valid: '120000.00' },
        ...{ rate: '0.1500', amount: '180.00', next: { tier: 2, valid: '180000.00', active: 0 } },
      },
    },
  })
  w.set(start() + 3 * hourMs + 5 * minuteMs - 1000)
  await w.run()
  expect(await w.received(b)).toBe(units(180))
  w.set(start() + 3 * hourMs + 5 * minuteMs)
  await w.run()
  expect((await paymentsOf(b, 'hourly')).map(({ amount }: Paid) => amount)).toEqual([
    '620.00',
    '180.00',
    '0.00',
  ])
  expect(await w.received(b)).toBe(units(800))
  await demandStatements(b, 'hourly')
})

test('[CT-09] the real-time salary pays each five minutes after a minute of grace, and loses nothing between', async () => {
  const a = await w.agent()
  const b = await w.agent(a)
  await w.contract('realtime', a, b, conditions([[0, 0, '0.12']]))
  const windowMs = 5 * minuteMs
  const bets = [1_234.56, 77.1, 0, 9_999.99, 3.33]
  const paid: bigint[] = []
  for (const [at, valid] of bets.entries()) {
    const from = start() + at * windowMs
    if (valid > 0) w.did(b, from + minuteMs, units(valid))
    const before = await w.received(b)
    w.set(from + windowMs + minuteMs - 1000)
    await w.run(['realtime'])
    expect(await w.received(b)).toBe(before)
    w.set(from + windowMs + minuteMs)
    await w.run(['realtime'])
    paid.push((await w.received(b)) - before)
  }
  expect(paid).toEqual([148n, 9n, 0n, 1_200n, 0n])
  const [last] = await paymentsOf(b, 'realtime')
  // 0.007976 of a unit, in millionths of its hundredth.
  expect(last?.carryOut).toBe('797600')
  await demandStatements(b, 'realtime')
})

test('a bet that is taken back after its window stays as a debt in what is carried, and takes nothing from the purse', async () => {
  const a = await w.agent()
  const b = await w.agent(a)
  await w.contract('realtime', a, b, conditions([[0, 0, '1']]))
  const step = async (at: number, valid: number) => {
    w.did(b, start() + at * 5 * minuteMs, units(valid))
    w.set(start() + (at + 1) * 5 * minuteMs + minuteMs)
    await w.run(['realtime'])
    return w.received(b)
  }
  expect(await step(0, 1_000)).toBe(units(10))
  // The bet of the first window is settled otherwise now: it counts in the window that is open.
  expect(await step(1, -600)).toBe(units(10))
  expect(await step(2, 500)).toBe(units(10))
  expect(await step(3, 300)).toBe(units(12))
  await demandStatements(b, 'realtime')
})

const published = [
  [150_000, 3, '15'],
  [450_000, 5, '18'],
  [4_500_000, 10, '20'],
  [12_000_000, 20, '23'],
  [15_000_000, 30, '25'],
] as const

/** Valid bets, and what the house won of them. */
const played = (who: bigint, valid: number, won: number) =>
  w.did(who, start() + hourMs, units(valid), { stake: units(valid), win: units(valid - won) })
const after = async () => {
  w.set(start() + dayMs + 2 * hourMs)
  await w.run()
}

test('the published steps of a dividend: B has 6,480 of 36,000, and A 11,520 of 90,000', async () => {
  w.setPolicy({ dividendMode: 'AGGREGATE', lessSalaries: false })
  const top = await w.agent()
  const a = await w.agent(top)
  const b = await w.agent(a)
  await w.contract('dividend', top, a, conditions(published))
  await w.contract('dividend', a, b, conditions(published.slice(0, 2)))
  played(b, 600_000, 36_000)
  played(a, 4_200_000, 54_000)
  w.plain.active(b, 6)
  w.plain.active(a, 12)
  await after()
  expect([await w.received(a), await w.received(b)]).toEqual([units(11_520), units(6_480)])
  for (const who of [a, b]) await demandStatements(who, 'dividend')
})

test('branches by themselves: B has 6,480 and A 720, and the loss of A’s own branch comes before its next dividend', async () => {
  w.setPolicy({ lessSalaries: false })
  const top = await w.agent()
  const a = await w.agent(top)
  const b = await w.agent(a)
  await w.contract('dividend', top, a, conditions([[0, 0, '20']]))
  await w.contract('dividend', a, b, conditions([[0, 0, '18']]))
  played(b, 600_000, 36_000)
  played(a, 900_000, -60_000)
  await after()
  expect([await w.received(a), await w.received(b)]).toEqual([units(720), units(6_480)])
  expect((await paymentsOf(a, 'dividend'))[0]?.carryOut).toBe(String(-units(60_000)))
  day += 1
  played(a, 900_000, 70_000)
  await after()
  // 20 % of what is left of 70,000 after 60,000.
  expect(await w.received(a)).toBe(units(720 + 2_000))
  for (const who of [a, b]) await demandStatements(who, 'dividend')
})

test('weeks, halves of a month and months end where the brand’s calendar says', async () => {
  const top = await w.agent()
  w.set(Date.UTC(2028, 1, 9, 17, 30) + hourMs)
  const bounds: Record<string, [string, string]> = {
    daily: ['2028-02-09T17:30:00.000Z', '2028-02-10T17:30:00.000Z'],
    weekly: ['2028-02-06T17:30:00.000Z', '2028-02-13T17:30:00.000Z'],
    semimonthly: ['2028-01-31T17:30:00.000Z', '2028-02-15T17:30:00.000Z'],
    monthly: ['2028-01-31T17:30:00.000Z', '2028-02-29T17:30:00.000Z'],
  }
  for (const [period, [from, to]] of Object.entries(bounds)) {
    const agent = await w.agent(top)
    await w.contract('dividend', top, agent, { ...conditions([[0, 0, '10']]), period })
    expect(await w.see(agent, 'dividend')).toMatchObject({ own: { startsAt: from, now: { from, to } } })
  }
  day = Math.round((Date.UTC(2028, 3, 1, 17, 30) - midnight) / dayMs)
})

const billed = { ...conditions([[0, 0, '0.6']]), payer: 'UPLINE' }

test('where the one above pays, bills are due, then overdue and hold what leaves, until one press pays all', async () => {
  const top = await w.agent()
  const a = await w.agent(top)
  const b = await w.agent(a)
  const c = await w.agent(b)
  await w.contract('daily', top, a, conditions([[0, 0, '0.6']]))
  await w.contract('daily', a, b, { ...billed, tiers: conditions([[0, 0, '0.45']])['tiers'] })
  await w.contract('daily', b, c, { ...billed, tiers: conditions([[0, 0, '0.3']])['tiers'] })
  w.did(c, start() + hourMs, units(1_000_000))
  await w.spend(b)
  await after()
  // A is handed 6,000 and owes 4,500 of it; B owes 3,000.
  expect([await w.received(a), await w.received(b), await w.received(c)]).toEqual([units(6_000), 0n, 0n])
  const bills = async (who: bigint) =>
    (await w.world.ask('GET', '/wps/v2/agent/bills', { headers: { 'x-member': `${who}:2` } })).value
  expect(await bills(a)).toMatchObject({ total: '4500.00', lists: [{ account: w.nameOf(b), state: 'due' }] })
  expect(await paymentsOf(b, 'daily')).toMatchObject([
    { state: 'due', amount: '1500.00', received: '4500.00' },
  ])
  const demand = (who: bigint) =>
    inMerchant(w.db, w.merchantId, (tx) => demandNothingOverdue(tx, w.merchantId, who, w.now()))
  await demand(a)
  w.set(start() + dayMs + 26 * hourMs)
  await w.run()
  expect(await bills(a)).toMatchObject({ lists: [{ state: 'overdue' }] })
  expect(await paymentsOf(b, 'daily')).toMatchObject([{ state: 'nothing' }, { state: 'overdue' }])
  await expect(demand(a)).rejects.toThrow(new Refusal('bills_overdue', { amount: units(4_500) }))
  expect((await w.told(a)).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['bill_due', 'bill_overdue']),
  )
  const press = (who: bigint, total: string, key: string = randomUUID()) =>
    w.world.ask('POST', '/wps/v2/agent/bills/pay', {
      ...{ headers: { 'x-member': `${who}:2` }, body: { data: { key, total } } },
    })
  expect(await press(b, '3000.00')).toMatchObject({ message: 'insufficient_funds' })
  expect(await press(a, '4499.00')).toMatchObject({ message: 'bills_changed' })
  const key = randomUUID()
  const pressed = await Promise.all(Array.from({ length: 20 }, () => press(a, '4500.00', key)))
  expect(pressed.every(({ value }) => value['paid'] === '4500.00')).toBe(true)
  expect(await press(a, '4500.00')).toMatchObject({ message: 'bills_changed' })
  await demand(a)
  expect([await w.received(a), await w.received(b)]).toEqual([units(1_500), units(4_500)])
  expect(await press(b, '3000.00')).toMatchObject({ value: { paid: '3000.00', left: '0.00' } })
  expect([await w.received(b), await w.received(c)]).toEqual([units(1_500), units(3_000)])
  expect(await paymentsOf(c, 'daily')).toMatchObject([{ state: 'nothing' }, { state: 'paid' }])
  for (const { link } of [...(await w.told(a)), ...(await w.told(b))])
    expect(link).toEqual({ to: 'path', path: '/?ac=dailySalary' })
  await w.demandSound()
})

test('what is overdue for three days more is taken from what the agent is paid next', async () => {
  const top = await w.agent()
  const a = await w.agent(top)
  const b = await w.agent(a)
  await w.contract('daily', top, a, conditions([[0, 0, '0.6']]))
  await w.contract('daily', a, b, billed)
  w.did(b, start() + hourMs, units(100_000))
  await after()
  expect(await w.received(b)).toBe(0n)
  day += 6
  w.did(a, start() + hourMs, units(90_000))
  await after()
  // 540 do not cover 600; the next 600 do.
  expect(await w.received(b)).toBe(0n)
  day += 1
  w.did(a, start() + hourMs, units(100_000))
  await after()
  expect(await w.received(b)).toBe(units(600))
  expect(await w.received(a)).toBe(units(600 + 540))
})

test('a frozen agent is paid nothing, and what was reckoned before it was frozen is kept back', async () => {
  const top = await w.agent()
  const [a, b] = [await w.agent(top), await w.agent(top)]
  for (const each of [a, b]) await w.contract('daily', top, each, conditions([[0, 0, '1']]))
  for (const each of [a, b]) w.did(each, start() + hourMs, units(1_000))
  const freeze = (who: bigint) =>
    w.admin.query(`update identity.members set status = 'frozen' where id = $1`, [who])
  await freeze(a)
  w.set(start() + dayMs + 10 * minuteMs)
  await w.run()
  await freeze(b)
  await after()
  expect([await w.received(a), await w.received(b)]).toEqual([0n, 0n])
  for (const each of [a, b]) expect(await paymentsOf(each, 'daily')).toMatchObject([{ state: 'withheld' }])
})

test('three workers that are killed at any line pay each period once, and to the last unit', async () => {
  const top = await w.agent()
  const agents: bigint[] = []
  for (let at = 0; at < 9; at++) agents.push(await w.agent(agents[Math.floor(at / 2) - 1] ?? top))
  const rates = ['0.9', '0.9', '0.7', '0.7', '0.5', '0.5', '0.3', '0.3', '0.3']
  for (const [at, agent] of agents.entries())
    await w.contract(
      'realtime',
      agents[Math.floor(at / 2) - 1] ?? top,
      agent,
      conditions([[0, 0, rates[at] ?? '0.1']]),
    )
  let killed = 0
  const runs = 40
  for (let at = 0; at < runs; at++) {
    const from = start() + at * 5 * minuteMs
    for (const [place, agent] of agents.entries())
      if ((at + place) % 3 === 0)
        w.did(agent, from + minuteMs, BigInt(((at * 7_919 + place * 104_729) % 9_000) + 1))
    w.set(from + 6 * minuteMs)
    const work = () => runAndPay(w.pay, w.merchantId, ['realtime'], { onError: () => {} }).catch(() => {})
    const kill = async () => {
      await new Promise((wake) => setTimeout(wake, (at * 13) % 17))
      const { rows } = await w.admin.query(
        `select count(pg_terminate_backend(pid))::int as n from (select pid from pg_stat_activity
          where datname = current_database() and usename = 'jackfruit_app' and state <> 'idle' limit 1) busy`,
      )
      killed += Number(rows[0].n)
    }
    await Promise.all([work(), work(), work(), kill()])
  }
  await w.run(['realtime'])
  expect(killed).toBeGreaterThan(runs / 10)
  const exact = (agent: bigint): bigint => {
    const place = agents.indexOf(agent)
    const rate = (of: number) => ppm(`${rates[of]}000`)
    const valid = (of: bigint) =>
      w.plain.deeds
        .filter(({ chain, at }) => chain.includes(of) && at >= start())
        .reduce((sum, each) => sum + each.valid, 0n)
    const below = agents.flatMap((other, of) =>
      agents[Math.floor(of / 2) - 1] === agent ? [[other, of] as const] : [],
    )
    return below.reduce((sum, [other, of]) => sum - rate(of) * valid(other), rate(place) * valid(agent))
  }
  const twice = await w.rowsOf(
    `select agent_id, from_at from agents.payouts where kind = 'realtime' group by 1, 2 having count(*) > 1`,
  )
  expect(twice).toEqual([])
  for (const agent of agents) {
    const [carry] = await w.rowsOf<{ carry: string }>(
      `select carry::text as carry from agents.carries where agent_id = $1 and kind = 'realtime'`,
      [agent],
    )
    expect((await w.received(agent)) * 1_000_000n + BigInt(carry?.carry ?? '0')).toBe(exact(agent))
  }
  expect(await w.rowsOf(`select id from agents.payouts where state = 'ready'`)).toEqual([])
  await w.demandSound()
}, 300_000)
