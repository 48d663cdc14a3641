/**
 * Everything that runs: database, migrations, demo data, platform, studios. `npm start`,
 * journeys in a browser and benchmarks bring up the same thing from here.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { claimPorts, demandFree } from '@jackfruit/groundwork/ports'
import { readBrandFiles } from '../../apps/server/src/modules/merchants/index.ts'
import { migrate, provision } from '../../apps/server/src/platform/database/migrate.ts'
import { build } from './build.ts'
import { secretsIn } from './secrets.ts'
import { answers, supervise } from './supervise.ts'

export interface StackOptions {
  dataDir: string
  /** Demanded, and refused when somebody listens there; left out, it is a free one. */
  port?: number
  gamesPort?: number
  /** More environment for platform and studios. */
  env?: Readonly<Record<string, string>>
  say?: (line: string) => void
  /** Tests may give up durability; never the product. */
  durable?: boolean
  skipBuild?: boolean
  /** More platforms on the same database, each at a port of its own. */
  morePorts?: readonly number[]
  /** How often in a minute a platform may fall before it is given up: more, where somebody kills it on purpose. */
  fallsMax?: number
}

export interface Stack {
  readonly siteUrl: string
  readonly gamesUrl: string
  readonly paymentsUrl: string
  readonly adminUrl: string
  readonly databaseUrl: string
  readonly pids: () => Record<'database' | 'platform' | 'studios' | 'payments', number>
  /** All of them; the first is the one of `siteUrl`. */
  readonly platforms: readonly { readonly port: number; pid(): number }[]
  stop(): Promise<void>
}

export async function bringUp(options: StackOptions): Promise<Stack> {
  const [freePort = 0, freeGamesPort = 0, paymentsPort = 0] = await claimPorts(3)
  const { port = freePort, gamesPort = freeGamesPort, morePorts = [] } = options
  const { say = () => {}, durable = true } = options
  const dataDir = resolve(options.dataDir)
  makeFolder(dataDir)
  for (const each of [port, ...morePorts]) await demandFree('PORT', each)
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
    const paymentsUrl = `http://127.0.0.1:${paymentsPort}`
    const shared = {
      JACKFRUIT_DATA: dataDir,
      PORT: String(port),
      GAMES_PORT: String(gamesPort),
      ...options.env,
    }
    /** What each studio's calls are signed with, both ways. */
    const vendorSecrets = {
      VENDOR_SECRET_HEXWORKS: secrets.vendorHexworks,
      VENDOR_SECRET_KITELAB: secrets.vendorKitelab,
      VENDOR_SECRET_TAMARIND: secrets.vendorTamarind,
      VENDOR_SECRET_LANTERN: secrets.vendorLantern,
    }
    const settings = {
      ...shared,
      DATABASE_URL: databaseUrl,
      DATABASE_OWNER_URL: ownerUrl,
      JACKFRUIT_SECRET: secrets.master,
      STUDIO_URL: gamesUrl,
      GAMES_ORIGIN: gamesUrl,
      ...vendorSecrets,
      PAYMENTS_URL: paymentsUrl,
      PAYMENTS_SECRET: secrets.payments,
      ...options.env,
    }
    const platforms = [port, ...morePorts].map((own) => ({
      port: own,
      program: supervise(
        'platform',
        'apps/server/src/main.ts',
        { say, fallsMax: options.fallsMax },
        { ...settings, PORT: String(own) },
      ),
    }))
    const payments = supervise(
      'payment simulator',
      'packages/groundwork/src/payment-simulator/main.ts',
      { say },
      {
        JACKFRUIT_DATA: dataDir,
        PAYMENTS_PORT: String(paymentsPort),
        PAYMENTS_SECRET: secrets.payments,
        PLATFORM_URL: `http://127.0.0.1:${port}`,
      },
    )
    const studios = supervise(
      'studios',
      'studios/host/main.ts',
      { say },
      {
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
        ...vendorSecrets,
      },
    )
    const stop = async () => {
      await Promise.all(
        [...platforms.map(({ program }) => program), studios, payments].map((one) => one.stop()),
      )
      await database.stop()
    }
    try {
      say('Starting the platform and the studios …')
      await Promise.all([
        ...platforms.map((each) => answers(`http://127.0.0.1:${each.port}/readyz`, each.program)),
        answers(`${gamesUrl}/readyz`, studios),
        answers(`${paymentsUrl}/readyz`, payments),
      ])
    } catch (error) {
      await stop()
      throw error
    }
    return {
      siteUrl,
      gamesUrl,
      paymentsUrl,
      adminUrl: ownerUrl,
      databaseUrl,
      pids: () => ({
        database: database.pid(),
        platform: platforms[0]?.program.pid() ?? 0,
        studios: studios.pid(),
        payments: payments.pid(),
      }),
      platforms: platforms.map(({ port, program }) => ({ port, pid: program.pid })),
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
