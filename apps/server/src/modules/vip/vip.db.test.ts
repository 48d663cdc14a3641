/** Levels from deeds: up at once, down by the calendar, and what others are told of it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { begin, morning, openRewardsWorld, type RewardsWorld, second } from '../../testing/rewards/world.ts'
import { evaluate, monthBefore } from './evaluate.ts'
import { benefitsOf, levelChanges, membersFrom, setRank } from './index.ts'
import { demoLevels } from './levels.data.ts'
import { readPlan } from './plan.ts'

let w: RewardsWorld
const dayMs = 86_400_000
beforeAll(async () => {
  w = await openRewardsWorld('vip')
  await begin(w, 'vip')
})
afterAll(() => w.close())

const view = async (member: string, host?: string) => (await w.see(member, 'vip?language=EN', host)).value
const units = (whole: bigint) => whole * 100n
async function tellNow() {
  const [running] = await (w.world.own.work?.() ?? [])
  await expect
    .poll(async () => (await w.rowsOf('select from vip.changes where is_fresh')).length, { timeout: 10_000 })
    .toBe(0)
  await running?.stop()
}
/** Midnight in Yangon. */
const december = Date.UTC(2026, 10, 30, 17, 30)
const january = Date.UTC(2026, 11, 31, 17, 30)

test('[IM-51] [EN-140] who reaches both sums is at the level at once, as far up as they reach', async () => {
  const member = await w.aMember()
  expect(await view(member)).toMatchObject({ rank: 0, keep: null, next: { rank: 1, percent: 0 } })
  await w.did(member, { deposit: units(50_000n) })
  expect(await view(member)).toMatchObject({
    rank: 0,
    next: { deposits: { done: '50000.00', need: '50000.00' }, valid: { done: '0.00' }, percent: 0 },
  })
  await w.did(member, { bet: units(200_000n) - 1n })
  expect(await view(member)).toMatchObject({ rank: 0, next: { percent: 99 } })
  await w.did(member, { bet: 1n })
  expect(await view(member)).toMatchObject({ rank: 1, next: { rank: 2 } })
  await w.did(member, { deposit: units(10_000_000n), bet: units(70_000_000n) })
  expect(await view(member)).toMatchObject({
    rank: 5,
    levels: expect.arrayContaining([expect.objectContaining({ rank: 5, name: 'Emerald', hasService: true })]),
    changes: [
      { from: 1, to: 5, what: 'reached' },
      { from: 0, to: 1, what: 'reached' },
    ],
  })
  // The label of the member, and the service that comes with it, stand with identity.
  expect(
    await w.rowsOf('select vip_rank as rank, service_label as service from identity.members where id = $1', [
      member,
    ]),
  ).toEqual([{ rank: 5, service: 'VIP' }])
  await tellNow()
  expect(await w.told(member)).toMatchObject([
    { kind: 'vip_up', facts: { rank: '1' } },
    { kind: 'vip_up', facts: { rank: '5' } },
  ])
})

test('bets that are taken back count no more, and take no level at once', async () => {
  const member = await w.aMember()
  await w.did(member, { deposit: units(50_000n), bet: units(200_000n) })
  expect(await view(member)).toMatchObject({ rank: 1 })
  await w.did(member, { bet: units(-150_000n) })
  expect(await view(member)).toMatchObject({
    rank: 1,
    next: { valid: { done: '50000.00', need: '1500000.00' } },
    keep: { valid: { done: '50000.00' } },
  })
})

test('a level is lost one step at a time, after a full month of the brand’s calendar below what keeps it', async () => {
  const [idle, busy, late] = [await w.aMember(), await w.aMember(), await w.aMember()]
  w.set(morning - 20 * dayMs)
  for (const each of [idle, busy]) await w.did(each, { deposit: units(1_000_000n), bet: units(6_000_000n) })
  await view(idle)
  // In November: one does enough, one only pays in, and one comes to the level then.
  w.set(morning)
  await w.did(busy, { deposit: units(200_000n), bet: units(1_000_000n) })
  await w.did(idle, { deposit: units(200_000n), bet: units(999_999n) })
  await w.did(late, { deposit: units(300_000n), bet: units(1_500_000n) })
  expect(await view(busy)).toMatchObject({ rank: 3, keep: { isKept: true, until: '2026-12-31' } })
  expect(await view(idle)).toMatchObject({ rank: 3, keep: { isKept: false, until: '2026-11-30' } })
  expect(await view(late)).toMatchObject({ rank: 2, keep: { until: '2026-12-31' } })

  w.set(december - 1)
  await w.run('vip-months')
  expect(await view(idle)).toMatchObject({ rank: 3 })
  // Until ten minutes past midnight bets of before may still come.
  w.set(december + 9 * 60_000)
  await w.run('vip-months')
  expect(await view(idle)).toMatchObject({ rank: 3 })
  w.set(december + 11 * 60_000)
  await w.run('vip-months')
  await w.run('vip-months')
  expect(await view(idle)).toMatchObject({
    rank: 2,
    changes: [{ from: 3, to: 2, what: 'lowered' }, { what: 'reached' }],
    // The way up begins again where the level begins.
    next: { rank: 3, deposits: { done: '300000.00' }, valid: { done: '1500000.00' } },
  })
  expect(await view(busy)).toMatchObject({ rank: 3 })
  expect(await view(late)).toMatchObject({ rank: 2 })
  await tellNow()
  expect(await w.told(idle)).toContainEqual(
    expect.objectContaining({ kind: 'vip_down', facts: { rank: '2' } }),
  )

  w.set(january + 11 * 60_000)
  await w.run('vip-months')
  expect(await view(idle)).toMatchObject({ rank: 1 })
  expect(await view(busy)).toMatchObject({ rank: 2 })
  expect(await view(late)).toMatchObject({ rank: 1 })
  w.set(morning)
})

