/** Cashback: reckoned over whole days of the brand, with its figures, into the reward centre, once. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayMs, noon, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'
import { dayBegin, windowAt, windowOf } from '../../counting/windows.ts'
import { reckon } from './terms.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(async () => {
  w.set(noon)
  await w.admin.query('delete from activity.days')
})
// Other offers of the brand are no matter.
afterEach(() =>
  w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  ),
)

const tiers = [
  { from: '10.00', percent: '5' },
  { from: '1000.00', percent: '7.5' },
]
const aCashback = (more: object = {}, about: object = {}) =>
  w.anOffer('cashback', { unit: 'day', times: 3, tiers, cap: '100.00', ...more }, { from: 0, ...about })

/** As the reader of days leaves it. */
const lost = (member: string, day: string, stake: bigint, win = 0n, kind = 'RNG') =>
  w.admin.query(
    `insert into activity.days (member_id, day, kind, merchant_id, rounds, stake, win, valid) values ($1, $2, $3, $4, 1, $5, $6, $5)`,
    [member, day, kind, w.brand.id, stake, win],
  )
const cashbackOf = async (member: string, id: string) =>
  (
    (await w.see(member, 'missions/summary')).value['cashbacks'] as {
      id: string
      past: object[]
      now: object
    }[]
  ).find((each) => each.id === id)
/** The day after noon's is the first whole one; it ends at half past five in the evening, world time. */
const firstWhole = '2026-11-11'
const itsEnd = Date.UTC(2026, 10, 11, 17, 30)

test('[IM-40] a whole day that was lost brings its part back, by tier and cap, with the figures it was reckoned from', async () => {
  const [some, much, won, little] = [
    await w.aMember(),
    await w.aMember(),
    await w.aMember(),
    await w.aMember(),
  ]
  const id = await aCashback({ kinds: ['RNG'] })
  await lost(some, '2026-11-10', 90_000n)
  await lost(some, firstWhole, 50_000n, 10_000n)
  await lost(some, firstWhole, 70_000n, 0n, 'LIVE')
  await lost(much, firstWhole, 900_000n)
  await lost(won, firstWhole, 50_000n, 60_000n)
  await lost(little, firstWhole, 999n)
  w.set(noon + dayMs)
  expect(await cashbackOf(some, id)).toMatchObject({
    now: { stake: '500.00', win: '100.00', loss: '400.00', percent: '5', amount: '20.00' },
    past: [],
  })
  w.set(itsEnd + 9 * 60_000)
  await w.job()
  expect(await w.rewardsOf(some)).toEqual([])
  w.set(itsEnd + 10 * 60_000)
  await Promise.all([w.job(), w.job(), w.job()])
  await w.job()
  expect(await w.rewardsOf(some)).toMatchObject([{ amount: '20.00', state: 'ready', offerId: id }])
  expect(await w.rewardsOf(much)).toMatchObject([{ amount: '100.00' }])
  expect(await w.rewardsOf(won)).toEqual([])
  expect(await w.rewardsOf(little)).toEqual([])
  expect((await cashbackOf(some, id))?.past).toMatchObject([
    { stake: '500.00', win: '100.00', bonus: '0.00', loss: '400.00', percent: '5', amount: '20.00' },
  ])
  await w.demandSound()
})

test('[IM-40] what comes back is told, and staked as often as the terms say before it leaves; at once where they say nothing', async () => {
  const asked = async (turnover: object) => {
    const [member, id] = [await w.aMember(), await aCashback(turnover)]
    await lost(member, firstWhole, 40_000n)
    w.set(itsEnd + dayMs)
    await w.job()
    await w.job()
    const reward = (await w.rewardsOf(member)).find(({ offerId }) => offerId === id)
    expect(await w.say(member, 'rewards/claim', { id: reward?.['id'] as string })).toMatchObject({
      value: { paid: '20.00' },
    })
    expect((await w.toldTo(member)).map(({ kind, facts }) => [kind, facts['amount']])).toEqual([
      ['cashback_ready', '20.00'],
    ])
    const { accountId } = await w.ours.purseOf({ memberId: BigInt(member), merchantId: w.brand.id, type: 0 })
    const { rows } = await w.admin.query(
      'select source_kind as kind, base, target from turnover.requirements where account_id = $1',
      [accountId],
    )
    const { rules } = (await w.detail(member, id)) as unknown as { rules: { key: string }[] }
    await w.admin.query(
      `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where code = $1`,
      [id],
    )
    w.set(noon)
    return { asked: rows, rules: rules.map(({ key }) => key) }
  }
  expect(await asked({ turnover: 1.5 })).toEqual({
    asked: [{ kind: 'cashback', base: 2_000n, target: 3_000n }],
    rules: expect.arrayContaining(['cashback_rule_turnover']),
  })
  expect(await asked({})).toEqual({ asked: [], rules: expect.arrayContaining(['rule_free']) })
})

