/**
 * Everything that runs: database, migrations, demo data, platform, studios. `npm start`,
 * journeys in a browser and benchmarks bring up the same thing from here.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBrandFiles } from '../../apps/server/src/modules/merchants/index.ts'
import { migrate, provision } from '../../apps/server/src/platform/migrate.ts'
import { startPostgres } from '../embedded-postgres.ts'
import { build } from './build.ts'
import { demandFree } from './ports.ts'
import { secretsIn } from './secrets.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface StackOptions {
  dataDir: string
  port: number
  gamesPort: number
  /** More environment for platform and studios. */
  env?: Readonly<Record<string, string>>
  say?: (line: string) => void
  /** Tests may give up durability; never the product. */
  durable?: boolean
  skipBuild?: boolean
}

export interface Stack {
  readonly siteUrl: string
  readonly gamesUrl: string
  readonly adminUrl: string
  readonly databaseUrl: string
  readonly pids: () => Record<'database' | 'platform' | 'studios', number>
  stop(): Promise<void>
}

export async function bringUp(options: StackOptions): Promise<Stack> {
  const { port, gamesPort, say = () => {}, durable = true } = options
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  await demandFree('PORT', port)
  await demandFree('GAMES_PORT', gamesPort)
  if (!options.skipBuild) await build(say)

  const secrets = secretsIn(dataDir)
  const database = await openStore(dataDir, durable, say)
  try {
    say('Preparing the database …')
    await provision(database.adminUrl, {
      database: 'jackfruit',
      role: 'jackfruit_app',
      password: secrets.appPassword,
    })
    await provision(database.adminUrl, {
      database: 'jackfruit_studios',
      role: 'jackfruit_studio',
      password: secrets.studioPassword,
    })
    const ownerUrl = at(database.adminUrl, 'jackfruit')
    const ran = await migrate(ownerUrl)
    if (ran.length > 0) say(`Ran ${ran.length} migrations`)
    await letOwnItsDatabase(database.adminUrl)

    const databaseUrl = withLogin(ownerUrl, 'jackfruit_app', secrets.appPassword)
    const siteUrl = `http://localhost:${port}`
    const gamesUrl = `http://127.0.0.1:${gamesPort}`
    const shared = {
      JACKFRUIT_DATA: dataDir,
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      ...options.env,
    }
    const platform = supervise('platform', 'apps/server/src/main.ts', say, {
      ...shared,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      JACKFRUIT_SECRET: secrets.master,
      STUDIO_URL: gamesUrl,
      GAMES_ORIGIN: gamesUrl,
      VENDOR_SECRET_HEXWORKS: secrets.vendorHexworks,
      VENDOR_SECRET_KITELAB: secrets.vendorKitelab,
    })
    const studios = supervise('studios', 'studios/host/main.ts', say, {
      ...shared,
      PLATFORM_URL: `http://127.0.0.1:${port}`,
      // Every brand's pages may frame the games.
      PLATFORM_ORIGIN: localHosts()
        .map((host) => siteUrl.replace('localhost', host))
        .join(','),
      STUDIO_DATABASE_URL: withLogin(
        at(database.adminUrl, 'jackfruit_studios'),
        'jackfruit_studio',
        secrets.studioPassword,
      ),
      STUDIO_KEY: secrets.studioKey,
      VENDOR_SECRET_HEXWORKS: secrets.vendorHexworks,
      VENDOR_SECRET_KITELAB: secrets.vendorKitelab,
    })
    const stop = async () => {
      await Promise.all([platform.stop(), studios.stop()])
      await database.stop()
    }
    try {
      say('Starting the platform and the studios …')
      await Promise.all([
        answers(`http://127.0.0.1:${port}/readyz`, platform),
        answers(`${gamesUrl}/readyz`, studios),
      ])
    } catch (error) {
      await stop()
      throw error
    }
    return {
      siteUrl,
      gamesUrl,
      adminUrl: ownerUrl,
      databaseUrl,
      pids: () => ({ database: database.pid(), platform: platform.pid(), studios: studios.pid() }),
      stop,
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

function makeFolder(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The data folder ${dataDir} cannot be made (${why}): choose another with JACKFRUIT_DATA=… npm start.`,
    )
  }
}

interface Store {
  readonly adminUrl: string
  readonly pid: () => number
  stop(): Promise<void>
}

/** The embedded database, or the one that DATABASE_OWNER_URL names. */
async function openStore(dataDir: string, durable: boolean, say: (line: string) => void): Promise<Store> {
  const given = process.env['DATABASE_OWNER_URL']
  if (given) return { adminUrl: given, pid: () => 0, stop: async () => {} }
  say('Starting PostgreSQL …')
  const server = await startPostgres({ dataDir: join(dataDir, 'postgres'), durable })
  return { adminUrl: server.adminUrl, pid: () => server.pid, stop: () => server.stop() }
}

/** The studios are strangers with a database of their own: they make their tables themselves. */
async function letOwnItsDatabase(adminUrl: string) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: at(adminUrl, 'jackfruit_studios') })
  await client.connect()
  await client.query('alter database jackfruit_studios owner to jackfruit_studio')
  await client.query('alter schema public owner to jackfruit_studio')
  await client.end()
}

interface Supervised {
  readonly name: string
  pid(): number
  failure(): string | null
  stop(): Promise<void>
}

const restartPauseMs = 1_000
const crashesMax = 5

/** Runs one program; starts it again when it falls, and gives up when it falls five times in a minute. */
function supervise(
  name: string,
  file: string,
  say: (line: string) => void,
  env: Record<string, string>,
): Supervised {
  let child: ChildProcess | null = null
  let stopping = false
  let failure: string | null = null
  let falls: number[] = []
  const start = () => {
    const [command = '', ...args] = [
      ...tiedToUs(),
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      join(root, file),
    ]
    const born = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      env: { ...process.env, ...env },
    })
    child = born
    born.once('exit', (status, signal) => {
      if (stopping) return
      falls = [...falls, Date.now()].filter((at) => Date.now() - at < 60_000)
      failure = `the ${name} ended by itself (${signal ?? `status ${status}`})`
      if (falls.length >= crashesMax)
        return say(`${failure} ${crashesMax} times in a minute: giving up on it`)
      setTimeout(() => !stopping && start(), restartPauseMs).unref()
    })
  }
  start()
  return {
    name,
    pid: () => child?.pid ?? 0,
    failure: () => (falls.length >= 2 ? failure : null),
    async stop() {
      stopping = true
      const current = child
      if (!current || current.exitCode !== null || current.signalCode !== null) return
      const gone = new Promise<void>((done) => current.once('exit', () => done()))
      current.kill('SIGTERM')
      const last = setTimeout(() => current.kill('SIGKILL'), 12_000)
      await gone
      clearTimeout(last)
    },
  }
}

/** A kill -9 of this program takes its children along where the machine can do that. */
function tiedToUs(): string[] {
  return process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0
    ? ['setpriv', '--pdeathsig', 'TERM']
    : []
}

const readyWithinMs = 60_000

async function answers(url: string, program: Supervised): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    const failure = program.failure()
    if (failure) throw new Error(`${failure}; what it said stands above`)
    const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`the ${program.name} did not get ready within ${readyWithinMs / 1000} s`)
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

/** The hosts of the brands' files that lead to this machine. */
const localHosts = (): string[] =>
  readBrandFiles()
    .flatMap(({ hosts }) => hosts.map(({ host }) => host))
    .filter((host) => /(^|\.)localhost$/.test(host))
