/** The database under everything, and what has to be in it before a program starts. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import pg from 'pg'
import { migrate, provision } from '../../apps/server/src/platform/database/migrate.ts'
import { countFalls, givenUp } from './falls.ts'
import type { Secrets } from './secrets.ts'
import type { Ground } from './stop.ts'
import { fallsUsuallyMax, type Manner, restartPauseMs } from './supervise.ts'

export interface Store extends Ground {
  readonly adminUrl: string
  readonly pid: () => number
}

/** Who looks into it, each with rights of their own. */
export interface Logins {
  readonly owner: string
  readonly platform: string
  readonly studios: string
}

/** The embedded database, or the one that DATABASE_OWNER_URL names. */
export async function openStore(dataDir: string, durable: boolean, manner: Manner): Promise<Store> {
  const given = process.env['DATABASE_OWNER_URL']
  if (given) return { adminUrl: given, pid: () => 0, leave: () => {}, stop: async () => {} }
  manner.say('Starting PostgreSQL …')
  const folder = join(dataDir, 'postgres')
  const server = await startPostgres({ dataDir: folder, durable })
  const port = Number(new URL(server.adminUrl).port)
  const kept = keepRunning(server, () => startPostgres({ dataDir: folder, durable, port }), manner)
  return { adminUrl: server.adminUrl, ...kept }
}

/** Started again where everybody looks for it, when it ended by itself; what was committed it finds in its log. */
function keepRunning(
  first: Server,
  start: () => Promise<Server>,
  { say, fallsMax = fallsUsuallyMax, onGivenUp = say }: Manner,
): Omit<Store, 'adminUrl'> {
  const fellTooOften = countFalls(fallsMax)
  let server = first
  let isStopping = false
  let starting = Promise.resolve()
  const watch = () => void server.gone.then(again)
  const again = () => {
    if (isStopping) return
    // Its log is kept from the terminal while all is well.
    say(server.said())
    if (fellTooOften()) return onGivenUp(givenUp('database', 'PostgreSQL', fallsMax))
    starting = pause(restartPauseMs).then(begin)
  }
  const begin = async () => {
    if (isStopping) return
    say('PostgreSQL ended by itself and is started again')
    try {
      server = await start()
      watch()
    } catch (error) {
      say(error instanceof Error ? error.message : String(error))
      again()
    }
  }
  watch()
  return {
    pid: () => server.pid,
    leave() {
      isStopping = true
    },
    async stop() {
      isStopping = true
      await starting
      await server.stop()
    },
  }
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