test('[IM-40] what offers gave meanwhile is no loss, and who takes a break is given nothing', async () => {
  const [given, resting] = [await w.aMember(), await w.aMember()]
  const id = await aCashback()
  w.set(noon + dayMs)
  expect((await w.press(given, 'sign', await w.aRow())).value['paid']).toBe('100.00')
  for (const member of [given, resting]) await lost(member, firstWhole, 50_000n)
  await w.admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', $3, 'timeOut')`,
    [resting, w.brand.id, new Date(noon + 900 * dayMs)],
  )
  w.set(itsEnd + dayMs)
  await w.job()
  const { rows } = await w.admin.query('select 1 from promotions.cashbacks where member_id = $1', [resting])
  expect(rows).toEqual([])
  expect((await cashbackOf(given, id))?.past).toMatchObject([
    { bonus: '100.00', loss: '400.00', amount: '20.00' },
  ])
  await w.demandSound()
})

test('[IM-40] [IM-107] whom it is not for is shown no figures and given nothing, by the level of when it is paid', async () => {
  const [low, high, old] = [await w.aMember(), await w.aMember('demommk', 3), await w.aMember('demommk', 3)]
  await w.admin.query('update identity.members set created_at = $2 where id = $1', [
    old,
    new Date(noon - 9 * dayMs),
  ])
  const id = await aCashback({ audience: { rankMin: 3, newDays: 5 } })
  for (const member of [low, high, old]) await lost(member, firstWhole, 50_000n)
  w.set(noon + dayMs)
  expect(await cashbackOf(high, id)).toMatchObject({ now: { amount: '25.00' } })
  for (const member of [low, old]) expect(await cashbackOf(member, id)).toBeUndefined()
  w.set(itsEnd + dayMs)
  await w.job()
  expect(await w.rewardsOf(high)).toMatchObject([{ amount: '25.00', offerId: id }])
  for (const member of [low, old]) expect(await w.rewardsOf(member)).toEqual([])
  await w.demandSound()
})

test('[IM-40] where the pool holds less everybody is given the same part of what is due, and nothing more', async () => {
  const [one, other] = [await w.aMember(), await w.aMember()]
  const id = await aCashback({ cap: '30.00' }, { budget: '30.00' })
  await lost(one, firstWhole, 60_000n)
  await lost(other, firstWhole, 30_000n)
  w.set(itsEnd + dayMs)
  await w.job()
  expect(await w.rewardsOf(one)).toMatchObject([{ amount: '20.00' }])
  expect(await w.rewardsOf(other)).toMatchObject([{ amount: '10.00' }])
  expect(await w.detail(one, id)).toMatchObject({
    status: 'closed',
    poolLeft: '0.00',
    state: { key: 'not_pool' },
  })
  await w.demandSound()
})

test('[IM-40] a week begins on Monday, and an offer that ends in a day does not reckon that day', async () => {
  const member = await w.aMember()
  const id = await aCashback({ unit: 'week' }, { to: 3 })
  await lost(member, '2026-11-12', 20_000n)
  await lost(member, '2026-11-13', 90_000n)
  w.set(noon + 3 * dayMs + 11 * 60_000)
  await w.job()
  expect((await cashbackOf(member, id))?.past).toMatchObject([{ stake: '200.00', amount: '10.00' }])
})

describe('what comes back', () => {
  test('[IM-40] is never more than the loss’s part or the cap, and never for a gain', () => {
    const terms = { unit: 'day', times: 1, tiers, cap: '100.00' } as const
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10n ** 7n),
        fc.bigInt(0n, 10n ** 7n),
        fc.bigInt(0n, 10n ** 5n),
        (stake, win, bonus) => {
          const got = reckon(terms, { stake, win, bonus })
          const loss = stake - win - bonus
          if (loss < 1_000n) {
            expect(got).toBe(null)
            return
          }
          const due = (loss * (loss < 100_000n ? 500n : 750n)) / 10_000n
          expect(got).toMatchObject({ loss, amount: due < 10_000n ? due : 10_000n })
        },
      ),
    )
  })
})

describe('windows', () => {
  const zones = [
    'Asia/Yangon',
    'Asia/Kolkata',
    'America/Sao_Paulo',
    'Europe/London',
    'Australia/Lord_Howe',
    'UTC',
  ]
  test.each(zones)(
    '[IM-44] in %s every instant lies in the one window that begins and ends around it',
    (timeZone) => {
      const startsAt = new Date(Date.UTC(2026, 2, 1, 7, 13))
      const promotion = { startsAt, endsAt: new Date(Date.UTC(2026, 11, 1)) }
      fc.assert(
        fc.property(
          fc.constantFrom('hour', 'day', 'week', 'whole'),
          fc.integer({ min: 0, max: 274 * 86_400_000 }),
          (unit, after) => {
            const measured = { unit, times: 100_000, timeZone, promotion } as const
            const at = new Date(startsAt.getTime() + after)
            const window = windowAt(measured, at)
            if (at >= promotion.endsAt) {
              expect(window).toBe(null)
              return
            }
            expect(window && window.from <= at && at < window.to).toBe(true)
            if (window && window.to < promotion.endsAt)
              expect(windowOf(measured, window.slot + 1).from).toEqual(window.to)
          },
        ),
        { numRuns: 200 },
      )
    },
  )

  test('a day begins where its clocks say so, also when they are put forward over midnight', () => {
    expect(dayBegin('Asia/Yangon', '2026-11-11').toISOString()).toBe('2026-11-10T17:30:00.000Z')
    expect(dayBegin('Europe/London', '2026-03-30').toISOString()).toBe('2026-03-29T23:00:00.000Z')
  })
})
