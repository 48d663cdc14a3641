/**
 * A whole database as data, without its schema: the migrations that made it, the rows of every table,
 * the months that the ledger has, and where each sequence stands. The schema of a version is what its
 * migrations make, and these never change, so that a snapshot of any landed version can be laid anew.
 */
import pg from 'pg'
import { listMigrations, migrate } from '../../platform/database/migrate.ts'

export interface Snapshot {
  /** Hashes of what had been migrated. */
  readonly migrations: readonly string[]
  /** `schema.table` and, as PostgreSQL writes them, its rows: a JSON array that nothing here parses. */
  readonly tables: readonly { readonly name: string; readonly rows: string }[]
  /** Partitions with their parent and bounds. */
  readonly partitions: readonly { readonly name: string; readonly of: string; readonly bound: string }[]
  readonly sequences: readonly { readonly name: string; readonly at: string }[]
  /** The transaction that would have come next: rows tell which one wrote them. */
  readonly nextTransaction: string
}

/** The queue of jobs makes its own schema; the list of migrations is kept by hash. */
const notOurs = "('pg_catalog', 'information_schema', 'pg_toast', 'graphile_worker', 'platform')"

export async function takeSnapshot(url: string): Promise<Snapshot> {
  return asOwner(url, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    const { rows: migrations } = await client.query('select hash from platform.migrations order by name')
    const { rows: names } = await client.query<{ name: string }>(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ${notOurs} order by 1`)
    const tables: { name: string; rows: string }[] = []
    for (const { name } of names) {
      const { rows } = await client.query(
        `select coalesce(json_agg(t), '[]')::text as rows, count(*)::int as count from ${name} t`,
      )
      if (rows[0].count > 0) tables.push({ name, rows: rows[0].rows })
    }
    const { rows: partitions } = await client.query(`
      select c.oid::regclass::text as name, i.inhparent::regclass::text as of,
        pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join pg_inherits i on i.inhrelid = c.oid
      join pg_namespace n on n.oid = c.relnamespace
      where c.relispartition and c.relkind = 'r' and n.nspname not in ${notOurs} order by 1`)
    const { rows: sequences } = await client.query(`
      select format('%I.%I', schemaname, sequencename) as name, last_value::text as at from pg_sequences
      where last_value is not null and schemaname not in ${notOurs} order by 1`)
    const { rows: next } = await client.query('select pg_snapshot_xmax(pg_current_snapshot())::text as next')
    return {
      migrations: migrations.map(({ hash }) => hash),
      ...{ tables, partitions, sequences },
      nextTransaction: next[0].next,
    }
  })
}

/** Lays a snapshot into an empty database, at the schema that it was taken of. Answers how many rows each table has. */
export async function layDown(url: string, snapshot: Snapshot): Promise<ReadonlyMap<string, number>> {
  const known = new Set(snapshot.migrations)
  const then = listMigrations().filter(({ hash }) => known.has(hash))
  if (then.length < known.size)
    throw new Error('a migration of the snapshot is gone or was changed: they only go forward')
  await migrate(url, then)
  return asOwner(url, async (client) => {
    // Rows come as they were: what guards and numbers new ones has nothing to say.
    await client.query("set session_replication_role = 'replica'")
    for (const { name, of, bound } of snapshot.partitions) {
      const { rows } = await client.query('select to_regclass($1) is not null as there', [name])
      if (!rows[0].there) await client.query(`create table ${name} partition of ${of} ${bound}`)
    }
    const counts = new Map<string, number>()
    for (const { name, rows } of snapshot.tables) counts.set(name, await fill(client, name, rows))
    for (const { name, at } of snapshot.sequences) await client.query('select setval($1, $2)', [name, at])
    await passTransactions(client, snapshot.nextTransaction)
    return counts
  })
}

async function fill(client: pg.Client, name: string, rows: string): Promise<number> {
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [name],
  )
  const list = columns.map((column) => column.name).join(', ')
  await client.query(`delete from ${name}`)
  const written = await client.query(
    `insert into ${name} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${name}, $1)`,
    [rows],
  )
  return written.rowCount ?? 0
}

/** Readers by watermark take no row of a transaction that this cluster has not come to yet. */
async function passTransactions(client: pg.Client, next: string) {
  await client.query(`do $$ begin
    while pg_current_xact_id() < '${BigInt(next)}'::xid8 loop commit; end loop;
  end $$`)
}

export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
