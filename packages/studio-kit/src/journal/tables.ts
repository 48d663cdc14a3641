/** The studios' database: its tables made, its pool, its transactions. */
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { bounds, openPool as openBoundedPool } from '@jackfruit/postgres'
import type pg from 'pg'
import { drawStatements } from '../draws/store/schema.ts'
import { decisionStatements } from '../rounds/store/decision-schema.ts'
import { sharedRoundStatements } from '../rounds/store/schema.ts'
import { statements } from './schema.ts'

/** Of no meaning but that nobody else in this database uses the number. */
const makingTables = 7_420_118

/** In their order: later ones change what earlier ones made. */
const makings = [statements, sharedRoundStatements, decisionStatements, drawStatements]
const nameOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** Which of them this database has had. Where one is new, those after it run again too: they build on it. */
const madeStatements = `create table if not exists made_statements (
  name text primary key,
  made_at timestamptz not null default clock_timestamp()
)`

/** Of locks that tables at work and their making take in another order: asked for again, after a rest. */
const deadlock = '40P01'
const triesMax = 20
const restMs = 100

/**
 * Makes what is missing, as long as an index on a journal of years takes, here or by a neighbour who started a moment
 * earlier. Where all of it has been made nothing is locked: a process that starts stops nobody's stakes.
 */
export async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  const ask = (text: string) => client.query({ text, answerMs: bounds.migrating.answerMs } as pg.QueryConfig)
  try {
    await ask('set statement_timeout = 0; set lock_timeout = 0')
    // `if not exists` alone still fails for two who start together.
    await ask(`select pg_advisory_lock(${makingTables})`)
    await ask(madeStatements)
    const { rows } = await client.query<{ name: string }>('select name from made_statements')
    const made = new Set(rows.map(({ name }) => name))
    const missing = makings.findIndex((text) => !made.has(nameOf(text)))
    for (const text of missing === -1 ? [] : makings.slice(missing)) await make(ask, text)
  } finally {
    await ask(`select pg_advisory_unlock(${makingTables})`).catch(() => {})
    await ask('reset statement_timeout; reset lock_timeout').catch(() => {})
    client.release()
  }
}

/** The statements and that they were made are one transaction, as whatever is asked for in one text. */
async function make(ask: (text: string) => Promise<unknown>, text: string): Promise<void> {
  const noted = `insert into made_statements (name) values ('${nameOf(text)}') on conflict do nothing`
  for (let tried = 1; ; tried++) {
    try {
      await ask(`${text};\n${noted}`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== deadlock || tried === triesMax) throw error
      await pause(restMs * tried)
    }
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
