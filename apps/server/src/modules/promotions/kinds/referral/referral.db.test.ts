/** Friends: who came by a member's link, what they did, and what both are given for it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { deed, type Told, tell, undone } from '../../../../testing/promotions/deeds.ts'
import { dayMs, noon, type OffersWorld, openOffersWorld } from '../../../../testing/promotions/world.ts'

let w: OffersWorld
beforeAll(async () => {
  w = await openOffersWorld()
})
afterAll(() => w.close())
beforeEach(() => w.set(noon))

const usual = {
  deposit: '100.00',
  bet: '300.00',
  days: 30,
  inviter: '50.00',
  friend: '20.00',
  friendsMost: 10,
}
const anOffer = (more: object = {}, about: object = {}) =>
  w.anOffer('referral', { ...usual, ...more }, { from: -1, ...about })
async function aFriend(inviter: string): Promise<string> {
  const friend = await w.aMember()
  await w.admin.query('update identity.members set referrer_id = $2 where id = $1', [friend, inviter])
  return friend
}
const done = (member: string, told: Omit<Told, 'memberId'> = {}) =>
  deed({ ourBrand: w.brand.id, memberId: BigInt(member), at: new Date(noon + 1_000), ...told })
const deposit = (member: string, amount: bigint) => done(member, { what: 'deposit', amount })
const reasonsOf = async (member: string) =>
  (
    (await w.see(member, 'referral')).value['friends'] as {
      reason: { key: string; facts: { value: string }[] }
    }[]
  ).map(({ reason: { key, facts } }) => [key, ...facts.map(({ value }) => value)].join(' '))
// Other offers of the brand are no matter.
afterEach(() =>
  w.admin.query(
    `update promotions.promotions set closed_at = starts_at, closed_by = 'test', closed_why = 'test' where closed_at is null`,
  ),
)

test('[IM-43] [MC-14] [B-24] a friend who pays in and plays brings both a reward, once, and until then it is said what is missing', async () => {
  const id = await anOffer()
  const inviter = await w.aMember()
  const friend = await aFriend(inviter)
  const code = (
    await w.admin.query('select referral_code as code from identity.members where id = $1', [inviter])
  ).rows[0].code
  expect((await w.see(inviter, 'referral')).value).toMatchObject({
    ...{ code, link: `/?referralCode=${code}`, offer: { id, inviter: '50.00', friend: '20.00' } },
    rewards: { count: 0, total: '0.00' },
  })
  expect(await reasonsOf(inviter)).toEqual(['friend_deposit 100.00'])
  await tell(w, deposit(friend, 4_000n), done(friend, { stake: 10_000n }))
  expect(await reasonsOf(inviter)).toEqual(['friend_deposit 60.00'])
  await tell(w, deposit(friend, 6_000n))
  expect(await reasonsOf(inviter)).toEqual(['friend_bet 200.00'])
  const last = done(friend, { stake: 20_000n })
  await tell(w, last)
  expect(await reasonsOf(inviter)).toEqual(['friend_wait'])
  await tell(w, undone(last))
  await w.job()
  expect(await reasonsOf(inviter)).toEqual(['friend_bet 200.00'])
  await tell(w, done(friend, { stake: 20_000n }))
  await Promise.all([w.job(), w.job(), w.job()])
  await w.job()
  expect(await reasonsOf(inviter)).toEqual(['friend_paid 50.00'])
  expect(await w.rewardsOf(inviter)).toMatchObject([{ amount: '50.00', state: 'ready' }])
  expect(await w.rewardsOf(friend)).toMatchObject([{ amount: '20.00', state: 'ready' }])
  expect((await w.see(inviter, 'referral')).value['rewards']).toEqual({ count: 1, total: '50.00' })
  expect(await w.toldTo(inviter)).toMatchObject([{ kind: 'friend_counts', facts: { amount: '50.00' } }])
  expect(await w.toldTo(friend)).toMatchObject([{ kind: 'reward_ready', facts: { amount: '20.00' } }])
  await w.demandSound()
})

test('[IM-43] [IM-107] who shares a browser with the friend is given nothing, and it is said why', async () => {
  await anOffer()
  const inviter = await w.aMember()
  const friend = await aFriend(inviter)
  const bind = randomBytes(32)
  await session(inviter, bind)
  await session(friend, bind)
  await tell(w, deposit(friend, 10_000n), done(friend, { stake: 30_000n }))
  await w.job()
  expect(await reasonsOf(inviter)).toEqual(['friend_linked'])
  expect([...(await w.rewardsOf(inviter)), ...(await w.rewardsOf(friend))]).toEqual([])
})

test('[IM-43] so many friends bring their inviter something; those behind are given theirs all the same', async () => {
  await anOffer({ friendsMost: 1 })
  const inviter = await w.aMember()
  const friends = [await aFriend(inviter), await aFriend(inviter)]
  for (const friend of friends) await tell(w, deposit(friend, 10_000n), done(friend, { stake: 30_000n }))
  await w.job()
  expect((await reasonsOf(inviter)).toSorted()).toEqual(['friend_most', 'friend_paid 50.00'])
  for (const friend of friends) expect(await w.rewardsOf(friend)).toMatchObject([{ amount: '20.00' }])
  await w.demandSound()
})

test('[IM-43] a pool that is used up is said, and who waits for it is given it from the next', async () => {
  const id = await anOffer({}, { budget: '130.00' })
  const inviter = await w.aMember()
  const friends = [await aFriend(inviter), await aFriend(inviter)]
  for (const friend of friends) await tell(w, deposit(friend, 10_000n), done(friend, { stake: 30_000n }))
  await w.job()
  expect((await reasonsOf(inviter)).toSorted()).toEqual(['friend_paid 50.00', 'friend_pool'])
  expect(await w.detail(inviter, id)).toMatchObject({ status: 'closed', state: { key: 'not_pool' } })
  await w.demandSound()
})

test('[IM-43] what comes after its days does not count, and friends of other offers or of none are told so', async () => {
  const inviter = await w.aMember()
  const before = await aFriend(inviter)
  expect(await reasonsOf(inviter)).toEqual(['friend_none'])
  w.set(noon + 5 * dayMs)
  await anOffer({ days: 2 })
  const friend = await aFriend(inviter)
  await tell(w, deposit(before, 90_000n), done(before, { stake: 90_000n }))
  w.set(noon + 8 * dayMs)
  await tell(w, done(friend, { what: 'deposit', amount: 90_000n, at: w.now() }))
  expect(await reasonsOf(inviter)).toEqual(['friend_late', 'friend_none'])
})

const session = (member: string, bind: Buffer) =>
  w.admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place, created_at,
       last_seen_at, idle_seconds, expires_at) values ($1, $2, $3, $4, $5, '203.0.113.9', 'b', 'p', now(), now(), 60, now())`,
    [randomUUID(), w.brand.id, member, randomBytes(32), bind],
  )
