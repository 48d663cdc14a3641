/** One day of one gateway: fetched, compared, written down. May be done again at any time. */
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { Gateway } from '../gateways/port.ts'
import { compare, type Difference } from './compare.ts'
import { oursOf, unbooked, unexplained } from './ours.ts'

export interface Reconciled {
  readonly gateway: string
  readonly day: string
  /** Movements of the day on either side. */
  readonly ours: number
  readonly theirs: number
  readonly differences: readonly Difference[]
}

const dayMs = 86_400_000

/** The day before the one that it is by the clock of Greenwich, which is what gateways count by. */
export const yesterday = (now: Date): string => dayAt(now.getTime() - dayMs)

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** A day that is over, as 2026-11-21; throws for anything else. */
export function demandDay(day: string, now: Date): string {
  const begins = Date.parse(`${day}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(begins) || dayAt(begins) !== day)
    throw new Error(`${day} is no day: write it as ${yesterday(now)}`)
  if (begins + dayMs > now.getTime()) throw new Error(`${day} is not over yet by the clock of Greenwich`)
  return day
}

export async function reconcileDay(
  db: Db,
  gateway: Gateway,
  { day, merchantIds }: { day: string; merchantIds: readonly number[] },
): Promise<Reconciled> {
  const begins = Date.parse(`${day}T00:00:00Z`)
  const days = [begins - dayMs, begins, begins + dayMs].map(dayAt)
  const statements = await Promise.all(days.map((each) => gateway.statementOf(each)))
  const theirs = statements.flat()
  const around = { from: new Date(begins - dayMs), to: new Date(begins + 2 * dayMs) }
  const within = { from: new Date(begins), to: new Date(begins + dayMs) }
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.reader', 'cashier', true)`.execute(tx)
    const gone = theirs.filter(({ pay }) => pay.amount < 0n).map(({ id }) => id)
    const ours = await oursOf(tx, gateway.code, { ...around, gone })
    const isOfDay = ({ at }: { readonly at: Date }) => at >= within.from && at < within.to
    const differences = [
      ...compare(day, ours, theirs),
      ...(await unbooked(tx, ours.filter(isOfDay))),
      ...(await unexplained(tx, gateway.code, within, merchantIds)),
    ]
    const counts = { ours: ours.filter(isOfDay).length, theirs: theirs.filter(isOfDay).length }
    await sql`
      insert into cashier.reconciliations (gateway, day, ours, theirs, differences)
      values (${gateway.code}, ${day}, ${counts.ours}, ${counts.theirs}, ${JSON.stringify(differences)})`.execute(
      tx,
    )
    return { gateway: gateway.code, day, ...counts, differences }
  })
}
