/** The studios' database: its tables made, its pool, its transactions. */
import { bounds, openPool as openBoundedPool } from '@jackfruit/postgres'
import type pg from 'pg'
import { drawStatements } from '../draws/store/schema.ts'
import { decisionStatements } from '../rounds/store/decision-schema.ts'
import { sharedRoundStatements } from '../rounds/store/schema.ts'
import { statements } from './schema.ts'

/** Of no meaning but that nobody else in this database uses the number. */
const makingTables = 7_420_118

/** As long as an index on a journal of years takes, here or by a neighbour who started a moment earlier. */
export async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  const ask = (text: string) => client.query({ text, answerMs: bounds.migrating.answerMs } as pg.QueryConfig)
  try {
    await ask('set statement_timeout = 0; set lock_timeout = 0')
    // `if not exists` alone still fails for two who start together.
    await ask(`select pg_advisory_lock(${makingTables})`)
    await ask(statements)
    await ask(sharedRoundStatements)
    await ask(decisionStatements)
    await ask(drawStatements)
  } finally {
    await ask(`select pg_advisory_unlock(${makingTables})`).catch(() => {})
    await ask('reset statement_timeout; reset lock_timeout').catch(() => {})
    client.release()
  }
}

/** Every statement of the journal finds its rows by an index, also while the tables are small. Named ones are planned once. */
const oneChoice = ['enable_seqscan=off', 'plan_cache_mode=force_generic_plan']
const limits = ['lock_timeout=5000']

export function openPool(url: string, { max = 10 }: { max?: number } = {}): pg.Pool {
  return openBoundedPool(url, { bounds: bounds.answering, max, settings: [...limits, ...oneChoice] })
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
