import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const partitionsAheadMonths = 2

/** Makes this month's partition and the next ones. Harmless to repeat; a lane makes a missing one itself. */
export async function ensurePartitions(db: Db, monthsAhead = partitionsAheadMonths): Promise<number> {
  const { rows } = await sql<{
    made: number
  }>`select ledger.ensure_partitions(now()::date, ${monthsAhead}) as made`.execute(db)
  return rows[0]?.made ?? 0
}

/** Whether next month's partition is there: the alarm that the job above has not run. */
export async function nextMonthIsReady(db: Db): Promise<boolean> {
  const { rows } = await sql<{ ready: boolean }>`
    select to_regclass('ledger.transfers_' || to_char(now() + interval '1 month', 'YYYYMM')) is not null as ready`.execute(
    db,
  )
  return rows[0]?.ready ?? false
}
