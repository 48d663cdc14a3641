/** What the reader of deeds tells the tree: sums of a month that lists are sorted by, and who paid in for the first time. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

interface Told {
  readonly memberId: bigint
  /** As 2026-11-26, in the zone of the brand. */
  readonly day: string
  /** `bet`, `deposit`; of everything else nothing is counted here. */
  readonly what: string
  readonly valid: bigint
  readonly stake: bigint
  readonly win: bigint
  readonly amount: bigint
  readonly at: Date
}

/** The month of a day, by its first. Pure. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/**
 * For the reader `agents`, once for each deed, in the transaction that moves its place: deeds of any brand. Answers the
 * members whose first deposit is among them.
 */
export async function tellTree(tx: Tx, deeds: readonly Told[]): Promise<ReadonlySet<bigint>> {
  const bets = deeds.filter(({ what }) => what === 'bet')
  if (bets.length > 0)
    await sql`select agents.add_to_months(${bets.map(({ memberId }) => memberId)}::bigint[],
      ${bets.map(({ day }) => monthOf(day))}::date[], ${bets.map(({ valid }) => valid)}::bigint[],
      ${bets.map(({ stake, win }) => stake - win)}::bigint[])`.execute(tx)
  const paid = deeds.filter(({ what, amount }) => what === 'deposit' && amount > 0n)
  if (paid.length === 0) return new Set()
  const { rows } = await sql<{ id: bigint }>`
    select id from agents.take_first_deposits(${paid.map(({ memberId }) => memberId)}::bigint[],
      ${paid.map(({ at }) => at)}::timestamptz[]) f (id)`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
