/** Friends who did what is asked: looked at once, and both are given what was promised, or it is said why not. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { blockedAmong, linkedMembers } from '../../../identity/index.ts'
import { setAside } from '../../budget.ts'
import { grantMany, holdOffer } from '../../counting/grant.ts'
import { minor } from '../../terms.ts'
import type { Clock } from '../kind.ts'
import type { Terms } from './terms.ts'

const atOnce = 200
/** What is taken back at once is never paid for. */
const freezeMs = 10 * 60_000

type Reason = 'pool' | 'linked' | 'most' | 'inactive'

export async function payFriends(clock: Clock): Promise<boolean> {
  const { world, offer, now } = clock
  const { promotion } = offer
  const due = await inMerchant(world.db, promotion.merchantId, async (tx) => {
    const { rows } = await sql<{ friendId: bigint }>`
      select friend_id as "friendId" from promotions.friends
       where promotion_id = ${promotion.id} and merchant_id = ${promotion.merchantId} and is_due and state = 'open'
       order by friend_id limit ${atOnce}`.execute(tx)
    return rows
  })
  for (const { friendId } of due)
    if (!(await inMerchant(world.db, promotion.merchantId, (tx) => decide(tx, clock, friendId)))) break
  const end = promotion.closedAt ?? promotion.endsAt
  return due.length < atOnce && end !== null && now.getTime() >= end.getTime() + freezeMs
}

interface Friend {
  readonly friendId: bigint
  readonly inviterId: bigint
  readonly version: number
}

/** False where the pool is used up: those behind wait as well. */
async function decide(tx: Tx, { offer, now }: Clock, friendId: bigint): Promise<boolean> {
  const { promotion } = offer
  const { id, merchantId } = promotion
  const { rows } = await sql<Friend>`
    select friend_id as "friendId", inviter_id as "inviterId", version from promotions.friends
     where promotion_id = ${id} and friend_id = ${friendId} and merchant_id = ${merchantId} and state = 'open' and is_due
       for update`.execute(tx)
  const [friend] = rows
  if (!friend) return true
  const { left } = await holdOffer(tx, promotion)
  const terms = offer.termsOf(friend.version) as unknown as Terms
  const { refused, without } = await lookAt(tx, merchantId, id, friend, terms)
  if (refused) {
    await write(tx, { id, merchantId, friendId, state: 'refused', reason: refused, now })
    return true
  }
  const shares = [
    { memberId: friend.friendId, amount: minor(terms.friend), as: 'friend' },
    ...(without ? [] : [{ memberId: friend.inviterId, amount: minor(terms.inviter), as: 'inviter' }]),
  ]
  const all = shares.reduce((sum, { amount }) => sum + amount, 0n)
  if (all > left) {
    await write(tx, { id, merchantId, friendId, state: 'open', reason: 'pool', now })
    return false
  }
  await setAside(tx, promotion, all)
  for (const { memberId, amount, as } of shares)
    await grantMany(
      tx,
      promotion,
      {
        ...{
          version: friend.version,
          slot: await turnsOf(tx, merchantId, id, memberId),
          source: `friend:${friendId}`,
        },
        ...{ at: now, terms: offer.termsOf(friend.version) },
        tells: as === 'inviter' ? 'friend_counts' : 'reward_ready',
      },
      [{ memberId, amount, progress: { as, friend: String(friendId) } }],
    )
  await write(tx, { id, merchantId, friendId, state: 'paid', reason: without, now })
  return true
}

/** Why nobody is given anything, or why the inviter is not. */
async function lookAt(
  tx: Tx,
  merchantId: number,
  promotionId: bigint,
  { friendId, inviterId }: Friend,
  { friendsMost }: Terms,
): Promise<{ readonly refused: Reason | null; readonly without: Reason | null }> {
  const blocked = await blockedAmong(tx, merchantId, [friendId, inviterId])
  if (blocked.has(friendId)) return { refused: 'inactive', without: null }
  const linked = await linkedMembers(tx, { memberId: inviterId, merchantId }, [friendId])
  if (linked.has(friendId)) return { refused: 'linked', without: null }
  if (blocked.has(inviterId)) return { refused: null, without: 'inactive' }
  const { rows } = await sql<{ paid: number }>`
    select count(*)::int as paid from (select from promotions.friends
      where inviter_id = ${inviterId} and promotion_id = ${promotionId} and merchant_id = ${merchantId} and state = 'paid'
      limit ${friendsMost}) f`.execute(tx)
  return { refused: null, without: (rows[0]?.paid ?? 0) >= friendsMost ? 'most' : null }
}

async function turnsOf(tx: Tx, merchantId: number, promotionId: bigint, memberId: bigint): Promise<number> {
  const { rows } = await sql<{ turn: number }>`
    select turn from promotions.memberships
     where member_id = ${memberId} and promotion_id = ${promotionId} and merchant_id = ${merchantId}
     order by turn desc limit 1`.execute(tx)
  return rows[0]?.turn ?? 0
}

interface Written {
  readonly id: bigint
  readonly merchantId: number
  readonly friendId: bigint
  readonly state: 'open' | 'paid' | 'refused'
  readonly reason: Reason | null
  readonly now: Date
}

const write = (tx: Tx, { id, merchantId, friendId, state, reason, now }: Written) =>
  sql`update promotions.friends set state = ${state}, reason = ${reason},
        decided_at = ${state === 'open' ? null : now}
       where promotion_id = ${id} and friend_id = ${friendId} and merchant_id = ${merchantId}`.execute(tx)
