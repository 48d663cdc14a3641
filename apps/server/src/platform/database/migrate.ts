/**
 * Forward-only SQL migrations: each module's `migrations/NNNN_name.sql`. Numbers are unique over all
 * modules and are the order, so that a table can move from one module to another.
 *
 * A migration is known by its content: a file that moved to another module or number ran before
 * under the name it had, and its record follows it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bounds, connectClient } from '@jackfruit/postgres'
import pg from 'pg'

export interface Migration {
  readonly module: string
  readonly name: string
  readonly sql: string
  readonly hash: string
}

const modulesFolder = fileURLToPath(new URL('../../modules', import.meta.url))
const numbered = /^(\d{4})_[a-z0-9_]+\.sql$/

/** In their order. Throws where a number is missing or given twice. */
export function listMigrations(folder = modulesFolder): Migration[] {
  const all = readdirSync(folder)
    .filter((module) => existsSync(join(folder, module, 'migrations')))
    .flatMap((module) => read(folder, module))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const taken = new Map<string, Migration>()
  for (const migration of all) {
    const number = numbered.exec(migration.name)?.[1]
    if (!number) throw new Error(`migration ${titleOf(migration)}: a name begins with four digits and _`)
    const other = taken.get(number)
    if (other) throw new Error(`migrations ${titleOf(other)} and ${titleOf(migration)} have the same number`)
    taken.set(number, migration)
  }
  return all
}

const read = (folder: string, module: string): Migration[] =>
  readdirSync(join(folder, module, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .map((name) => {
      const sql = readFileSync(join(folder, module, 'migrations', name), 'utf8')
      return { module, name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    })

const titleOf = ({ module, name }: Migration) => `${module}/${name}`

/** Runs what has not run yet, as the owner of the schema; starters who race wait for each other. Answers the names that ran. */
export async function migrate(
  adminUrl: string,
  migrations: readonly Migration[] = listMigrations(),
): Promise<string[]> {
  if (new Set(migrations.map(({ hash }) => hash)).size < migrations.length)
    throw new Error('two migrations have one content: which of them ran could not be told')
  const client = await connectClient(adminUrl, { bounds: bounds.migrating })
  try {
    await client.query('select pg_advisory_lock(7251001)')
    // Whoever waits for a lock makes everybody behind it wait: rather none of it, and tried again later.
    await client.query("set lock_timeout = '10s'")
    await client.query(`
      create schema if not exists platform;
      create table if not exists platform.migrations (
        module text not null, name text not null, hash text not null, at timestamptz not null default now(),
        primary key (module, name))`)
    const ran: string[] = []
    for (const migration of migrations) if (await apply(client, migration)) ran.push(titleOf(migration))
    return ran
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<boolean> {
  const { module, name, sql, hash } = migration
  const renamed = 'update platform.migrations set module = $1, name = $2 where hash = $3'
  if ((await client.query(renamed, [module, name, hash])).rowCount) return false
  await client.query('begin')
  try {
    const written = await client.query(
      'insert into platform.migrations (module, name, hash) values ($1, $2, $3) on conflict do nothing',
      [module, name, hash],
    )
    if (written.rowCount === 0) throw new Error('was changed after it ran; write a new migration instead')
    await client.query(sql)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${titleOf(migration)}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Creates the application's role and database when they are missing. The role owns nothing. */
export async function provision(
  adminUrl: string,
  { database, role, password }: { database: string; role: string; password: string },
): Promise<void> {
  const client = await connectClient(adminUrl, { bounds: bounds.migrating })
  try {
    const quoted = pg.escapeLiteral(password)
    const found = await client.query('select 1 from pg_roles where rolname = $1', [role])
    await client.query(
      `${found.rowCount ? 'alter' : 'create'} role ${pg.escapeIdentifier(role)} login password ${quoted} nosuperuser nocreatedb nocreaterole`,
    )
    const exists = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!exists.rowCount) await client.query(`create database ${pg.escapeIdentifier(database)}`)
    await client.query(`revoke connect on database ${pg.escapeIdentifier(database)} from public`)
    await client.query(
      `grant connect on database ${pg.escapeIdentifier(database)} to ${pg.escapeIdentifier(role)}`,
    )
  } finally {
    await client.end()
  }
}
