/** The database under everything, and what has to be in it before a program starts. */
import { join } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import pg from 'pg'
import { migrate, provision } from '../../apps/server/src/platform/database/migrate.ts'
import type { Secrets } from './secrets.ts'

export interface Store {
  readonly adminUrl: string
  readonly pid: () => number
  stop(): Promise<void>
}

/** Who looks into it, each with rights of their own. */
export interface Logins {
  readonly owner: string
  readonly platform: string
  readonly studios: string
}

/** The embedded database, or the one that DATABASE_OWNER_URL names. */
export async function openStore(
  dataDir: string,
  durable: boolean,
  say: (line: string) => void,
): Promise<Store> {
  const given = process.env['DATABASE_OWNER_URL']
  if (given) return { adminUrl: given, pid: () => 0, stop: async () => {} }
  say('Starting PostgreSQL …')
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable })
  return { adminUrl: server.adminUrl, pid: () => server.pid, stop: () => server.stop() }
}

/** Databases, roles and the schema as it is now. May be repeated. */
export async function prepare(
  { adminUrl }: Store,
  { appPassword, studioPassword }: Secrets,
  say: (line: string) => void,
): Promise<Logins> {
  say('Preparing the database …')
  await provision(adminUrl, { database: 'jackfruit', role: 'jackfruit_app', password: appPassword })
  await provision(adminUrl, {
    ...{ database: 'jackfruit_studios', role: 'jackfruit_studio', password: studioPassword },
  })
  const owner = at(adminUrl, 'jackfruit')
  const ran = await migrate(owner)
  if (ran.length > 0) say(`Ran ${ran.length} migrations`)
  await letOwnItsDatabase(adminUrl)
  return {
    owner,
    platform: withLogin(owner, 'jackfruit_app', appPassword),
    studios: withLogin(at(adminUrl, 'jackfruit_studios'), 'jackfruit_studio', studioPassword),
  }
}

/** The studios are strangers with a database of their own: they make their tables themselves. */
async function letOwnItsDatabase(adminUrl: string) {
  const client = new pg.Client({ connectionString: at(adminUrl, 'jackfruit_studios') })
  await client.connect()
  await client.query('alter database jackfruit_studios owner to jackfruit_studio')
  await client.query('alter schema public owner to jackfruit_studio')
  await client.end()
}

function at(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.toString()
}

function withLogin(url: string, user: string, password: string): string {
  const changed = new URL(url)
  changed.username = user
  changed.password = password
  return changed.toString()
}
