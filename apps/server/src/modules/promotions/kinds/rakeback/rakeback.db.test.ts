/** Rakeback: a part of what games keep of every stake, each round once, what is voided taken back, to the last unit. */
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deed, tell, undone } from '../../../../testing/promotions/deeds.ts'
import {
  dayMs,
  noon,
  type OffersWorld,
  openOffersWorld,
  signature,
} from '../../../../testing/promotions/world.ts'
import { changeTerms } from '../../make.ts'
import { reckon } from './terms.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))
// Other offers of the brand are no matter.
afterEach(() =>
  w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  ),
)

const aRakeback = (more: object = {}, about: object = {}) =>
  w.anOffer('rakeback', { times: 5, share: '10', cap: '100.00', ...more }, { from: 0, ...about })

/** A round of a made-up game: 1 keeps four percent, 2 half a percent, 3 nothing. */
const round = (member: string, stake: bigint, more: object = {}) =>
  deed({ ourBrand: w.brand.id, memberId: BigInt(member), at: w.now(), gameId: 1, stake, ...more })

const shownOf = async (member: string, id: string) =>
  (
    (await w.see(member, 'missions/summary')).value['cashbacks'] as {
      id: string
      of: string
      past: object[]
      now: object
    }[]
  ).find((each) => each.id === id)

const minute = 60_000
/** The day of noon ends at half past five in the evening, world time. */
const firstEnd = Date.UTC(2026, 10, 10, 17, 30)
const closing = firstEnd + 10 * minute

test('[IM-40] [IM-107] whom it is not for is given nothing of the day', async () => {
  const [low, high] = [await w.aMember(), await w.aMember('demommk', 2)]
  await aRakeback({ audience: { rankMin: 2 } })
  await tell(w, round(low, 1_000_000n), round(high, 1_000_000n))
  w.set(closing)
  await w.job()
  expect(await w.rewardsOf(low)).toEqual([])
  expect(await w.rewardsOf(high)).toMatchObject([{ amount: '40.00' }])
  await w.demandSound()
})

test('[IM-40] a day brings a part of what the games keep of its stakes, won or lost, by the edge of each game', async () => {
  const [player, other] = [await w.aMember(), await w.aMember()]
  const id = await aRakeback({ kinds: ['RNG'] })
  await tell(
    w,
    round(player, 1_000_000n, { win: 5_000_000n }),
    round(player, 200_000n, { gameId: 2 }),
    round(player, 900_000n, { gameId: 3 }),
    round(player, 900_000n, { kind: 'LIVE' }),
    round(other, 100n),
  )
  // Four percent of 10,000 and half a percent of 2,000 are 410; a tenth of it is given.
  expect(await shownOf(player, id)).toMatchObject({
    of: 'edge',
    now: { stake: '12000.00', loss: '410.00', percent: '10', amount: '41.00' },
    past: [],
  })
  w.set(closing - 1)
  await w.job()
  expect(await w.rewardsOf(player)).toEqual([])
  w.set(closing)
  await Promise.all([w.job(), w.job(), w.job()])
  await w.job()
  expect(await w.rewardsOf(player)).toMatchObject([{ amount: '41.00', state: 'ready', offerId: id }])
  expect(await w.rewardsOf(other)).toEqual([])
  expect((await shownOf(player, id))?.past).toMatchObject([
    { stake: '12000.00', loss: '410.00', percent: '10', amount: '41.00' },
  ])
  await w.demandSound()
})

test('[IM-40] a round that is voided, the same day or days later, takes away exactly what it brought, once', async () => {
  const [player, late] = [await w.aMember(), await w.aMember()]
  const id = await aRakeback()
  const [first, second] = [round(player, 500_000n), round(player, 300_000n)]
  const told = round(late, 1_000_000n)
  await tell(w, first, second, told)
  await tell(w, undone(first))
  w.set(closing)
  await w.job()
  expect(await w.rewardsOf(player)).toMatchObject([{ amount: '12.00' }])
  expect(await w.rewardsOf(late)).toMatchObject([{ amount: '40.00' }])
  // What was paid for and is voided is missing from what follows, until it is made up for.
  await tell(w, undone(told, w.now()), round(late, 400_000n))
  w.set(closing + dayMs)
  await w.job()
  expect(await w.rewardsOf(late)).toHaveLength(1)
  await tell(w, round(late, 1_000_000n), undone(told, w.now()))
  w.set(closing + 2 * dayMs)
  await w.job()
  expect((await shownOf(late, id))?.past).toMatchObject([{ amount: '16.00' }, { amount: '40.00' }])
  await w.demandSound()
})

