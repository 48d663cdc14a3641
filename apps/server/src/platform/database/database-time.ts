import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/** For what is done once: a seed, a command. Where a round trip is too much, `now` of the platform says the same. */
export async function databaseTime(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database tells no time')
  return row.at
}
