/**
 * What a command has to know of the platform that runs: from its environment, as in production, else from the data
 * folder of `npm start`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRunning } from '@jackfruit/groundwork/postmaster'
import type { PaymentsConfig } from '../apps/server/src/platform/config.ts'

const env = process.env

export const dataDir = env['JACKFRUIT_DATA'] || fileURLToPath(new URL('../data', import.meta.url))

interface Known {
  readonly master?: string
  readonly appPassword?: string
  readonly payments?: string
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

/** The operator's secret, or the one that the demo made for itself. */
export function platformSecret(): string {
  const secret = env['JACKFRUIT_SECRET'] ?? known().master
  if (!secret)
    throw new Error(`Set JACKFRUIT_SECRET, or JACKFRUIT_DATA to the folder that the platform runs on.`)
  return secret
}

/** The gateway of the environment, else the simulator that the demo starts on the port behind the games'. */
export function payments(): PaymentsConfig {
  const secret = env['PAYMENTS_SECRET'] ?? known().payments
  if (!secret) throw new Error('Which gateway? Set PAYMENTS_URL and PAYMENTS_SECRET.')
  const gamesPort = Number(env['GAMES_PORT'] ?? 8081)
  return { url: env['PAYMENTS_URL'] ?? `http://127.0.0.1:${gamesPort + 1}`, secret }
}
