/**
 * The whole environment of the studio host, read and checked once, at start. docs/operations.md
 * explains each name.
 */
import { isBeaconKey } from '@jackfruit/fairness/beacon'
import { keyLengthMin } from '@jackfruit/studio-kit/keys'
import type { DrandChain } from '@jackfruit/studio-kit/rounds/beacon'
import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const secret = z.string().check(z.minLength(keyLengthMin))
const originPattern = /^https?:\/\/[^/\s;,'"<>]+$/
const origin = z.string().check(z.regex(originPattern))
const origins = z.pipe(z.pipe(z.string(), z.transform(listed)), z.array(origin).check(z.minLength(1)))
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(0), z.lte(65_535))),
)

/** What a relay of a drand chain says at /info: either all of it is given, or no beacon is asked. */
const beaconNames = ['BEACON_URL', 'BEACON_KEY', 'BEACON_GENESIS', 'BEACON_PERIOD'] as const
const seconds = z.pipe(z.string().check(z.regex(/^\d{1,10}$/)), z.transform(Number))

/** A balancer that asks every two seconds has failed twice. */
const leaveSeconds = 6

/** One variable for each studio that is opened, by its code. */
const vendorSecret = 'VENDOR_SECRET_'

const environment = z.object({
  JACKFRUIT_ENV: z._default(z.enum(['demo', 'production']), 'demo'),
  PLATFORM_URL: origin,
  PLATFORM_ORIGIN: origins,
  STUDIO_DATABASE_URL: filled,
  STUDIO_KEY: secret,
  GAMES_PORT: z.prefault(port, '8081'),
  GAMES_ORIGIN: z.optional(origin),
  LISTEN_HOST: z._default(filled, '127.0.0.1'),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  LEAVE_SECONDS: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  BEACON_URL: z.optional(z.string().check(z.regex(/^https?:\/\/[^\s?#]+[^/\s?#]$/))),
  BEACON_KEY: z.optional(z.string().check(z.refine(isBeaconKey))),
  BEACON_GENESIS: z.optional(seconds),
  BEACON_PERIOD: z.optional(z.pipe(seconds, z.number().check(z.gte(1)))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
})

export interface Environment {
  readonly isProduction: boolean
  readonly platformUrl: string
  /** The origins of the platform's sites, which alone may frame the games. The frame speaks to the first. */
  readonly platformOrigins: readonly string[]
  readonly databaseUrl: string
  readonly studioKey: string
  /** By the studio's code. A studio without one is not opened. */
  readonly vendorSecrets: ReadonlyMap<string, string>
  readonly port: number
  /** As browsers see the games. */
  readonly gamesOrigin: string
  readonly listenHost: string
  readonly trustedProxies: readonly string[]
  readonly logLevel: string
  /** So long it goes on answering when it is told to stop, not ready already. */
  readonly leaveMs: number
  /** Whose public randomness is mixed into shared rounds; null where none is. */
  readonly beacon: DrandChain | null
}

/** Throws one sentence that names what is wrong and what to do. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = z.safeParse(environment, given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(
      `${issue?.path.join('.')} is missing or wrong (${issue?.message}): see docs/operations.md`,
    )
  }
  const read = parsed.data
  const gamesOrigin = read.GAMES_ORIGIN ?? `http://127.0.0.1:${read.GAMES_PORT}`
  const isProduction = read.JACKFRUIT_ENV === 'production'
  const vendorSecrets = secretsIn(given)
  if ([...vendorSecrets.values()].includes(read.STUDIO_KEY))
    throw new Error('STUDIO_KEY must be of its own: VENDOR_SECRET_… is known to the platform as well')
  if (new Set(vendorSecrets.values()).size < vendorSecrets.size)
    throw new Error('two studios share one VENDOR_SECRET_…: each needs its own')
  if (read.PLATFORM_ORIGIN.includes(gamesOrigin))
    throw new Error(
      'GAMES_ORIGIN must be another origin than PLATFORM_ORIGIN: games run in a frame of another site',
    )
  if (isProduction && ![gamesOrigin, ...read.PLATFORM_ORIGIN].every((each) => each.startsWith('https://')))
    throw new Error('production needs GAMES_ORIGIN and PLATFORM_ORIGIN with https')
  return {
    isProduction,
    platformUrl: read.PLATFORM_URL,
    platformOrigins: read.PLATFORM_ORIGIN,
    databaseUrl: read.STUDIO_DATABASE_URL,
    studioKey: read.STUDIO_KEY,
    vendorSecrets,
    port: read.GAMES_PORT,
    gamesOrigin,
    listenHost: read.LISTEN_HOST,
    trustedProxies: listed(read.TRUSTED_PROXIES),
    logLevel: read.LOG_LEVEL,
    leaveMs: 1_000 * (read.LEAVE_SECONDS ?? (isProduction ? leaveSeconds : 0)),
    beacon: beaconIn(read),
  }
}

function beaconIn(read: z.infer<typeof environment>): DrandChain | null {
  const { BEACON_URL: url, BEACON_KEY: key, BEACON_GENESIS: genesis, BEACON_PERIOD: period } = read
  const lacking = beaconNames.filter((name) => read[name] === undefined)
  if (lacking.length === beaconNames.length) return null
  if (!url || !key || genesis === undefined || period === undefined)
    throw new Error(`${lacking.join(', ')} missing: a beacon needs all four of them, see docs/operations.md`)
  return { url, key, genesisMs: 1_000 * genesis, periodMs: 1_000 * period }
}

function secretsIn(given: Readonly<Record<string, string | undefined>>): Map<string, string> {
  const named = Object.entries(given).filter(([name]) => name.startsWith(vendorSecret))
  if (named.length === 0)
    throw new Error(`${vendorSecret}… is missing: no studio can be opened, see docs/operations.md`)
  return new Map(
    named.map(([name, value]) => {
      if (!z.safeParse(secret, value).success)
        throw new Error(
          `${name} is missing or wrong (at least ${keyLengthMin} characters): see docs/operations.md`,
        )
      return [name.slice(vendorSecret.length).toLowerCase(), value ?? '']
    }),
  )
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
