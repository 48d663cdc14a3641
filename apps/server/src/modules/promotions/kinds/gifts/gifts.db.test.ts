/** Gifts of levels, months and birthdays: each once, out of what the pool holds, with the reason where there is none. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sealField } from '../../../../platform/sealed-field.ts'
import { dayMs, noon, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'
import { followLevels } from '../level-up/follow.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
  // What committed before is over: places are read from what is past alone.
  await followLevels(w.ours)
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))
afterEach(async () => {
  await w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  )
  await w.admin.query('delete from vip.standings')
})

const amounts = [
  { rank: 1, amount: '10.00' },
  { rank: 2, amount: '25.00' },
  { rank: 4, amount: '100.00' },
]

/** As the module of levels leaves it. */
async function stand(member: string, rank: number) {
  await w.admin.query(
    `insert into vip.standings (member_id, merchant_id, rank, ranked_on, month) values ($1, $2, $3, '2026-01-01', '2026-11-01')
     on conflict (member_id) do update set rank = excluded.rank`,
    [member, w.brand.id, rank],
  )
  await w.admin.query('update identity.members set vip_rank = $2 where id = $1', [member, rank])
}
async function climb(member: string, from: number, to: number) {
  await stand(member, to)
  await w.admin.query(
    `insert into vip.changes (merchant_id, member_id, from_rank, to_rank, what, at) values ($1, $2, $3, $4, $5, $6)`,
    [w.brand.id, member, from, to, to > from ? 'reached' : 'lowered', w.now()],
  )
}
/** Several at once: what each does is done once. */
const work = async () => {
  await Promise.all([followLevels(w.ours), followLevels(w.ours), followLevels(w.ours)])
  await Promise.all([w.job(), w.job(), w.job()])
}
const giftsOf = async (member: string) =>
  (await w.rewardsOf(member)).map(({ amount, state }) => `${amount} ${state}`).toSorted()
const reasonsOf = async (member: string) =>
  (
    await w.admin.query(
      'select what, slot, state, reason from promotions.gifts where member_id = $1 order by what, slot',
      [member],
    )
  ).rows
const rest = (member: string) =>
  w.admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', $3, 'timeOut')`,
    [member, w.brand.id, new Date(noon + 900 * dayMs)],
  )

describe('a gift of a level', () => {
  const anOffer = (about: object = {}) => w.anOffer('levelUp', { amounts }, { budget: '1000.00', ...about })

  test('[IM-40] [IM-51] comes for each level that is passed, once, also for who falls and comes back', async () => {
    const member = await w.aMember()
    const id = await anOffer()
    expect(await w.detail(member, id)).toMatchObject({
      status: 'process',
      action: 'vip',
      state: { key: 'state_levelUp_next' },
    })
    await climb(member, 0, 3)
    await work()
    expect(await giftsOf(member)).toEqual(['10.00 ready', '25.00 ready'])
    await climb(member, 3, 1)
    await climb(member, 1, 4)
    await work()
    expect(await giftsOf(member)).toEqual(['10.00 ready', '100.00 ready', '25.00 ready'])
    expect(await w.detail(member, id)).toMatchObject({ state: { key: 'state_levelUp_all' } })
    // Another offer of levels gives nobody a level again.
    await anOffer()
    await climb(member, 4, 1)
    await climb(member, 1, 4)
    await work()
    expect(await giftsOf(member)).toHaveLength(3)
    await w.demandSound()
  })

  test('[IM-42] is claimed once however many press, and lapses into the pool when it is not taken', async () => {
    const [one, other] = [await w.aMember(), await w.aMember()]
    const id = await anOffer()
    for (const member of [one, other]) await climb(member, 0, 1)
    await work()
    const [reward] = await w.rewardsOf(one)
    const taken = await Promise.all([1, 2, 3].map(() => w.say(one, 'rewards/claim', { id: reward?.['id'] })))
    expect(taken.filter(({ success }) => success)).not.toEqual([])
    expect(await w.purseOf(one)).toBe((await w.purseOf(other)) + 1_000n)
    w.set(noon + 8 * dayMs)
    await w.job()
    expect(await giftsOf(other)).toEqual(['10.00 expired'])
    expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 1_000n })
    await w.demandSound()
  })

  test('[IM-40] costs no more than the pool holds, and who gets nothing is written down with the reason', async () => {
    const [first, second, resting, closed] = [
      await w.aMember(),
      await w.aMember(),
      await w.aMember(),
      await w.aMember(),
    ]
    await anOffer({ budget: '130.00' })
    await rest(resting)
    await w.admin.query(`update identity.members set status = 'closed' where id = $1`, [closed])
    for (const member of [first, second, resting, closed]) await climb(member, 3, 4)
    await work()
    expect(await giftsOf(first)).toEqual(['100.00 ready'])
    expect(await giftsOf(second)).toEqual([])
    expect(await reasonsOf(second)).toMatchObject([{ state: 'missed', reason: 'pool' }])
    expect(await reasonsOf(resting)).toMatchObject([{ state: 'missed', reason: 'resting' }])
    expect(await reasonsOf(closed)).toMatchObject([{ state: 'missed', reason: 'inactive' }])
    await w.demandSound()
  })

  test('[IM-40] is for what is reached while the offer runs, and a level that was there before brings none', async () => {
    const [early, late] = [await w.aMember(), await w.aMember()]
    await climb(early, 0, 2)
    await followLevels(w.ours)
    await anOffer({ from: 0, to: 1 })
    w.set(noon + 2 * dayMs)
    await climb(late, 0, 2)
    await work()
    for (const member of [early, late]) expect(await giftsOf(member)).toEqual([])
  })
})

