/**
 * What an offer may cost. It lies on an account of the ledger that was filled when the offer was made; what is promised
 * of it is counted beside, so that nobody joins what cannot be paid. Every change here holds the offer's row, then the
 * accounts in their order: no two wait for each other.
 */
import { randomBytes } from 'node:crypto'
import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Membership, Promotion } from './rows.ts'

export const leftOf = ({ budget, setAside, paid }: Pick<Promotion, 'budget' | 'setAside' | 'paid'>): Minor =>
  budget - setAside - paid

/** Promises so much more. Throws Refusal('pool_used_up') where it is not there: never less. */
export async function setAside(tx: Tx, { id, merchantId }: Promotion, amount: Minor): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotions.promotions set set_aside = set_aside + ${amount}
     where merchant_id = ${merchantId} and id = ${id} and set_aside + paid + ${amount} <= budget`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('pool_used_up')
}

/** What was promised and is not needed is free for others. */
export async function release(
  tx: Tx,
  { id, merchantId }: Pick<Promotion, 'id' | 'merchantId'>,
  amount: Minor,
): Promise<void> {
  if (amount === 0n) return
  const { numAffectedRows } = await sql`
    update promotions.promotions set set_aside = set_aside - ${amount}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  invariant(numAffectedRows === 1n, `promotion ${id} is gone`)
}

/** From what was promised to where it lies until it is known what it costs. */
export async function lend(
  tx: Tx,
  { id, merchantId }: Pick<Promotion, 'id' | 'merchantId'>,
  amount: Minor,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotions.promotions set set_aside = set_aside - ${amount}, paid = paid + ${amount}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  invariant(numAffectedRows === 1n, `promotion ${id} is gone`)
}

/** Of what was lent, what it did not cost. It lies on the offer's account again. */
export const comesBack = (tx: Tx, { id, merchantId }: Pick<Promotion, 'id' | 'merchantId'>, amount: Minor) =>
  sql`
    update promotions.promotions set paid = paid - ${amount}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)

/** From what is kept for the offer as a whole to one part of it: it stays set aside. */
export async function fromWhole(
  tx: Tx,
  { id, merchantId }: Pick<Promotion, 'id' | 'merchantId'>,
  amount: Minor,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotions.promotions set whole = whole - ${amount}
     where merchant_id = ${merchantId} and id = ${id} and whole >= ${amount}`.execute(tx)
  invariant(numAffectedRows === 1n, `promotion ${id} keeps less than ${amount} for all`)
}

/** What was kept for the offer as a whole is not needed any more. */
export async function releaseWhole(
  tx: Tx,
  { id, merchantId }: Pick<Promotion, 'id' | 'merchantId'>,
): Promise<void> {
  await sql`
    update promotions.promotions set set_aside = set_aside - whole, whole = 0
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
}

/** Of what was promised, so much is paid to this member: counted before the money moves. */
export async function countPaid(
  tx: Tx,
  { id, merchantId }: Promotion,
  { memberId, amount }: { readonly memberId: bigint; readonly amount: Minor },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotions.promotions set set_aside = set_aside - ${amount}, paid = paid + ${amount}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  invariant(numAffectedRows === 1n, `promotion ${id} is gone`)
  await sql`
    insert into promotions.received as r (member_id, merchant_id, total) values (${memberId}, ${merchantId}, ${amount})
    on conflict (member_id) do update set total = r.total + excluded.total`.execute(tx)
}

export interface NewReward {
  readonly source: string
  readonly amount: Minor
  readonly state: 'ready' | 'claimed'
  readonly at: Date
  readonly expiresAt: Date | null
}

/** Null where the part was given this already. */
export async function writeReward(
  tx: Tx,
  { merchantId }: Pick<Promotion, 'merchantId'>,
  {
    id: membershipId,
    promotionId,
    memberId,
    version,
  }: Pick<Membership, 'id' | 'promotionId' | 'memberId' | 'version'>,
  { source, amount, state, at, expiresAt }: NewReward,
): Promise<string | null> {
  const publicId = `r${randomBytes(9).toString('hex')}`
  const { numAffectedRows } = await sql`
    insert into promotions.rewards (public_id, merchant_id, promotion_id, membership_id, member_id, version, source,
      amount, state, granted_at, expires_at, ended_at)
    values (${publicId}, ${merchantId}, ${promotionId}, ${membershipId}, ${memberId}, ${version}, ${source}, ${amount}, ${state},
      ${at}, ${expiresAt}, ${state === 'ready' ? null : at})
    on conflict (membership_id, source) do nothing`.execute(tx)
  return numAffectedRows === 1n ? publicId : null
}
