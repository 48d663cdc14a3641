/** The reward centre: what waits, what was taken, what lapsed. Each is taken once. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { acceptedTerms } from '../accepted.ts'
import { lend, release } from '../budget.ts'
import { kindOf } from '../kinds/all.ts'
import type { Person } from '../kinds/kind.ts'
import { next } from '../machine.ts'
import { pay } from '../pay.ts'
import { type Membership, membershipById, promotionById, writeMembership } from '../rows.ts'
import type { World } from '../world.ts'

export interface Reward {
  readonly id: bigint
  readonly publicId: string
  readonly promotionId: bigint
  readonly membershipId: bigint
  readonly memberId: bigint
  /** Of the terms that it was given under. */
  readonly version: number
  readonly source: string
  readonly amount: Minor
  readonly state: 'ready' | 'claimed' | 'expired'
  readonly grantedAt: Date
  readonly expiresAt: Date | null
  readonly endedAt: Date | null
  /** It was taken, and what it brings is not known yet: at most its amount. */
  readonly inPlay: boolean
}

const columns = sql.raw(`r.id, r.public_id as "publicId", r.promotion_id as "promotionId",
  r.membership_id as "membershipId", r.member_id as "memberId", r.version, r.source, r.amount, r.state,
  r.granted_at as "grantedAt", r.expires_at as "expiresAt", r.ended_at as "endedAt",
  r.in_play as "inPlay"`)

/** A member waits for at most so many at once: beyond it the last to lapse are shown when others were taken. */
const readyMost = 100

export async function readyRewards(tx: Tx, { merchantId, memberId }: Person): Promise<Reward[]> {
  const { rows } = await sql<Reward>`
    select ${columns} from promotions.rewards r
     where r.member_id = ${memberId} and r.merchant_id = ${merchantId} and r.state = 'ready'
     order by r.expires_at, r.id limit ${readyMost}`.execute(tx)
  return rows
}

interface Page {
  readonly before: bigint | null
  readonly limit: number
}

const isEnded = sql`r.state <> 'ready'`
const isClaimed = sql`r.state = 'claimed' and not r.in_play`
const pageOf = async (
  tx: Tx,
  { merchantId, memberId }: Person,
  { before, limit }: Page,
  which: typeof isEnded,
) => {
  const { rows } = await sql<Reward>`
    select ${columns} from promotions.rewards r
     where r.member_id = ${memberId} and r.merchant_id = ${merchantId} and ${which}
       and r.id < ${before ?? 9223372036854775807n}
     order by r.id desc limit ${limit}`.execute(tx)
  return rows
}

/** What was taken or has lapsed, the newest first. */
export const endedRewards = (tx: Tx, person: Person, page: Page): Promise<Reward[]> =>
  pageOf(tx, person, page, isEnded)

/** What was taken, the newest first. */
export const claimedRewards = (tx: Tx, person: Person, page: Page): Promise<Reward[]> =>
  pageOf(tx, person, page, isClaimed)

/** All that ever came into the purse from offers: kept beside, so that it is not summed over a history. */
export async function receivedSum(tx: Tx, { merchantId, memberId }: Person): Promise<Minor> {
  const { rows } = await sql<{ total: Minor }>`
    select total from promotions.received where member_id = ${memberId} and merchant_id = ${merchantId}`.execute(
    tx,
  )
  return rows[0]?.total ?? 0n
}

