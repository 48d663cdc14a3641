/** Limits that members set for themselves: down at once, up when a day has passed and the member says so again. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type Period, periods, setGuard } from '../ledger/index.ts'
import type { Owner } from './members.ts'

export type LimitKind = 'deposit' | 'loss' | 'stake' | 'session'
/** A session's limit is of one sitting, in minutes; all others are of a day, a week or a month, in money. */
export type LimitPeriod = Period | 'sitting'

export interface LimitName {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** Null: none. */
export type Amount = Minor | null

export interface Raise {
  readonly amount: Amount
  /** From here on it may be confirmed; it never holds by itself. */
  readonly at: Date
}

export interface Limit extends LimitName {
  readonly amount: Amount
  readonly raise: Raise | null
}

const raiseAfterMs = 24 * 60 * 60 * 1000

/** No limit is the highest of all. */
const isHigher = (wanted: Amount, now: Amount): boolean => now !== null && (wanted === null || wanted > now)

/** What a limit becomes when it is asked to be `wanted`. Pure. */
export function changed(limit: Limit, wanted: Amount, at: Date): Limit {
  if (wanted === limit.amount) return { ...limit, raise: null }
  if (!isHigher(wanted, limit.amount)) return { ...limit, amount: wanted, raise: null }
  const isSame = limit.raise !== null && limit.raise.amount === wanted
  return isSame ? limit : { ...limit, raise: { amount: wanted, at: new Date(at.getTime() + raiseAfterMs) } }
}

/** What a limit becomes when its raise is confirmed; null when there is none, or its day has not come. Pure. */
export const confirmed = (limit: Limit, at: Date): Limit | null =>
  limit.raise && limit.raise.at <= at ? { ...limit, amount: limit.raise.amount, raise: null } : null

interface Row extends LimitName {
  readonly amount: Amount
  readonly raiseAmount: Amount
  readonly raiseAt: Date | null
}

const limitOf = ({ kind, period, amount, raiseAmount, raiseAt }: Row): Limit => ({
  kind,
  period,
  amount,
  raise: raiseAt ? { amount: raiseAmount, at: raiseAt } : null,
})

export async function readLimits(tx: Tx, memberId: bigint): Promise<Limit[]> {
  const { rows } = await sql<Row>`
    select kind, period, amount, raise_amount as "raiseAmount", raise_at as "raiseAt" from protection.limits
     where member_id = ${memberId}`.execute(tx)
  return rows.map(limitOf)
}

const none = (name: LimitName): Limit => ({ ...name, amount: null, raise: null })

export const find = (limits: readonly Limit[], { kind, period }: LimitName): Limit =>
  limits.find((each) => each.kind === kind && each.period === period) ?? none({ kind, period })

/** Writes a limit, and tells the ledger what it judges by from now on. The caller holds the member's row. */
export async function writeLimit(tx: Tx, owner: Owner, limit: Limit): Promise<void> {
  const { memberId, merchantId } = owner
  const { kind, period, amount, raise } = limit
  await sql`
    insert into protection.limits (member_id, merchant_id, kind, period, amount, raise_amount, raise_at)
    values (${memberId}, ${merchantId}, ${kind}, ${period}, ${amount}, ${raise?.amount ?? null}, ${raise?.at ?? null})
    on conflict (member_id, kind, period) do update
      set amount = excluded.amount, raise_amount = excluded.raise_amount, raise_at = excluded.raise_at`.execute(
    tx,
  )
  await guard(tx, owner, await readLimits(tx, memberId))
}

/** What the ledger judges by: an account without a limit on play has no caps and costs nothing. */
async function guard(tx: Tx, owner: Owner, limits: readonly Limit[]): Promise<void> {
  const of = (kind: LimitKind, period: LimitPeriod) => find(limits, { kind, period }).amount
  const minutes = of('session', 'sitting')
  const caps = periods
    .map((period) => ({ period, stake: of('stake', period), loss: of('loss', period) }))
    .filter(({ stake, loss }) => stake !== null || loss !== null)
  await setGuard(tx, { ...owner, sittingMinutes: minutes === null ? null : Number(minutes), caps })
  await sql`
    update protection.members set changed_xid = pg_current_xact_id()::text::bigint,
      is_guarded = ${caps.length > 0 || minutes !== null} or closed_until is not null
     where member_id = ${owner.memberId}`.execute(tx)
}
