/** How many rows PostgreSQL reads for a piece of work, functions and triggers included: what a plan costs, whatever it is. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

/** Rows of the schema's tables that were fetched, those thrown away again among them. */
export async function readBy(tx: Tx, schema: string, work: () => Promise<unknown>): Promise<number> {
  const before = await readUntilNow(tx, schema)
  await work()
  return (await readUntilNow(tx, schema)) - before
}

/** Of all schemas: what this connection did and has not told the others yet. */
export const rowsRead = `
  select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as read from pg_stat_xact_user_tables`

async function readUntilNow(tx: Tx, schema: string): Promise<number> {
  const { rows } = await sql<{ read: string }>`
    ${sql.raw(rowsRead)} where schemaname = ${schema}`.execute(tx)
  return Number(rows[0]?.read ?? 0)
}
