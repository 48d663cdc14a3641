/** A pool of connections: Kysely's `sql` for ordinary queries, named statements for the ledger's hot path. */
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import './int8.ts'

export type Db = Kysely<unknown>
export type Tx = Transaction<unknown>

export interface Database {
  readonly db: Db
  readonly pool: pg.Pool
  close(): Promise<void>
}

/** Connects as the role named in the address: the application's, which owns nothing. */
export function openDatabase(url: string, { max = 16 }: { max?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    options: '-c lock_timeout=2000 -c idle_in_transaction_session_timeout=15000 -c statement_timeout=30000',
  })
  forgiveLostConnections(pool)
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, close: () => db.destroy() }
}

/**
 * A connection that dies is replaced by the pool at the next use, and whoever was asking over it is
 * told by the failing query: the connection's own cry, which would end the process, adds nothing.
 */
export function forgiveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
