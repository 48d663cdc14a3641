/**
 * Forward-only SQL migrations: each module's `migrations/NNNN_name.sql`, in the order of
 * uses.json and then by number. The row is inserted first, in the migration's own
 * transaction, so that starters who race wait for each other and then find it done.
 *
 * A migration is known by its content: a file that moved to another module or number ran before
 * under the name it had, and its record follows it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface Migration {
  readonly module: string
  readonly name: string
  readonly sql: string
  readonly hash: string
}

const modulesFolder = fileURLToPath(new URL('../modules', import.meta.url))

function listMigrations(folder = modulesFolder): Migration[] {
  const uses = JSON.parse(readFileSync(join(folder, 'uses.json'), 'utf8')) as Record<string, string[]>
  return Object.keys(uses).flatMap((module) => {
    const home = join(folder, module, 'migrations')
    if (!existsSync(home)) return []
    return readdirSync(home)
      .filter((name) => name.endsWith('.sql'))
      .sort()
      .map((name) => {
        const sql = readFileSync(join(home, name), 'utf8')
        return { module, name, sql, hash: createHash('sha256').update(sql).digest('hex') }
      })
  })
}

/** Runs what has not run yet, as the owner of the schema. Answers the names that ran. */
export async function migrate(
  adminUrl: string,
  migrations: readonly Migration[] = listMigrations(),
): Promise<string[]> {
  if (new Set(migrations.map(({ hash }) => hash)).size < migrations.length)
    throw new Error('two migrations have one content: which of them ran could not be told')
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(7251001)')
    await client.query(`
      create schema if not exists platform;
      create table if not exists platform.migrations (
        module text not null, name text not null, hash text not null, at timestamptz not null default now(),
        primary key (module, name))`)
    const ran: string[] = []
    for (const migration of migrations)
      if (await apply(client, migration)) ran.push(`${migration.module}/${migration.name}`)
    return ran
  } finally {
    await client.end()
  }
}

async function apply(client: pg.Client, { module, name, sql, hash }: Migration): Promise<boolean> {
  await client.query('begin')
  try {
    await client.query(
      'update platform.migrations set module = $1, name = $2 where hash = $3 and (module, name) <> ($1, $2)',
      [module, name, hash],
    )
    const written = await client.query(
      'insert into platform.migrations (module, name, hash) values ($1, $2, $3) on conflict do nothing',
      [module, name, hash],
    )
    if (written.rowCount === 0) {
      const known = await client.query(
        'select hash from platform.migrations where module = $1 and name = $2',
        [module, name],
      )
      if (known.rows[0]?.hash !== hash)
        throw new Error('was changed after it ran; write a new migration instead')
      await client.query('commit')
      return false
    }
    await client.query(sql)
    await client.query('commit')
    return true
  } catch (error) {
    await client.query('rollback')
    throw new Error(`migration ${module}/${name}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Creates the application's role and database when they are missing. The role owns nothing. */
export async function provision(
  adminUrl: string,
  { database, role, password }: { database: string; role: string; password: string },
): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
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
