/** Bonuses as they lie in the database. */
import { randomBytes } from 'node:crypto'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

export type BonusMode = 'LOCKED' | 'STICKY' | 'NON_STICKY'
/** `waiting` is not touched yet; `ending` is to be taken back as soon as no round runs. */
export type BonusState =
  | 'waiting'
  | 'wagering'
  | 'ending'
  | 'completed'
  | 'forfeited'
  | 'expired'
  | 'playedOut'
  | 'reversed'

export interface Bonus {
  readonly id: bigint
  readonly publicId: string
  readonly merchantId: number
  readonly promotionId: bigint
  readonly membershipId: bigint
  readonly memberId: bigint
  readonly version: number
  readonly source: string
  readonly mode: BonusMode
  readonly amount: Minor
  readonly deposit: Minor
  readonly depositKey: string | null
  /** Hundredths. */
  readonly multiplier: number
  readonly stakeMost: Minor | null
  readonly purseId: bigint
  readonly waitsAt: bigint | null
  readonly requirementId: string | null
  readonly state: BonusState
  readonly taken: Minor
  readonly grantedAt: Date
  readonly beganAt: Date | null
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

const columns = sql.raw(`b.id, b.public_id as "publicId", b.merchant_id as "merchantId",
  b.promotion_id as "promotionId", b.membership_id as "membershipId", b.member_id as "memberId", b.version, b.source,
  b.mode, b.amount, b.deposit, b.deposit_key as "depositKey", b.multiplier, b.stake_most as "stakeMost",
  b.purse_id as "purseId", b.waits_at as "waitsAt", b.requirement_id as "requirementId", b.state, b.taken,
  b.granted_at as "grantedAt", b.began_at as "beganAt", b.expires_at as "expiresAt", b.ended_at as "endedAt"`)

export type NewBonus = Omit<Bonus, 'id' | 'publicId' | 'taken' | 'endedAt' | 'requirementId'>

/** Null where the part was given this already. */
export async function insertBonus(tx: Tx, given: NewBonus): Promise<Bonus | null> {
  const publicId = `b${randomBytes(9).toString('hex')}`
  const { rows } = await sql<Bonus>`
    insert into promotions.bonuses as b (public_id, merchant_id, promotion_id, membership_id, member_id, version, source,
      mode, amount, deposit, deposit_key, multiplier, stake_most, purse_id, waits_at, state, granted_at, began_at,
      expires_at)
    values (${publicId}, ${given.merchantId}, ${given.promotionId}, ${given.membershipId}, ${given.memberId},
      ${given.version}, ${given.source}, ${given.mode}, ${given.amount}, ${given.deposit}, ${given.depositKey},
      ${given.multiplier}, ${given.stakeMost}, ${given.purseId}, ${given.waitsAt}, ${given.state}, ${given.grantedAt},
      ${given.beganAt}, ${given.expiresAt})
    on conflict (membership_id, source) do nothing returning ${columns}`.execute(tx)
  return rows[0] ?? null
}

export async function writeBonus(
  tx: Tx,
  { id, merchantId, state, taken, requirementId, beganAt, expiresAt, endedAt }: Bonus,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update promotions.bonuses set state = ${state}, taken = ${taken}, requirement_id = ${requirementId},
      began_at = ${beganAt}, expires_at = ${expiresAt}, ended_at = ${endedAt}
     where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
  invariant(numAffectedRows === 1n, `bonus ${id} is gone`)
}

/** Of one member, those that run, the oldest first; held until the end where they may be ended. */
export async function runningBonuses(
  tx: Tx,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  how: 'read' | 'hold' = 'read',
): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b
     where b.member_id = ${memberId} and b.merchant_id = ${merchantId} and b.ended_at is null
     order by b.id limit 200 ${how === 'hold' ? sql`for update` : sql``}`.execute(tx)
  return rows
}

/** Those that have ended, the newest first. */
export async function endedBonuses(
  tx: Tx,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  limit: number,
): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b
     where b.member_id = ${memberId} and b.merchant_id = ${merchantId} and b.ended_at is not null
     order by b.id desc limit ${limit}`.execute(tx)
  return rows
}

/** Held until the end. */
export async function lockBonus(tx: Tx, merchantId: number, id: bigint): Promise<Bonus | null> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b
     where b.merchant_id = ${merchantId} and b.id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

export async function bonusByPublicId(tx: Tx, merchantId: number, publicId: string): Promise<Bonus | null> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b
     where b.merchant_id = ${merchantId} and b.public_id = ${publicId}`.execute(tx)
  return rows[0] ?? null
}

/** Of these requirements the bonuses that they are asked for. */
export async function bonusesOfRequirements(tx: Tx, requirementIds: readonly string[]): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b where b.requirement_id = any(${requirementIds}::text[])`.execute(
    tx,
  )
  return rows
}

/** What was given in one part, the oldest first. */
export async function bonusesOfPart(tx: Tx, merchantId: number, membershipId: bigint): Promise<Bonus[]> {
  const { rows } = await sql<Bonus>`
    select ${columns} from promotions.bonuses b
     where b.membership_id = ${membershipId} and b.merchant_id = ${merchantId} order by b.id`.execute(tx)
  return rows
}

interface Due {
  readonly id: bigint
  readonly merchantId: number
  readonly membershipId: bigint
}

/** Of a brand, those whose days are over. */
export async function expiredBonuses(tx: Tx, merchantId: number, at: Date, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, merchant_id as "merchantId", membership_id as "membershipId" from promotions.bonuses
     where merchant_id = ${merchantId} and ended_at is null and expires_at <= ${at}
     order by expires_at limit ${limit}`.execute(tx)
  return rows
}

/** Of a brand, those that wait until no round runs. */
export async function endingBonuses(tx: Tx, merchantId: number, limit: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select id, merchant_id as "merchantId", membership_id as "membershipId" from promotions.bonuses
     where merchant_id = ${merchantId} and state = 'ending' order by id limit ${limit}`.execute(tx)
  return rows
}
