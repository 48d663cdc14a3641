/** Free rounds of an offer: claimed, taken, played, and what they did not win is free for others. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import {
  dayMs,
  noon,
  type OffersWorld,
  openOffersWorld,
  signature,
} from '../../../../testing/promotions/world.ts'
import { openHouse, post } from '../../../ledger/index.ts'
import type { Grant } from '../../../vendors/index.ts'
import { closePromotion, giveTo, NotMade, takeBack } from '../../index.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

const anOffer = (terms: object = {}, more: Parameters<OffersWorld['anOffer']>[2] = {}) =>
  w.anOffer(
    'freeRounds',
    {
      ...{ vendor: 'hexworks', games: ['slot-golden-chinthe'], rounds: 10, stake: '200.00' },
      ...{ maxWin: '5000.00', playDays: 3, ...terms },
    },
    more,
  )

async function taken(id: string, member: string) {
  await w.press(member, 'claim', id)
  const reward = (await w.rewardsOf(member)).find(({ offerId }) => offerId === id)
  return w.say(member, 'rewards/claim', { id: reward?.['id'] as string })
}

const here = <T>(work: Parameters<typeof inMerchant<T>>[2]) => inMerchant(w.ours.db, w.brand.id, work)
async function grantOf(id: string, member: string): Promise<Grant> {
  const { rows } = await w.admin.query(
    `select m.id from promotions.memberships m join promotions.promotions p on p.id = m.promotion_id
      where p.code = $1 and m.member_id = $2`,
    [id, member],
  )
  const grant = await here((tx) => w.ours.freeRounds.ofSource(tx, w.brand.id, `offer:${rows[0].id}`))
  if (!grant) throw new Error('nothing was granted')
  return grant
}

/** As the vendors' door books the win of a free round: out of the grant's account, to the purse. */
const win = ({ publicId, fundId, budgetId, accountId }: Grant, amount: bigint, key: string) =>
  here(async (tx) => {
    const houseId = await openHouse(tx, w.brand.id, 'vendor:hexworks', 'MMK')
    await post(tx, { key, kind: 'promo', accountId, houseId, amount })
    const of = { key: `free:${publicId}:${key}`, kind: 'reward', accountId: fundId } as const
    await post(tx, { ...of, houseId, amount: -amount })
    await w.admin.query('update vendors.credit_budgets set used = used + $2 where id = $1', [
      String(budgetId),
      String(amount),
    ])
  })

test('[PR-02] free rounds are claimed, taken in the reward centre and played; what they did not win is free for others', async () => {
  const [member, id] = [await w.aMember(), await anOffer()]
  expect(await w.detail(member, id)).toMatchObject({ status: 'claim', action: 'claim' })
  expect((await w.press(member, 'claim', id)).value).toEqual({ status: 'issued', paid: null })
  const [ready] = await w.rewardsOf(member)
  expect(ready).toMatchObject({
    ...{ amount: '5000.00', state: 'ready', game: null },
    what: { key: 'freeRounds_reward', facts: [{ value: '10' }, { value: '200.00' }] },
  })
  const before = await w.purseOf(member)
  const claim = () => w.say(member, 'rewards/claim', { id: ready?.['id'] as string })
  // Pressed by ten at once it is granted once.
  for (const { value } of await Promise.all(Array.from({ length: 10 }, claim)))
    expect(value).toEqual({ paid: '0.00' })
  expect(await w.purseOf(member)).toBe(before)
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 500_000n })
  const grant = await grantOf(id, member)
  expect(grant).toMatchObject({ rounds: 10, stake: 20_000n, most: 500_000n, vendor: 'hexworks' })
  expect(grant.expiresAt.getTime()).toBe(noon + 3 * dayMs)
  expect(await w.detail(member, id)).toMatchObject({
    ...{ status: 'process', action: 'play', game: 'slot-golden-chinthe', state: { key: 'state_rounds_run' } },
  })
  expect(await w.rewardsOf(member)).toMatchObject([{ state: 'claimed', game: 'slot-golden-chinthe' }])
  // What they bring is not known yet, so nothing of it was received.
  expect((await w.see(member, 'bonuses')).value).toMatchObject({ total: '0.00', lists: [] })
  await w.demandSound()

  await win(grant, 120_000n, 'a-win')
  w.set(noon + 3 * dayMs + 1)
  await w.job()
  await w.job()
  expect(await w.purseOf(member)).toBe(before + 120_000n)
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 120_000n })
  expect(await w.detail(member, id)).toMatchObject({
    ...{ status: 'claimed', action: 'none', state: { key: 'state_rounds_done' } },
  })
  expect((await w.see(member, 'bonuses')).value).toMatchObject({
    ...{ total: '1200.00', lists: [{ offerId: id, amount: '1200.00' }] },
  })
  await w.demandSound()
})

