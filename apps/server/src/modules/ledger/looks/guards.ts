/** What an account may stake, lose and play at most: judged by the ledger under the account's lock. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const numbers: Readonly<Record<Period, number>> = { day: 1, week: 2, month: 3 }

export interface Cap {
  readonly period: Period
  /** Null: none. */
  readonly stake: Minor | null
  readonly loss: Minor | null
}

export interface Guard {
  readonly accountId: bigint
  /** Where the member's days begin. */
  readonly timeZone: string
  /** How long this account may play without a pause. */
  readonly sittingMinutes: number | null
  readonly caps: readonly Cap[]
}

/** Sets the caps anew; what was played in the running periods counts from their beginning. */
export async function setGuard(tx: Tx, { accountId, timeZone, sittingMinutes, caps }: Guard): Promise<void> {
  await sql`select ledger.set_guard(${accountId}, ${timeZone}, ${sittingMinutes},
    ${caps.map(({ period }) => numbers[period])}::smallint[], ${caps.map(({ stake }) => stake)}::bigint[],
    ${caps.map(({ loss }) => loss)}::bigint[])`.execute(tx)
}

/** No stake of this account before `until`. It can be made later, never earlier. */
export async function closeUntil(
  tx: Tx,
  { accountId, timeZone, until }: { accountId: bigint; timeZone: string; until: Date },
): Promise<void> {
  await sql`select ledger.close_until(${accountId}, ${timeZone}, ${until})`.execute(tx)
}

/** The most of one stake while bonus money is played; null: none. The caller holds the account. */
export async function capStake(
  tx: Tx,
  { accountId, timeZone, most }: { accountId: bigint; timeZone: string; most: Minor | null },
): Promise<void> {
  await sql`select ledger.cap_stake(${accountId}, ${timeZone}, ${most})`.execute(tx)
}

export interface Bounds {
  readonly from: Date
  readonly to: Date
}

/** The day, the week from Monday, or the month around an instant. */
export async function periodAround(
  db: Db | Tx,
  { period, at, timeZone }: { period: Period; at: Date; timeZone: string },
): Promise<Bounds> {
  const number = numbers[period]
  const { rows } = await sql<Bounds>`
    select ledger.period_start(${number}::smallint, ${at}, ${timeZone}) as "from",
      ledger.period_end(${number}::smallint, ${at}, ${timeZone}) as "to"`.execute(db)
  const [bounds] = rows
  if (!bounds) throw new Error('a period without bounds')
  return bounds
}

export interface Played {
  readonly staked: Minor
  /** Below zero: won. */
  readonly lost: Minor
}

/** What an account staked and lost since an instant, as the caps count it. */
export async function playedSince(db: Db | Tx, accountId: bigint, since: Date): Promise<Played> {
  const { rows } = await sql<Played>`
    select staked, lost from ledger.played(${accountId}, ${since}, ledger.place_before(${accountId}, ${since}))`.execute(
    db,
  )
  return rows[0] ?? { staked: 0n, lost: 0n }
}

export interface Sitting {
  readonly since: Date
  readonly lastStakeAt: Date
}

/** The stretch of play that is going on: its first stake after a pause, and its latest. Null in a pause. */
export async function sittingOf(db: Db | Tx, accountId: bigint, at: Date): Promise<Sitting | null> {
  const { rows } = await sql<Sitting>`
    select since, last_stake_at as "lastStakeAt" from ledger.sitting_at(${accountId}, ${at})`.execute(db)
  return rows[0] ?? null
}

/** What was paid in between two instants, from outside or by another member. */
export async function depositedBetween(db: Db | Tx, accountId: bigint, { from, to }: Bounds): Promise<Minor> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from ledger.transfers
     where account_id = ${accountId} and (kind = 13 or kind = 23 and amount > 0) and status = 1 and created_at >= ${from} and created_at < ${to}`.execute(
    db,
  )
  return rows[0]?.sum ?? 0n
}
