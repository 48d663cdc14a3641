/** Rebates from deeds: exact, each bet once, paid once whoever asks and whatever the clock does. */
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  begin,
  hourMs,
  morning,
  openRewardsWorld,
  type RewardsWorld,
  second,
} from '../../testing/rewards/world.ts'
import { setRank } from '../vip/index.ts'
import { noonsAround } from './noon.ts'
import { reckon, sumOf } from './reckon.ts'

let w: RewardsWorld
const dayMs = 24 * hourMs
beforeAll(async () => {
  w = await openRewardsWorld('rebates')
  await begin(w, 'rebates')
})
afterAll(() => w.close())

const view = async (member: string, host?: string) => (await w.see(member, 'rebates', host)).value
const claim = (member: string, key: string = randomUUID()) => w.say(member, 'rebates/claim', { key })
const paymentsOf = async (member: string) =>
  (await w.see(member, 'rebates/payments')).value['lists'] as Record<string, unknown>[]
const units = (whole: bigint) => whole * 100n
const stand = (member: string, rank: number) =>
  setRank(
    w.db,
    { merchantId: w.merchantId, memberId: BigInt(member), rank, day: '2026-11-10', at: w.now() },
    { by: 'Daw Mya', why: 'for the test' },
  )
/** What came into the purse from rebates, by the ledger. */
const received = async (member: string) =>
  w.rowsOf<{ amount: bigint; kind: number }>(
    `select t.amount from ledger.transfers t join wallet.purses p on p.account_id = t.account_id
      where p.member_id = $1 and t.kind = 33 order by t.seq`,
    [member],
  )
const sumReceived = async (member: string) =>
  (await received(member)).reduce((sum, { amount }) => sum + BigInt(amount), 0n)

test('[MC-17] [IM-45] valid bets bring their rate by level and kind; taking it pays the purse and asks for turnover once', async () => {
  const member = await w.aMember()
  await stand(member, 3)
  await w.did(member, { bet: units(152_340n) })
  await w.did(member, { bet: units(48_000n), kind: 'LIVE' })
  expect(await view(member)).toMatchObject({
    ...{ rank: 3, total: '1106.04', canClaim: true, least: '1.00' },
    lines: expect.arrayContaining([
      { kind: 'RNG', rate: '0.600', valid: '152340.00', amount: '914.04', isNow: true },
      { kind: 'LIVE', rate: '0.400', valid: '48000.00', amount: '192.00', isNow: true },
      { kind: 'FISH', rate: '0.600', valid: '0.00', amount: '0.00', isNow: true },
    ]),
  })
  const key = randomUUID()
  expect((await claim(member, key)).value).toEqual({ paid: '1106.04' })
  // The same press again is answered as before; another finds nothing.
  expect((await claim(member, key)).value).toEqual({ paid: '1106.04' })
  expect(await claim(member)).toMatchObject({ success: false, message: 'rebate_below' })
  expect(await sumReceived(member)).toBe(110_604n)
  expect(await view(member)).toMatchObject({ total: '0.00', canClaim: false })
  expect(
    await w.rowsOf(
      `select r.target::text, r.state from turnover.requirements r join wallet.purses p on p.account_id = r.account_id
        where p.member_id = $1 and r.source_kind = 'rebate'`,
      [member],
    ),
  ).toEqual([{ target: '110604', state: 'open' }])
  expect(await paymentsOf(member)).toMatchObject([
    { way: 'claimed', amount: '1106.04', lines: [{ kind: 'LIVE' }, { kind: 'RNG', amount: '914.04' }] },
  ])
  expect(await w.told(member)).toEqual([])
  await w.demandSound()
})

test('what was bet at one level keeps its rate when the level changes', async () => {
  const member = await w.aMember()
  await w.did(member, { bet: units(10_000n) })
  await view(member)
  await stand(member, 7)
  await w.did(member, { bet: units(10_000n) })
  expect(await view(member)).toMatchObject({
    total: '130.00',
    lines: expect.arrayContaining([
      { kind: 'RNG', rate: '0.300', valid: '10000.00', amount: '30.00', isNow: false },
      { kind: 'RNG', rate: '1.000', valid: '10000.00', amount: '100.00', isNow: true },
    ]),
  })
})

