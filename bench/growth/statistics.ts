/** What the planner knows of the ledger's tables. */
import type { BenchDatabase } from '../ledger/database.ts'

export const gather = (database: BenchDatabase) => database.query('analyze')

/** As after an upgrade of the server, or in the first hours of a month. */
async function forget(database: BenchDatabase): Promise<void> {
  const ours = `select oid from pg_class where relnamespace = 'ledger'::regnamespace`
  await database.query(`delete from pg_statistic where starelid in (${ours})`)
  await database.query(
    `update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where relnamespace = 'ledger'::regnamespace`,
  )
}

/** One after the other: as they were before what is measured was written, as it is, and none. */
export const states = [
  ['stale', async () => {}],
  ['fresh', gather],
  ['missing', forget],
] as const
