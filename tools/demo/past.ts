/**
 * Lets the database write into the past, for as long as a demonstration is made and nothing else runs: columns that take
 * its time take an instant that is told, in connections of the schema's owner. How far the month is stands beside it, so
 * that one that was cut short goes on. Afterwards every column is as it was.
 */
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'

/** What the product leaves to the database's clock. */
const columns: readonly (readonly [table: string, column: string])[] = [
  ['ledger.transfers', 'created_at'],
  ['wallet.purses', 'opened_at'],
  ['messages.messages', 'sent_at'],
  ['identity.affiliate_codes', 'created_at'],
]

const notes = `
  create schema if not exists demo;
  create table if not exists demo.month (
    one boolean primary key default true check (one),
    from_at timestamptz not null,
    until_at timestamptz not null,
    at timestamptz not null,
    done int not null default 0,
    ended_at timestamptz
  )`

/** Between two rows of one instant. */
const apartMs = 700

/** Held by whoever makes the month: without it the time is the database's, also where somebody fell in the middle. */
const making = 7_251_161

/** Each row a little after the one before. */
const instant = `
  create sequence if not exists demo.tick;
  create or replace function demo.instant() returns timestamptz language sql volatile set search_path = demo, pg_temp as $$
    select case when exists (select from pg_locks l join pg_database d on d.oid = l.database
        where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${making} and d.datname = current_database())
      then at + interval '${apartMs} milliseconds' * (nextval('demo.tick') - 1)::float8
      else now() end from month $$;
  revoke execute on function demo.instant from public`

export interface Past {
  readonly from: Date
  readonly until: Date
  /** So many steps are done. */
  readonly done: number
  /** From here on what is written lies at `at`, and so many steps are done. */
  goTo(at: Date, done: number): Promise<void>
  /** Within a step. */
  moveTo(at: Date): Promise<void>
  /** The month stands, and the database has its own time again. */
  end(): Promise<void>
  /** Without an end the next one goes on. */
  close(): Promise<void>
}

const isThere = `select to_regclass('demo.month') is not null as is_begun`

/** What has to be made of a database: a month, the rest of one, or nothing, where one was made or somebody was before. */
export async function isWanted(ownerUrl: string): Promise<boolean> {
  return withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ is_begun: boolean }>(isThere)
    if (rows[0]?.is_begun)
      return (await client.query('select 1 from demo.month where ended_at is null')).rowCount === 1
    return (await client.query('select 1 from identity.members limit 1')).rowCount === 0
  })
}

/** The span is told for a month that begins; one that was begun keeps its own. Null where somebody has just made it. */
export async function openPast(ownerUrl: string, span: { from: Date; until: Date }): Promise<Past | null> {
  const client = await connectClient(ownerUrl, { bounds: bounds.long })
  client.on('error', () => {})
  await client.query('select pg_advisory_lock($1::bigint)', [making])
  // Of how far it is the last moment may be lost: a step is done again.
  await client.query('set synchronous_commit = off')
  await client.query(notes)
  await client.query(
    'insert into demo.month (from_at, until_at, at) values ($1, $2, $1) on conflict do nothing',
    [span.from, span.until],
  )
  const { rows } = await client.query<{ from: Date; until: Date; done: number }>(
    'select from_at as "from", until_at as until, done from demo.month where ended_at is null',
  )
  const [known] = rows
  if (!known) {
    await client.end()
    return null
  }
  await client.query(instant)
  await client.query('select ledger.ensure_partitions($1::date, 3)', [known.from])
  await take(client, 'demo.instant()')
  const moveTo = async (at: Date) => {
    const text = `with moved as (update demo.month set at = $1) select setval('demo.tick', 1, false)`
    await client.query({ name: 'move', text, values: [at] })
  }
  return {
    ...known,
    async goTo(at, done) {
      await client.query('update demo.month set done = $1', [done])
      await moveTo(at)
    },
    moveTo,
    async end() {
      await client.query('set synchronous_commit = on')
      await take(client, 'now()')
      await client.query(
        'drop function demo.instant(); drop sequence demo.tick; update demo.month set ended_at = clock_timestamp()',
      )
    },
    async close() {
      await take(client, 'now()')
      await client.end()
    },
  }
}

/** All of them or none. */
async function take(client: pg.Client, time: string): Promise<void> {
  await client.query(
    `begin; ${columns.map(([table, column]) => `alter table ${table} alter ${column} set default ${time};`).join(' ')} commit`,
  )
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectClient(url, { bounds: bounds.working })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
