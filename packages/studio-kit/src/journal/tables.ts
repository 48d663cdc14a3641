/** The studios' database: its tables made, its pool, its transactions. */
import pg from 'pg'
import { statements } from './schema.ts'

/** Of no meaning but that nobody else in this database uses the number. */
const makingTables = 7_420_118

export async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // `if not exists` alone still fails for two who start together.
    await client.query('select pg_advisory_lock($1)', [makingTables])
    await client.query(statements)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [makingTables]).catch(() => {})
    client.release()
  }
}

/** Every statement of the journal finds its rows by an index, also while the tables are small. Named ones are planned once. */
const oneChoice = ['enable_seqscan=off', 'plan_cache_mode=force_generic_plan']
const limits = ['lock_timeout=5000', 'idle_in_transaction_session_timeout=15000', 'statement_timeout=30000']

export function openPool(url: string, { max = 10 }: { max?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    options: [...limits, ...oneChoice].map((setting) => `-c ${setting}`).join(' '),
  })
  // A connection that dies while idle is replaced by the pool at its next use.
  pool.on('error', () => {})
  // Whoever was asking over a connection that dies is told by the failing query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
