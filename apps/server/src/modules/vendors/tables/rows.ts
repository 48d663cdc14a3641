/** How the live tables of studios stand, as they told it last: one row a table, shared by all processes. */
import { liveTables } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { infer as Infer } from 'zod/mini'
import type { Db } from '../../../platform/database/db.ts'

export type ToldTable = Infer<typeof liveTables.toldTable>
/** What is kept of it as it was told. */
type Kept = Omit<ToldTable, 'tableId' | 'gameCode' | 'seq' | 'closesAt'>

export interface TableRow {
  readonly vendor: string
  readonly tableId: string
  readonly gameCode: string
  readonly told: Kept
  readonly closesAt: Date | null
  readonly isSilent: boolean
}

/** More than any brand shows. */
const shownMax = 1_000
const silent = sql`clock_timestamp() - ${liveTables.silentAfterMs} * interval '1 millisecond'`
const forgotten = sql`clock_timestamp() - ${liveTables.forgottenAfterMs} * interval '1 millisecond'`

/**
 * Writes what is newer than what is known, and answers the ids of those. Moments are told by how far they lie after the
 * sending, and kept by the clock of the database: how wrong the studio's own clock goes changes nothing.
 */
export async function writeTables(
  db: Db,
  vendor: string,
  tables: readonly ToldTable[],
  sentAt: Date,
): Promise<ReadonlySet<string>> {
  const told = tables.map(({ tableId, gameCode, seq, closesAt, ...kept }) => ({
    ...{ tableId, gameCode, seq, kept },
    closesInMs: closesAt === null ? null : closesIn(closesAt, sentAt),
  }))
  // In one order, so that two processes that are told of the same tables wait for each other and for nothing else.
  const { rows } = await sql<{ tableId: string }>`
    insert into vendors.live_tables as kept (vendor, table_id, game_code, seq, told, closes_at, heard_at)
    select ${vendor}, t."tableId", t."gameCode", t.seq, t.kept,
      clock_timestamp() + t."closesInMs" * interval '1 millisecond', clock_timestamp()
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      as t ("tableId" text, "gameCode" text, seq bigint, kept jsonb, "closesInMs" float8)
    order by t."tableId"
    on conflict (vendor, table_id) do update set game_code = excluded.game_code, seq = excluded.seq,
      told = excluded.told, closes_at = excluded.closes_at, heard_at = excluded.heard_at
    where kept.seq < excluded.seq
    returning table_id as "tableId"`.execute(db)
  return new Set(rows.map(({ tableId }) => tableId))
}

const closesIn = (closesAt: string, sentAt: Date): number =>
  Math.min(liveTables.closesWithinMs, Math.max(0, Date.parse(closesAt) - sentAt.getTime()))

/** Which tables of the studio are known; those that it has not spoken of for long are no more. */
export async function knownTables(db: Db, vendor: string): Promise<ReadonlySet<string>> {
  await sql`delete from vendors.live_tables where vendor = ${vendor} and heard_at < ${forgotten}`.execute(db)
  const { rows } = await sql<{ tableId: string }>`
    select table_id as "tableId" from vendors.live_tables where vendor = ${vendor}`.execute(db)
  return new Set(rows.map(({ tableId }) => tableId))
}

export async function readTables(db: Db): Promise<readonly TableRow[]> {
  const { rows } = await sql<TableRow & { isForgotten: boolean }>`
    select vendor, table_id as "tableId", game_code as "gameCode", told, closes_at as "closesAt",
      heard_at < ${silent} as "isSilent", heard_at < ${forgotten} as "isForgotten"
    from vendors.live_tables order by vendor, table_id limit ${shownMax}`.execute(db)
  return rows.filter(({ isForgotten }) => !isForgotten)
}
