/** A pool of connections: Kysely's `sql` for ordinary queries, named statements for the ledger's hot path. */
import { type Bounds, bounds as boundsOf, openPool } from '@jackfruit/postgres'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import type pg from 'pg'
import './bytes.ts'
import './int8.ts'

export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

interface DatabaseOptions {
  readonly max?: number
  /** How long each statement is waited for: as an answer is, unless it is said otherwise. */
  readonly bounds?: Bounds
}

/** Connects as the role named in the address: the application's, which owns nothing. */
export function openDatabase(
  url: string,
  { max = 16, bounds = boundsOf.answering }: DatabaseOptions = {},
): Database {
  const pool = openPool(url, { max, bounds, settings: ['lock_timeout=2000'] })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}