test('less than one unit waits for more, and nothing that was too small to pay is lost', async () => {
  const member = await w.aMember()
  await w.did(member, { bet: 33_300n })
  expect(await claim(member)).toMatchObject({ success: false, message: 'rebate_below' })
  await w.did(member, { bet: 34n })
  expect((await claim(member)).value).toEqual({ paid: '1.00' })
  // 33,334 at 0.3 per cent is 100.002: the rest goes on.
  expect(await w.rowsOf('select carry from rebates.accruals where member_id = $1', [member])).toEqual([
    { carry: 200 },
  ])
})

test('bets that are taken back after they were paid for are taken from the next, and from nothing else', async () => {
  const member = await w.aMember()
  await w.did(member, { bet: units(100_000n) })
  expect((await claim(member)).value).toEqual({ paid: '300.00' })
  await w.did(member, { bet: units(-40_000n) })
  expect(await view(member)).toMatchObject({ total: '-120.00', canClaim: false })
  expect(await claim(member)).toMatchObject({ success: false, message: 'rebate_below' })
  await w.did(member, { bet: units(30_000n) })
  await w.did(member, { bet: units(30_000n), kind: 'LIVE' })
  expect(await view(member)).toMatchObject({ total: '30.00' })
  expect((await claim(member)).value).toEqual({ paid: '30.00' })
  expect(await sumReceived(member)).toBe(33_000n)
})

test('asked for a hundred times at once it is paid once', async () => {
  const member = await w.aMember()
  await w.did(member, { bet: units(50_000n) })
  await view(member)
  const key = randomUUID()
  const same = await Promise.all(Array.from({ length: 50 }, () => claim(member, key)))
  expect(same.every(({ value }) => value['paid'] === '150.00')).toBe(true)
  await w.did(member, { bet: units(20_000n) })
  await view(member)
  const answers = await Promise.all(Array.from({ length: 100 }, () => claim(member)))
  expect(answers.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ paid: '60.00' }])
  expect((await received(member)).length).toBe(2)
  expect(await sumReceived(member)).toBe(21_000n)
  await w.demandSound()
})

test('at noon of the brand’s day what nobody took is paid by itself, once, and said', async () => {
  const [owing, small, fresh] = [await w.aMember(), await w.aMember(), await w.aMember()]
  const noon = morning + 2 * hourMs + dayMs
  w.set(noon - hourMs)
  await w.did(owing, { bet: units(10_000n) })
  await w.did(small, { bet: units(100n) })
  expect(await view(owing)).toMatchObject({ total: '30.00', nextAt: new Date(noon).toISOString() })
  await w.run('rebates')
  expect(await received(owing)).toHaveLength(0)
  w.set(noon + 60_000)
  await w.did(fresh, { bet: units(10_000n) })
  await w.run('rebates')
  await w.run('rebates')
  expect(await sumReceived(owing)).toBe(3_000n)
  expect(await received(small)).toHaveLength(0)
  // What was bet after noon waits for the next.
  expect(await received(fresh)).toHaveLength(0)
  expect(await view(owing)).toMatchObject({ nextAt: new Date(noon + dayMs).toISOString() })
  expect(await w.told(owing)).toMatchObject([
    { kind: 'rebate_paid', facts: { amount: '30.00', currency: 'MMK' } },
  ])
  expect(await paymentsOf(owing)).toMatchObject([{ way: 'automatic' }])
  await w.did(small, { bet: units(300n) })
  w.set(noon + dayMs)
  await w.run('rebates')
  expect(await sumReceived(fresh)).toBe(3_000n)
  expect(await sumReceived(small)).toBe(120n)
})

test('a claim beside the payment at noon: one of them pays', async () => {
  const noon = morning + 2 * hourMs + 5 * dayMs
  w.set(noon - hourMs)
  const members: string[] = []
  for (let n = 0; n < 12; n++) members.push(await w.aMember())
  for (const each of members) await w.did(each, { bet: units(10_000n) })
  await view(members[0] ?? '')
  w.set(noon + 1)
  await Promise.all([
    w.run('rebates'),
    w.run('rebates'),
    ...members.flatMap((each) => [claim(each), claim(each)]),
  ])
  for (const each of members)
    expect((await received(each)).map(({ amount }) => BigInt(amount))).toEqual([3_000n])
  await w.demandSound()
})

