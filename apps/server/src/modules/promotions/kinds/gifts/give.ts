/**
 * Gifts that come by themselves: written down once for their member and level or month, and given out of what the pool
 * holds. Who cannot be given anything is written down with the reason, and is not asked about again.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { blockedAmong } from '../../../identity/index.ts'
import { setAside } from '../../budget.ts'
import type { Counted } from '../../counting/counted.ts'
import { grantMany, holdOffer } from '../../counting/grant.ts'
import type { Promotion } from '../../rows.ts'
import type { World } from '../../world.ts'

export type What = 'levelUp' | 'monthly' | 'birthday'
type Reason = 'pool' | 'inactive' | 'resting'

export interface Gift {
  readonly memberId: bigint
  readonly slot: number
  readonly version: number
  readonly rank: number
  readonly amount: bigint
}

interface Writing {
  readonly promotion: Pick<Promotion, 'id' | 'merchantId'>
  readonly what: What
  readonly state: 'due' | 'given'
  readonly at: Date
}

/** Answers those that are new: whoever had it already, of whichever offer, has it no second time. */
export async function writeGifts(
  tx: Tx,
  { promotion: { id, merchantId }, what, state, at }: Writing,
  gifts: readonly Gift[],
): Promise<ReadonlySet<string>> {
  if (gifts.length === 0) return new Set()
  const column = <T>(pick: (gift: Gift) => T) => gifts.map(pick)
  const { rows } = await sql<Pick<Gift, 'memberId' | 'slot'>>`
    insert into promotions.gifts (member_id, what, slot, merchant_id, promotion_id, version, rank, amount, state, at)
    select member_id, ${what}, slot, ${merchantId}, ${id}, version, rank, amount, ${state}, ${at}
      from unnest(${column((g) => g.memberId)}::bigint[], ${column((g) => g.slot)}::int[],
        ${column((g) => g.version)}::int[], ${column((g) => g.rank)}::smallint[], ${column((g) => g.amount)}::bigint[])
        as g (member_id, slot, version, rank, amount)
     order by member_id, slot
    on conflict (member_id, what, slot) do nothing returning member_id as "memberId", slot`.execute(tx)
  return new Set(rows.map(giftId))
}

export const giftId = ({ memberId, slot }: Pick<Gift, 'memberId' | 'slot'>): string => `${memberId}|${slot}`

interface Giving {
  readonly world: Pick<World, 'closedAmong'>
  readonly offer: Counted
  readonly what: What
  readonly now: Date
}

/** Those that are due and held by this transaction: into the reward centre, in their order, while the pool lasts. */
export async function giveDue(
  tx: Tx,
  { world, offer, what, now }: Giving,
  due: readonly Gift[],
): Promise<void> {
  if (due.length === 0) return
  const { promotion } = offer
  const { merchantId } = promotion
  const ids = due.map(({ memberId }) => memberId)
  const inactive = await blockedAmong(tx, merchantId, ids)
  const resting = await world.closedAmong(tx, merchantId, ids)
  let { left } = await holdOffer(tx, promotion)
  const given: Gift[] = []
  const missed: (Gift & { readonly reason: Reason })[] = []
  for (const gift of due) {
    const reason = reasonOf(gift, { inactive, resting, left })
    if (reason) missed.push({ ...gift, reason })
    else {
      given.push(gift)
      left -= gift.amount
    }
  }
  const sum = given.reduce((all, { amount }) => all + amount, 0n)
  if (sum > 0n) await setAside(tx, promotion, sum)
  for (const [version, slot] of groupsOf(given))
    await grantMany(
      tx,
      promotion,
      {
        ...{ version, slot, source: `${what}:${slot}`, at: now },
        ...{ terms: offer.termsOf(version), tells: 'reward_ready' },
      },
      given
        .filter((gift) => gift.version === version && gift.slot === slot)
        .map(({ memberId, amount, rank }) => ({ memberId, amount, progress: { rank, slot } })),
    )
  await settle(tx, merchantId, what, given, missed)
}

function reasonOf(
  { memberId, amount }: Gift,
  known: { inactive: ReadonlySet<bigint>; resting: ReadonlySet<bigint>; left: bigint },
): Reason | null {
  if (known.inactive.has(memberId)) return 'inactive'
  if (known.resting.has(memberId)) return 'resting'
  return amount > known.left ? 'pool' : null
}

const groupsOf = (gifts: readonly Gift[]): [version: number, slot: number][] =>
  [...new Map(gifts.map(({ version, slot }) => [`${version}|${slot}`, [version, slot] as const])).values()]
    .map(([version, slot]): [number, number] => [version, slot])
    .toSorted(([, a], [, b]) => a - b)

async function settle(
  tx: Tx,
  merchantId: number,
  what: What,
  given: readonly Gift[],
  missed: readonly (Gift & { readonly reason: Reason })[],
): Promise<void> {
  const all = [...given.map((gift) => ({ ...gift, reason: null })), ...missed]
  await sql`
    update promotions.gifts g set state = case when s.reason is null then 'given' else 'missed' end, reason = s.reason
      from unnest(${all.map(({ memberId }) => memberId)}::bigint[], ${all.map(({ slot }) => slot)}::int[],
        ${all.map(({ reason }) => reason)}::text[]) as s (member_id, slot, reason)
     where g.member_id = s.member_id and g.what = ${what} and g.slot = s.slot and g.merchant_id = ${merchantId}`.execute(
    tx,
  )
}