test('a month is looked at in pieces: killed between them it goes on, and nobody goes down twice', async () => {
  const members: string[] = []
  w.set(Date.UTC(2027, 1, 5))
  for (let n = 0; n < 7; n++) members.push(await w.aMember())
  for (const each of members) await w.did(each, { deposit: units(300_000n), bet: units(1_500_000n) })
  await view(members[0] ?? '')
  const month = '2027-03-01'
  const stopping = new AbortController()
  stopping.abort()
  const once = { now: w.now, size: 3 }
  await evaluate(w.db, { merchantId: w.merchantId, month }, { ...once, stopping: stopping.signal })
  await Promise.all([1, 2, 3].map(() => evaluate(w.db, { merchantId: w.merchantId, month }, once)))
  expect(
    await w.rowsOf(
      `select distinct rank, (select count(*)::int from vip.changes c where c.member_id = s.member_id and what = 'lowered') as lowered
         from vip.standings s where member_id = any($1::bigint[])`,
      [members],
    ),
  ).toEqual([{ rank: 1, lowered: 1 }])
  w.set(morning)
})

test('[IM-103] an operator sets a level with who and why; what it brings is asked by others', async () => {
  const member = await w.aMember()
  const set = (rank: number) =>
    setRank(
      w.db,
      { merchantId: w.merchantId, memberId: BigInt(member), rank, day: '2026-11-10', at: w.now() },
      { by: 'Daw Mya', why: 'a guest of the house' },
    )
  expect(await set(4)).toBe(true)
  expect(await set(4)).toBe(false)
  await expect(set(8)).rejects.toThrow('Levels go from 0 to 7.')
  const owner = { merchantId: w.merchantId, memberId: BigInt(member) }
  expect(await inMerchant(w.db, w.merchantId, (tx) => benefitsOf(tx, owner))).toMatchObject({
    ...{ rank: 4, payoutDayMax: 1_200_000_000n, freePayouts: 5, service: null },
    rebates: { RNG: 700n, LIVE: 450n },
  })
  expect(await view(member)).toMatchObject({ rank: 4, next: { deposits: { done: '3000000.00' } } })
  expect(
    await inMerchant(w.db, w.merchantId, (tx) =>
      membersFrom(tx, w.merchantId, { rank: 4, after: BigInt(member) - 1n, most: 10 }),
    ),
  ).toContainEqual({ memberId: BigInt(member), rank: 4 })
  // Set lower, it has to be earned again.
  expect(await set(1)).toBe(true)
  await w.did(member, { deposit: units(1_000n), bet: units(1_000n) })
  expect(await view(member)).toMatchObject({ rank: 1, next: { deposits: { done: '51000.00' } } })
})

test('changes are read on in the order of their commits, whoever commits later', async () => {
  const from = await w.db.transaction().execute(async (tx) => {
    const { sql } = await import('kysely')
    await sql`select set_config('app.reader', 'published', true)`.execute(tx)
    return levelChanges(tx, { nextXid: 0n, afterId: 0n, most: 1_000 })
  })
  const [{ count }] = (await w.rowsOf<{ count: number }>('select count(*)::int from vip.changes')) as [
    { count: number },
  ]
  expect(from).toHaveLength(count)
  expect(from.map(({ xid }) => xid)).toEqual(from.map(({ xid }) => xid).toSorted((a, b) => Number(a - b)))
})

test('each brand counts its own members by its own plan', async () => {
  const there = await w.aMember('demoinr')
  await w.did(there, { deposit: units(50_000n), bet: units(200_000n), merchant: 'demoinr' })
  expect(await view(there, second)).toMatchObject({ rank: 1 })
  expect((await w.see(there, 'vip')).value).toMatchObject({ rank: 0 })
})

test.each([
  [[], 'at least one level'],
  [[{ ...demoLevels[0], deposits: '1.00' }], 'asks nothing'],
  [[demoLevels[0], demoLevels[2], demoLevels[1]], 'asks less'],
  [[demoLevels[0], demoLevels[1], demoLevels[1]], 'asks the same'],
  [[demoLevels[0], { ...demoLevels[1], keepValid: '200000.01' }], 'asks more in a month'],
  [[demoLevels[0], { ...demoLevels[1], names: { MY: 'ကြေး' } }], 'no name in English'],
  [[{ ...demoLevels[0], deposits: '1' }, demoLevels[1]], 'asks nothing'],
])('a plan in which nobody knows where they stand is none', (plan, why) => {
  expect(() => readPlan(plan)).toThrow(why)
})

test('the month before is by the calendar', () => {
  expect(monthBefore('2026-12-01')).toBe('2026-11-01')
  expect(monthBefore('2027-01-31')).toBe('2026-12-01')
})
