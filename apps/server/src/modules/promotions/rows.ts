/** Offers, their versions and members' parts in them, as they lie in the database. */
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { State } from './machine.ts'

export interface Promotion {
  readonly id: bigint
  readonly merchantId: number
  readonly code: string
  readonly kind: string
  /** The newest. */
  readonly version: number
  readonly accountId: bigint
  readonly currency: string
  readonly budget: Minor
  readonly setAside: Minor
  readonly paid: Minor
  /** What is kept for the offer as a whole; part of what is set aside. */
  readonly whole: Minor
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly closedAt: Date | null
  readonly settledAt: Date | null
}

export interface Membership<P = object> {
  readonly id: bigint
  readonly promotionId: bigint
  readonly memberId: bigint
  readonly turn: number
  readonly version: number
  readonly state: State
  readonly setAside: Minor
  readonly progress: P
  readonly joinedAt: Date
  readonly changedAt: Date
}

/** The most offers that a brand shows: beyond it the oldest are left out. */
const shownMost = 100

const columns =
  sql.raw(`p.id, p.merchant_id as "merchantId", p.code, p.kind, p.version, p.account_id as "accountId",
  p.currency, p.budget, p.set_aside as "setAside", p.paid, p.whole, p.starts_at as "startsAt", p.ends_at as "endsAt",
  p.closed_at as "closedAt", p.settled_at as "settledAt"`)
const membershipColumns =
  sql.raw(`m.id, m.promotion_id as "promotionId", m.member_id as "memberId", m.turn, m.version, m.state,
  m.set_aside as "setAside", m.progress, m.joined_at as "joinedAt", m.changed_at as "changedAt"`)

export async function shownPromotions(tx: Tx, merchantId: number): Promise<Promotion[]> {
  const { rows } = await sql<Promotion>`
    select ${columns} from promotions.promotions p where p.merchant_id = ${merchantId}
     order by p.position desc, p.id desc limit ${shownMost}`.execute(tx)
  return rows
}

export async function promotionByCode(tx: Tx, merchantId: number, code: string): Promise<Promotion | null> {
  const { rows } = await sql<Promotion>`
    select ${columns} from promotions.promotions p
     where p.merchant_id = ${merchantId} and p.code = ${code}`.execute(tx)
  return rows[0] ?? null
}

export async function promotionById(tx: Tx, merchantId: number, id: bigint): Promise<Promotion> {
  const { rows } = await sql<Promotion>`
    select ${columns} from promotions.promotions p where p.merchant_id = ${merchantId} and p.id = ${id}`.execute(
    tx,
  )
  const [row] = rows
  invariant(row, `there is no promotion ${id}`)
  return row
}

export async function promotionsById(
  tx: Tx,
  merchantId: number,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Promotion>> {
  const { rows } = await sql<Promotion>`
    select ${columns} from promotions.promotions p
     where p.merchant_id = ${merchantId} and p.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Terms as they were written; whose reader parses them by the kind's schema. */
export async function termsOf(
  tx: Tx,
  merchantId: number,
  wanted: readonly { readonly promotionId: bigint; readonly version: number }[],
): Promise<ReadonlyMap<string, unknown>> {
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ promotionId: bigint; version: number; terms: unknown }>`
    select v.promotion_id as "promotionId", v.version, v.terms from promotions.versions v
      join unnest(${wanted.map(({ promotionId }) => promotionId)}::bigint[],
        ${wanted.map(({ version }) => version)}::int[]) as w (id, version)
        on w.id = v.promotion_id and w.version = v.version
     where v.merchant_id = ${merchantId}`.execute(tx)
  return new Map(rows.map(({ promotionId, version, terms }) => [versionKey(promotionId, version), terms]))
}
export const versionKey = (promotionId: bigint, version: number): string => `${promotionId}.${version}`

/** Of each of these offers the member's newest turn. */
export async function membershipsOf(
  tx: Tx,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  promotionIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Membership>> {
  const { rows } = await sql<Membership>`
    select m.* from unnest(${promotionIds}::bigint[]) as p (id) cross join lateral (
      select ${membershipColumns} from promotions.memberships m
       where m.member_id = ${memberId} and m.merchant_id = ${merchantId} and m.promotion_id = p.id
       order by m.turn desc limit 1) m`.execute(tx)
  return new Map(rows.map((row) => [row.promotionId, row]))
}

/** The newest turn of one member, held until the transaction ends. */
export async function lockMembership(
  tx: Tx,
  { memberId, promotionId }: { readonly memberId: bigint; readonly promotionId: bigint },
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    select ${membershipColumns} from promotions.memberships m
     where m.member_id = ${memberId} and m.promotion_id = ${promotionId}
     order by m.turn desc limit 1 for update`.execute(tx)
  return rows[0] ?? null
}

export async function membershipById(tx: Tx, merchantId: number, id: bigint): Promise<Membership> {
  const { rows } = await sql<Membership>`
    select ${membershipColumns} from promotions.memberships m
     where m.merchant_id = ${merchantId} and m.id = ${id} for update`.execute(tx)
  const [row] = rows
  invariant(row, `there is no membership ${id}`)
  return row
}

interface Beginning {
  readonly merchantId: number
  readonly promotion: Promotion
  readonly memberId: bigint
  readonly turn: number
  readonly setAside: Minor
  readonly progress: object
  readonly at: Date
}

/** Null where another press of the same member began this turn already. */
export async function beginMembership(
  tx: Tx,
  { merchantId, promotion, memberId, turn, setAside, progress, at }: Beginning,
): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    insert into promotions.memberships as m (merchant_id, promotion_id, member_id, turn, version, state, set_aside,
      progress, joined_at, changed_at)
    values (${merchantId}, ${promotion.id}, ${memberId}, ${turn}, ${promotion.version}, 'new', ${setAside},
      ${JSON.stringify(progress)}, ${at}, ${at})
    on conflict (promotion_id, member_id, turn) do nothing returning ${membershipColumns}`.execute(tx)
  return rows[0] ?? null
}

export async function writeMembership(
  tx: Tx,
  { id, state, setAside, progress }: Pick<Membership, 'id' | 'state' | 'setAside' | 'progress'>,
  at: Date,
): Promise<void> {
  await sql`
    update promotions.memberships set state = ${state}, set_aside = ${setAside},
      progress = ${JSON.stringify(progress)}, changed_at = ${at} where id = ${id}`.execute(tx)
}
