/** What the databases count of themselves: commits, rows, look-ups by index, and how many updates stayed where they were. */
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

export interface Counts {
  readonly [name: string]: number
}

/** Backends tell what they counted once a second at most. */
const toldWithinMs = 1_200
const followed = ['rounds', 'movements', 'transactions', 'seeds', 'play_sessions', 'open_rounds']

/** Everything counted so far, by a name that a person reads. Tables of the studios are named one by one. */
export async function readCounts(adminUrl: string): Promise<Counts> {
  await pause(toldWithinMs)
  const platform = await ask(adminUrl, 'jackfruit', ownCounts)
  const studios = await ask(adminUrl, 'jackfruit_studios', ownCounts)
  const tables = await ask(adminUrl, 'jackfruit_studios', tableCounts)
  return Object.fromEntries([
    ...platform.map(({ name, count }) => [`platform: ${name}`, count]),
    ...studios.map(({ name, count }) => [`studios: ${name}`, count]),
    ...tables.map(({ name, count }) => [name, count]),
  ])
}

const ownCounts = `
  select name, count::float8 from pg_stat_database,
    lateral (values ('commits', xact_commit), ('rows written', tup_inserted + tup_updated + tup_deleted)) as told (name, count)
  where datname = current_database()`

const tableCounts = `
  select relname || ': ' || name as name, count::float8 from pg_stat_user_tables,
    lateral (values ('rows inserted', n_tup_ins), ('updates', n_tup_upd), ('updates in place', n_tup_hot_upd),
      ('rows deleted', n_tup_del), ('look-ups', coalesce(idx_scan, 0)), ('whole reads', seq_scan)) as told (name, count)
  where relname = any (array[${followed.map((name) => `'${name}'`).join(', ')}])
  union all
  select 'by ' || indexrelname, idx_scan::float8 from pg_stat_user_indexes
  where relname = any (array[${followed.map((name) => `'${name}'`).join(', ')}])`

async function ask(adminUrl: string, database: string, text: string) {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  const client = new pg.Client({ connectionString: url.toString() })
  await client.connect()
  try {
    return (await client.query<{ name: string; count: number }>(text)).rows
  } finally {
    await client.end()
  }
}