test('[IM-42] not taken in time they lapse; taken and not played they bring nothing, and all goes back', async () => {
  const [late, idle, id] = [await w.aMember(), await w.aMember(), await anOffer({ takeDays: 2 })]
  await w.press(late, 'claim', id)
  await taken(id, idle)
  expect(await w.offerRow(id)).toMatchObject({ aside: 500_000n, paid: 500_000n })
  w.set(noon + 4 * dayMs)
  await w.job()
  await w.job()
  expect(await w.rewardsOf(late)).toMatchObject([{ state: 'expired' }])
  expect(await w.rewardsOf(idle)).toMatchObject([{ state: 'expired', game: null }])
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 0n })
  await w.demandSound()
})

test('an operator gives them to a member once and takes back what is left; nobody is given what members begin themselves', async () => {
  const [member, id] = [await w.aMember(), await anOffer()]
  const person = { merchantId: w.brand.id, memberId: BigInt(member), type: 0 }
  await giveTo(w.ours, person, id, signature)
  await expect(giveTo(w.ours, person, id, signature)).rejects.toThrow(NotMade)
  await expect(giveTo(w.ours, person, await w.aRow(), signature)).rejects.toThrow(NotMade)
  await expect(takeBack(w.ours, person, id)).rejects.toThrow(NotMade)
  const [reward] = await w.rewardsOf(member)
  await w.say(member, 'rewards/claim', { id: reward?.['id'] as string })
  await win(await grantOf(id, member), 30_000n, 'before-it-was-taken-back')
  await takeBack(w.ours, person, id)
  await expect(takeBack(w.ours, person, id)).rejects.toThrow(NotMade)
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 30_000n })
  await w.demandSound()
})

test('what comes back after the offer was settled goes on to its brand', async () => {
  const [member, id] = [await w.aMember(), await anOffer()]
  await taken(id, member)
  await closePromotion(w.ours.db, w.brand.id, id, signature, w.ours.now())
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ balance: 0n, paid: 500_000n })
  w.set(noon + 4 * dayMs)
  await w.job()
  expect(await w.offerRow(id)).toMatchObject({ balance: 0n, paid: 0n })
  await w.demandSound()
})

test('an empty pool promises nobody rounds', async () => {
  const id = await anOffer({}, { budget: '5000.00' })
  await w.press(await w.aMember(), 'claim', id)
  const second = await w.aMember()
  expect((await w.press(second, 'claim', id)).message).toBe('pool_used_up')
  expect(await w.detail(second, id)).toMatchObject({ status: 'closed', state: { key: 'not_pool' } })
})

test('what a studio refuses is ready again, promised again and told; refused three times, it is free for others', async () => {
  const [member, id] = [await w.aMember(), await anOffer({ takeDays: 4 })]
  await w.press(member, 'claim', id)
  const [reward] = await w.rewardsOf(member)
  const take = () => w.say(member, 'rewards/claim', { id: reward?.['id'] as string })
  const refuse = async () => {
    await w.admin.query(
      `update vendors.free_grants set ended_at = $2, ended_why = 'refused', settle_at = granted_at, tell_at = null
        where member_id = $1 and ended_at is null`,
      [member, w.ours.now()],
    )
    await w.job()
  }
  for (const tries of [1, 2]) {
    expect((await take()).value).toEqual({ paid: '0.00' })
    expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 500_000n })
    await refuse()
    expect(await w.offerRow(id)).toMatchObject({ aside: 500_000n, paid: 0n })
    expect(await w.rewardsOf(member)).toMatchObject([{ state: 'ready', amount: '5000.00' }])
    expect(await w.detail(member, id)).toMatchObject({ status: 'issued', action: 'rewards' })
    expect(await w.toldTo(member)).toHaveLength(tries)
    await w.demandSound()
  }
  expect((await w.toldTo(member))[0]).toMatchObject({
    ...{ kind: 'rounds_refused', category: 'offers', facts: { offer_EN: 'An offer' } },
  })
  await take()
  await refuse()
  expect(await w.offerRow(id)).toMatchObject({ aside: 0n, paid: 0n })
  expect(await w.rewardsOf(member)).toMatchObject([{ state: 'expired' }])
  expect(await w.detail(member, id)).toMatchObject({ state: { key: 'state_rounds_refused' } })
  expect((await w.toldTo(member)).map(({ kind }) => kind)).toEqual([
    ...['rounds_refused', 'rounds_refused', 'rounds_over'],
  ])
  await w.demandSound()
})