test('[IM-40] a round that is voided, settled again and voided again brings nothing, also where its game counts no more', async () => {
  const member = await w.aMember()
  const id = await aRakeback({ kinds: ['RNG'] })
  const [told, kept] = [round(member, 500_000n), round(member, 500_000n)]
  await tell(w, told, kept)
  w.set(noon + dayMs)
  await tell(w, undone(told, w.now()))
  w.set(noon + 2 * dayMs)
  await tell(w, { ...told, id: told.id + 1_000_000n, at: w.now() })
  expect(await shownOf(member, id)).toMatchObject({ now: { amount: '20.00' } })
  const terms = {
    title: { EN: 'An offer' },
    art: 'gem',
    times: 5,
    share: '10',
    cap: '100.00',
    kinds: ['LIVE'],
  }
  await changeTerms(w.ours.db, w.brand.id, { code: id, terms }, signature, w.now())
  await tell(w, undone(told, w.now()))
  w.set(closing + 2 * dayMs)
  await w.job()
  expect(await w.rewardsOf(member)).toMatchObject([{ amount: '40.00' }])
  w.set(noon + 3 * dayMs)
  await tell(w, round(member, 750_000n, { kind: 'LIVE' }))
  expect(await shownOf(member, id)).toMatchObject({ now: { loss: '300.00', amount: '10.00' } })
  await w.demandSound()
})

test('[IM-40] what is voided and never counted takes nothing away, nor does what comes after the end', async () => {
  const player = await w.aMember()
  await aRakeback({}, { to: 1 })
  await tell(w, undone(round(player, 900_000n)), round(player, 250_000n))
  w.set(closing)
  await w.job()
  expect(await w.rewardsOf(player)).toMatchObject([{ amount: '10.00' }])
  w.set(noon + dayMs)
  await tell(w, round(player, 900_000n))
  w.set(noon + dayMs + 11 * minute)
  await w.job()
  expect(await w.rewardsOf(player)).toHaveLength(1)
  await w.demandSound()
})

test('[IM-40] a pool that holds less gives everybody the same part, and who takes a break is given nothing', async () => {
  const [one, other, resting] = [await w.aMember(), await w.aMember(), await w.aMember()]
  await aRakeback({ cap: '30.00' }, { budget: '30.00' })
  await tell(w, round(one, 500_000n), round(other, 1_000_000n), round(resting, 500_000n))
  await w.admin.query(
    `insert into protection.members (member_id, merchant_id, account_id, time_zone, closed_until, closed_by)
     values ($1, $2, $1, 'Asia/Yangon', $3, 'timeOut')`,
    [resting, w.brand.id, new Date(noon + 900 * dayMs)],
  )
  w.set(closing)
  await w.job()
  expect(await w.rewardsOf(one)).toMatchObject([{ amount: '12.00' }])
  expect(await w.rewardsOf(other)).toMatchObject([{ amount: '18.00' }])
  expect(await w.rewardsOf(resting)).toEqual([])
  await w.demandSound()
})

describe('what is given', () => {
  test('[IM-40] and what waits add up to the share of what games kept, however it is cut into days', () => {
    const terms = { share: '7.25', cap: '1000000000.00' }
    fc.assert(
      fc.property(fc.array(fc.bigInt(-(10n ** 12n), 10n ** 13n), { maxLength: 20 }), (days) => {
        let [given, rest] = [0n, 0n]
        for (const kept of days) {
          const reckoned = reckon(terms, { kept, rest })
          expect(reckoned.amount >= 0n).toBe(true)
          given += reckoned.amount
          rest = reckoned.rest
        }
        const kept = days.reduce((sum, each) => sum + each, 0n)
        expect(given * 10n ** 10n + rest).toBe(kept * 725n)
      }),
    )
  })

  test('[IM-40] is never more than the most of a day', () => {
    expect(reckon({ share: '50', cap: '1.00' }, { kept: 10n ** 12n, rest: 5n })).toEqual({
      amount: 100n,
      rest: 0n,
    })
  })
})
