/**
 * What a command has to know of the platform that runs: from its environment, as in production, else from the data
 * folder of `npm start`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { findRunning } from '@jackfruit/groundwork/postmaster'
import type { PaymentsConfig } from '../../apps/server/src/platform/config.ts'
import { type Db, openDatabase } from '../../apps/server/src/platform/database/db.ts'

const env = process.env

export const dataDir = env['JACKFRUIT_DATA'] || fileURLToPath(new URL('../../data', import.meta.url))

interface Known {
  readonly master?: string
  readonly appPassword?: string
  readonly payments?: string
  /** `vendor` and the studio's name: what is shared with it. */
  readonly [name: string]: string | undefined
}

function known(): Known {
  const file = join(dataDir, 'secrets.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Known) : {}
}

/** As the application's role, which is bound to its brand like every call; not as the owner. */
export function databaseUrl(): string {
  const given = env['DATABASE_URL']
  if (given) return given
  const [running, password] = [findRunning(join(dataDir, 'postgres')), known().appPassword]
  if (!running || !password)
    throw new Error(
      `Nothing runs on ${dataDir}: start the platform first, or set DATABASE_URL or JACKFRUIT_DATA.`,
    )
  const url = new URL(running)
  url.username = 'jackfruit_app'
  url.password = password
  url.pathname = '/jackfruit'
  return url.toString()
}

/** The same, for as long as the work takes. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase(databaseUrl(), { max: 2 })
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** The database as its owner: the given one, else the embedded one, as it runs or started for as long as it is open. */
export async function openStore(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = env['DATABASE_OWNER_URL']
  if (given) return { url: at(given), stop: async () => {} }
  const folder = join(dataDir, 'postgres')
  if (!existsSync(folder))
    throw new Error(
      `There is no database in ${dataDir} yet: run npm start first, or set JACKFRUIT_DATA or DATABASE_OWNER_URL.`,
    )
  const running = findRunning(folder)
  if (running) return { url: at(running), stop: async () => {} }
  const server = await startPostgres({ dataDir: folder })
  return { url: at(server.adminUrl), stop: () => server.stop() }
}

/** An address that names no database of ours means the one that `npm start` makes there. */
function at(url: string): string {
  const changed = new URL(url)
  if (['', '/', '/postgres'].includes(changed.pathname)) changed.pathname = '/jackfruit'
  return changed.toString()
}

/** The operator's secret, or the one that the demo made for itself. */
export function platformSecret(): string {
  const secret = env['JACKFRUIT_SECRET'] ?? known().master
  if (!secret)
    throw new Error(`Set JACKFRUIT_SECRET, or JACKFRUIT_DATA to the folder that the platform runs on.`)
  return secret
}

/** Where the studios answer, and what is shared with each: of the environment, else of the demo. */
export function studios(): { readonly url: string; readonly secrets: ReadonlyMap<string, string> } {
  const given = secretsUnder(env, 'VENDOR_SECRET_')
  const secrets = given.size > 0 ? given : secretsUnder({ ...known() }, 'vendor')
  if (secrets.size === 0) throw new Error('Which studios? Set STUDIO_URL and VENDOR_SECRET_…')
  return { url: env['STUDIO_URL'] ?? `http://127.0.0.1:${env['GAMES_PORT'] ?? 8081}`, secrets }
}

/** The first of those that are good signs what we send. */
const secretsUnder = (from: Readonly<Record<string, string | undefined>>, prefix: string) =>
  new Map(
    Object.entries(from).flatMap(([name, value]) =>
      name.startsWith(prefix) && value
        ? [[name.slice(prefix.length).toLowerCase(), value.split(',')[0]?.trim() ?? ''] as const]
        : [],
    ),
  )

/** The gateway of the environment, else the simulator that the demo starts on the port behind the games'. */
export function payments(): PaymentsConfig {
  const secret = env['PAYMENTS_SECRET'] ?? known().payments
  if (!secret) throw new Error('Which gateway? Set PAYMENTS_URL and PAYMENTS_SECRET.')
  const gamesPort = Number(env['GAMES_PORT'] ?? 8081)
  return { url: env['PAYMENTS_URL'] ?? `http://127.0.0.1:${gamesPort + 1}`, secret }
}