/** The first of December begins in Yangon at half past five in the afternoon before, world time. */
const december = Date.UTC(2026, 10, 30, 17, 30)
const lookedAt = () =>
  w.admin.query(
    `insert into vip.evaluations (merchant_id, month, ended_at) values ($1, '2026-11-01', $2) on conflict do nothing`,
    [w.brand.id, new Date(december)],
  )

describe('a gift of the month', () => {
  const anOffer = (about: object = {}) => w.anOffer('monthly', { amounts }, { budget: '1000.00', ...about })

  test('[IM-40] [IM-51] waits for the look at the month before, and comes once by the level that is kept', async () => {
    const [low, high, none] = [await w.aMember(), await w.aMember(), await w.aMember()]
    const id = await anOffer()
    await stand(low, 1)
    await stand(high, 3)
    expect(await w.detail(high, id)).toMatchObject({
      state: {
        key: 'state_monthly_own',
        facts: [{ value: '25.00' }, { unit: 'day', value: '2026-12-01' }],
      },
    })
    expect(await w.detail(none, id)).toMatchObject({ action: 'none', state: { key: 'not_rank' } })
    w.set(december + 3_600_000)
    await w.job()
    expect(await giftsOf(high)).toEqual([])
    await lookedAt()
    await work()
    await work()
    expect(await giftsOf(low)).toEqual(['10.00 ready'])
    expect(await giftsOf(high)).toEqual(['25.00 ready'])
    expect(await giftsOf(none)).toEqual([])
    // Another offer of the same month is no second gift.
    await anOffer({ from: -20 })
    await work()
    expect(await giftsOf(high)).toHaveLength(1)
    await w.demandSound()
  })

  test('[IM-40] begins with the first month that begins while the offer runs', async () => {
    const member = await w.aMember()
    await lookedAt()
    w.set(december + dayMs)
    await stand(member, 4)
    await anOffer({ from: 0 })
    await work()
    expect(await giftsOf(member)).toEqual([])
  })
})

describe('a gift for a birthday', () => {
  const anOffer = (about: object = {}) =>
    w.anOffer(
      'birthday',
      { amounts: [{ rank: 0, amount: '5.00' }, ...amounts], days: 3, known: 30 },
      { budget: '1000.00', ...about },
    )
  async function born(member: string, date: string, knownSince: string | null = '2026-01-01') {
    const place = `personal|birthday|${member}|${w.brand.id}`
    await w.admin.query(
      `insert into identity.personal (merchant_id, member_id, field, value_sealed, set_at) values ($1, $2, 'birthday', $3, $4)
       on conflict (member_id, field) do update set value_sealed = excluded.value_sealed, set_at = excluded.set_at`,
      [w.brand.id, member, sealField(w.ours.keys.fields, place, date), knownSince],
    )
  }

  test('[IM-40] is taken on the birthday and some days after, once a year, however many press', async () => {
    const member = await w.aMember()
    const id = await anOffer({ to: 900 })
    expect(await w.detail(member, id)).toMatchObject({
      status: 'comingSoon',
      action: 'none',
      state: { key: 'not_birthday_known' },
    })
    await born(member, '1990-11-11')
    await stand(member, 2)
    expect(await w.detail(member, id)).toMatchObject({
      action: 'none',
      state: { key: 'not_birthday_day', facts: [{ value: '2026-11-11' }] },
    })
    expect(await w.press(member, 'claim', id)).toMatchObject({
      message: 'not_eligible',
      value: { reason: 'not_birthday_day' },
    })
    w.set(noon + dayMs)
    expect(await w.detail(member, id)).toMatchObject({
      status: 'claim',
      action: 'claim',
      state: { key: 'state_birthday', facts: [{ value: '25.00' }] },
    })
    const before = await w.purseOf(member)
    await Promise.all([1, 2, 3, 4].map(() => w.press(member, 'claim', id)))
    expect(await w.purseOf(member)).toBe(before + 2_500n)
    expect(await w.statusOf(member, id)).toBe('claimed')
    // Neither a second offer nor a birthday that somebody moved brings another in this year.
    const second = await anOffer({ to: 900 })
    expect(await w.press(member, 'claim', second)).toMatchObject({ value: { reason: 'not_birthday_had' } })
    await born(member, '1990-12-20')
    w.set(Date.UTC(2026, 11, 20, 5))
    expect((await w.press(member, 'claim', id)).success).toBe(false)
    await born(member, '1990-11-11')
    w.set(Date.UTC(2027, 10, 13, 5))
    expect(await w.press(member, 'claim', id)).toMatchObject({ value: { paid: '25.00' } })
    await w.demandSound()
  })

  test('[IM-40] counts for a birthday that has been known for a while, and at the level of that moment', async () => {
    const [fresh, old, late] = [await w.aMember(), await w.aMember(), await w.aMember()]
    const id = await anOffer()
    await born(fresh, '1990-11-10', '2026-10-20')
    await born(old, '1990-11-10', null)
    await born(late, '1990-11-07')
    expect(await w.press(fresh, 'claim', id)).toMatchObject({ value: { reason: 'not_birthday_since' } })
    expect(await w.press(late, 'claim', id)).toMatchObject({ value: { reason: 'not_birthday_day' } })
    expect(await w.press(old, 'claim', id)).toMatchObject({ value: { paid: '5.00' } })
    expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 500n })
    await w.demandSound()
  })
})
