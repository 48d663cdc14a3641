/** Points beyond the usual: exactly so many times what the table gives, from the offer's account, taken back with their rounds. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deed, tell, undone } from '../../../../testing/promotions/deeds.ts'
import { dayMs, noon, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'
import { writeTerms } from '../../../points/index.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
  const terms = { ratios: { RNG: '10.00', LIVE: '30.00' }, convert: null }
  await writeTerms(
    w.ours.db,
    w.brand.id,
    terms,
    { by: 'Daw Mya', why: 'for the test of points' },
    new Date(noon),
  )
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))
// Other offers of the brand are no matter.
afterEach(() =>
  w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  ),
)

const anOffer = (more: object = {}, about: object = {}) =>
  w.anOffer(
    'points',
    { times: 3, kinds: ['RNG'], most: 100, ...more },
    { budget: '500.00', from: 0, ...about },
  )
const round = (member: string, valid: bigint, more: object = {}) =>
  deed({ ourBrand: w.brand.id, memberId: BigInt(member), at: w.now(), stake: valid, ...more })

async function pointsOf(member: string) {
  const { rows } = await w.admin.query(
    `select a.balance, m.owed, m.earned, (select coalesce(sum(points), 0) from points.earned e where e.member_id = m.member_id) as told
       from points.members m join ledger.accounts a on a.id = m.account_id where m.member_id = $1`,
    [member],
  )
  const [row] = rows
  expect(row === undefined || BigInt(row.told) === BigInt(row.earned)).toBe(true)
  return row ? { balance: BigInt(row.balance), owed: BigInt(row.owed) } : { balance: 0n, owed: 0n }
}

test('[IM-40] [IM-48] a round of the named games brings what is beyond the usual, to the last part of a point', async () => {
  const [member, other] = [await w.aMember(), await w.aMember()]
  const id = await anOffer()
  expect(await w.detail(member, id)).toMatchObject({
    pays: 'points',
    poolLeft: '500.00',
    status: 'process',
    action: 'points',
  })
  // At 10.00 a point, 3.33 is a third of one, and twice that comes beyond it.
  await tell(w, round(member, 333n), round(member, 5_000n), round(other, 3_000n, { kind: 'LIVE' }))
  await tell(w, round(member, 1n))
  expect(await pointsOf(member)).toEqual({ balance: 1_066n, owed: 0n })
  await tell(w, round(member, 1n))
  expect(await pointsOf(member)).toEqual({ balance: 1_067n, owed: 0n })
  expect(await pointsOf(other)).toEqual({ balance: 0n, owed: 0n })
  expect(await w.offerRow(id)).toMatchObject({ paid: 1_067n, aside: 0n })
  await w.demandSound()
})

test('[IM-48] what is voided takes its points back, days later too, and what never counted takes none', async () => {
  const member = await w.aMember()
  const id = await anOffer()
  const [kept, voided] = [round(member, 1_000n), round(member, 2_000n)]
  await tell(w, kept, voided)
  expect(await pointsOf(member)).toEqual({ balance: 600n, owed: 0n })
  await tell(w, undone(voided, new Date(noon + 3 * dayMs)))
  await tell(w, undone(round(member, 9_000n)))
  expect(await pointsOf(member)).toEqual({ balance: 200n, owed: 0n })
  expect(await w.offerRow(id)).toMatchObject({ paid: 200n })
  await w.demandSound()
})

test('[IM-40] nobody is given more than the most, nor all together more than the pool, and what comes back is free', async () => {
  const [one, other] = [await w.aMember(), await w.aMember()]
  const id = await anOffer({}, { budget: '150.00' })
  const much = round(one, 90_000n)
  await tell(w, much)
  expect(await pointsOf(one)).toEqual({ balance: 10_000n, owed: 0n })
  await tell(w, round(other, 90_000n))
  expect(await pointsOf(other)).toEqual({ balance: 5_000n, owed: 0n })
  expect(await w.detail(other, id)).toMatchObject({
    status: 'closed',
    poolLeft: '0.00',
    state: { key: 'not_pool_points' },
  })
  await tell(w, undone(much))
  await tell(w, round(other, 10n))
  expect([await pointsOf(one), await pointsOf(other)]).toEqual([
    { balance: 0n, owed: 0n },
    { balance: 10_000n, owed: 0n },
  ])
  await w.demandSound()
})

test('[IM-40] it ends with its period, and its rest goes home once what is voided late was waited for', async () => {
  const member = await w.aMember()
  const id = await anOffer({}, { to: 1 })
  const last = round(member, 1_000n)
  await tell(w, last)
  w.set(noon + dayMs)
  await tell(w, round(member, 5_000n))
  await w.job()
  await tell(w, undone(last, w.now()))
  expect(await pointsOf(member)).toEqual({ balance: 0n, owed: 0n })
  w.set(noon + dayMs + 10 * 60_000)
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ paid: 0n, balance: 0n })
  await w.demandSound()
})

test('[IM-40] what cannot be kept is refused: a pool below one member’s most, and an offer without an end', async () => {
  await expect(anOffer({}, { budget: '50.00' })).rejects.toThrow('less than what one member is promised')
  await expect(anOffer({}, { to: null })).rejects.toThrow('has an end')
})