test('an account that takes no money keeps nobody else from theirs', async () => {
  const [closed, open] = [await w.aMember(), await w.aMember()]
  const noon = morning + 2 * hourMs + 8 * dayMs
  w.set(noon - hourMs)
  for (const each of [closed, open]) await w.did(each, { bet: units(10_000n) })
  await view(closed)
  await view(open)
  await w.admin.query('update rebates.accruals set rate = rate where member_id = $1', [closed])
  await w.admin.query(
    `create function pg_temp.refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
  )
  await w.admin.query(
    `create trigger refuses before insert on rebates.payments for each row when (new.member_id = ${closed})
      execute function pg_temp.refuse()`,
  )
  w.set(noon + 1)
  await w.run('rebates')
  await w.admin.query('drop trigger refuses on rebates.payments')
  expect(await received(closed)).toHaveLength(0)
  expect(await sumReceived(open)).toBe(3_000n)
  w.set(noon + dayMs)
  await w.run('rebates')
  expect(await sumReceived(closed)).toBe(3_000n)
})

test('noon is twelve o’clock there, also on the days on which clocks are moved', async () => {
  const around = (at: string, zone = 'Europe/Berlin') => noonsAround(w.db, zone, new Date(at))
  expect(await around('2026-03-29T09:59:59Z')).toMatchObject({ day: '2026-03-28' })
  expect(await around('2026-03-29T10:00:00Z')).toEqual({
    ...{ day: '2026-03-29', last: new Date('2026-03-29T10:00:00Z'), next: new Date('2026-03-30T10:00:00Z') },
  })
  expect(await around('2026-10-25T10:30:00Z')).toEqual({
    ...{ day: '2026-10-24', last: new Date('2026-10-24T10:00:00Z'), next: new Date('2026-10-25T11:00:00Z') },
  })
})

test('nobody sees or takes what is another brand’s', async () => {
  const there = await w.aMember('demoinr')
  await w.did(there, { bet: units(10_000n), merchant: 'demoinr' })
  expect(await view(there, second)).toMatchObject({ total: '30.00' })
  expect(await view(there)).toMatchObject({ total: '0.00' })
  expect(await claim(there)).toMatchObject({ success: false, message: 'rebate_below' })
})

test('however bets are cut into payments, what is paid and carried is exactly rate times valid bet', () => {
  const bet = fc.record({ valid: fc.bigInt(-900_000n, 9_000_000n), paysAfter: fc.boolean() })
  fc.assert(
    fc.property(fc.array(bet, { maxLength: 40 }), fc.bigInt(1n, 1_500n), (bets, rate) => {
      let row = { kind: 'RNG', rate, valid: 0n, carry: 0n }
      let paid = 0n
      for (const { valid, paysAfter } of bets) {
        row = { ...row, valid: row.valid + valid }
        if (!paysAfter || sumOf([row]) < 100n) continue
        const { amount, carry } = reckon(row)
        paid += amount
        row = { ...row, valid: 0n, carry }
      }
      const exact = bets.reduce((sum, { valid }) => sum + valid, 0n) * rate
      expect(paid * 100_000n + row.valid * rate + row.carry).toBe(exact)
      expect(row.carry >= 0n && row.carry < 100_000n).toBe(true)
    }),
  )
})

test('bets that filled a bonus without a rebate bring none, whichever of both is counted first', async () => {
  const member = await w.aMember()
  // Who asks has a purse.
  await claim(member)
  const { rows } = await w.admin.query('select account_id from wallet.purses where member_id = $1', [member])
  const spent = (used: bigint) =>
    w.admin.query(
      `insert into turnover.spent_without_rebate (merchant_id, account_id, kind, used, at) values ($1, $2, 'RNG', $3, now())`,
      [w.merchantId, rows[0].account_id, used],
    )
  await w.did(member, { bet: units(100_000n) })
  expect(await view(member)).toMatchObject({ total: '300.00' })
  await spent(units(40_000n))
  expect(await view(member)).toMatchObject({ total: '180.00' })
  // Counted for the bonus before the bet itself is: nothing is paid by that, and nothing is owed after it.
  await spent(units(60_000n))
  await spent(units(20_000n))
  expect(await view(member)).toMatchObject({ canClaim: false })
  await w.did(member, { bet: units(20_000n) })
  expect(await view(member)).toMatchObject({ total: '0.00', canClaim: false })
  await spent(-units(10_000n))
  expect((await claim(member)).value).toEqual({ paid: '30.00' })
  await w.demandSound()
})