/** Pays it, once: whoever comes second is told the same. Throws 'reward_not_found', 'reward_expired'. */
export async function takeReward(world: World, person: Person, publicId: string): Promise<Minor> {
  const { merchantId, memberId } = person
  const { accountId: purseId } = await world.purseOf(person)
  const now = world.now()
  const taken = await inMerchant(world.db, merchantId, async (tx) => {
    const found = await rewardOf(tx, merchantId, memberId, publicId)
    if (!found) throw new Refusal('reward_not_found')
    // In the order in which everything is held: the part, the offer, the accounts.
    const membership = await membershipById(tx, merchantId, found.membershipId)
    const reward = (await rewardOf(tx, merchantId, memberId, publicId)) ?? found
    if (reward.state === 'claimed')
      return { amount: reward.inPlay ? 0n : reward.amount, posted: null, isPlayed: false }
    if (reward.state === 'expired' || (reward.expiresAt && reward.expiresAt <= now))
      throw new Refusal('reward_expired')
    const promotion = await promotionById(tx, merchantId, reward.promotionId)
    const kind = kindOf(promotion.kind)
    const terms = await acceptedTerms(tx, kind, promotion, reward.version)
    if (kind.take) {
      const { amount } = reward
      await lend(tx, promotion, amount)
      const taking = { tx, world, now, person, purseId, promotion, terms, membership, amount }
      const progress = await kind.take(taking)
      await endReward(tx, reward, { state: 'claimed', at: now, inPlay: true })
      await moveOn(tx, { merchantId, membership: { ...membership, progress } }, 'take', now)
      return { amount: 0n, posted: null, isPlayed: true }
    }
    const posted = await pay(tx, world, promotion, {
      ...{ part: membership, terms, purseId, amount: reward.amount, source: reward.source, at: now },
    })
    await endReward(tx, reward, { state: 'claimed', at: now })
    await moveOn(tx, { merchantId, membership }, 'take', now)
    return { amount: reward.amount, posted, isPlayed: false }
  })
  if (taken.isPlayed) await world.freeRounds.tell(merchantId)
  if (taken.posted) world.tellBalance(taken.posted)
  world.bonusesChanged()
  return taken.amount
}

async function rewardOf(
  tx: Tx,
  merchantId: number,
  memberId: bigint,
  publicId: string,
): Promise<Reward | null> {
  const { rows } = await sql<Reward>`
    select ${columns} from promotions.rewards r
     where r.public_id = ${publicId} and r.member_id = ${memberId} and r.merchant_id = ${merchantId}`.execute(
    tx,
  )
  return rows[0] ?? null
}

const endReward = (
  tx: Tx,
  { memberId, id }: Pick<Reward, 'memberId' | 'id'>,
  {
    state,
    at,
    inPlay = false,
  }: { readonly state: 'claimed' | 'expired'; readonly at: Date; readonly inPlay?: boolean },
) =>
  sql`update promotions.rewards set state = ${state}, ended_at = ${at}, in_play = ${inPlay}
       where member_id = ${memberId} and id = ${id}`.execute(tx)

/** The part is over when its last reward was taken or has lapsed; one that gives several goes on until then. */
async function moveOn(
  tx: Tx,
  { merchantId, membership }: { readonly merchantId: number; readonly membership: Membership },
  event: 'take' | 'lapse',
  at: Date,
): Promise<void> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from promotions.rewards
     where merchant_id = ${merchantId} and membership_id = ${membership.id} and state = 'ready'`.execute(tx)
  const state = next(membership.state, event)
  if (state === null || rows[0]?.left !== 0 || membership.state !== 'issued') return
  await release(tx, { id: membership.promotionId, merchantId }, membership.setAside)
  await writeMembership(tx, { ...membership, state, setAside: 0n }, at)
}

/** The clock: what was not taken in time is free for others. Answers how many lapsed; may be repeated and raced. */
export async function lapseRewards(world: World, merchantId: number, most: number): Promise<number> {
  const now = world.now()
  const due = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ id: bigint; memberId: bigint; membershipId: bigint }>`
      select id, member_id as "memberId", membership_id as "membershipId" from promotions.rewards
       where merchant_id = ${merchantId} and state = 'ready' and expires_at <= ${now}
       order by expires_at limit ${most}`.execute(tx)
    return rows
  })
  let lapsed = 0
  for (const { id, memberId, membershipId } of due)
    lapsed += await inMerchant(world.db, merchantId, async (tx) => {
      const membership = await membershipById(tx, merchantId, membershipId)
      const { rows } = await sql<Reward>`
        update promotions.rewards r set state = 'expired', ended_at = ${now}
         where r.member_id = ${memberId} and r.id = ${id} and r.state = 'ready' returning ${columns}`.execute(
        tx,
      )
      const [reward] = rows
      if (!reward) return 0
      await release(tx, { id: reward.promotionId, merchantId }, reward.amount)
      await moveOn(tx, { merchantId, membership }, 'lapse', now)
      return 1
    })
  return lapsed
}
