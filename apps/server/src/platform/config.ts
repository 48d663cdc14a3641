/**
 * The whole environment, read and checked once, at start. Everything else is handed its values;
 * no other file of the server reads the environment. docs/operations.md explains each name.
 */
import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(z.transform(Number), z.number().check(z.gte(0), z.lte(65_535))),
)
const list = z.pipe(
  z.string(),
  z.transform((text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
)
const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/))

const environment = z.object({
  JACKFRUIT_ENV: z._default(z.enum(['demo', 'production']), 'demo'),
  JACKFRUIT_ROLE: z._default(z.enum(['all', 'api', 'jobs']), 'all'),
  JACKFRUIT_TEST: z._default(z.enum(['0', '1']), '0'),
  JACKFRUIT_DATA: z._default(filled, './data'),
  JACKFRUIT_SECRET: z.optional(filled),
  JACKFRUIT_GEOIP_FILE: z.optional(filled),
  PORT: z.prefault(port, '8080'),
  GAMES_PORT: z.prefault(port, '8081'),
  LISTEN_HOST: z.optional(filled),
  GAMES_ORIGIN: z.optional(origin),
  DATABASE_URL: filled,
  DATABASE_OWNER_URL: z.optional(filled),
  DATABASE_POOL: z.prefault(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), '16'),
  TRUSTED_PROXIES: z.prefault(list, ''),
  METRICS_ALLOWED: z.prefault(list, ''),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  EVENT_BUS: z._default(filled, 'postgres'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  STUDIO_URL: z.optional(origin),
})

export interface Config {
  readonly env: 'demo' | 'production'
  readonly role: 'all' | 'api' | 'jobs'
  /** Fixture commands and relaxed limits are allowed: never in production. */
  readonly test: boolean
  readonly dataDir: string
  /** Everything secret of the platform is derived from this one (secrets.ts). */
  readonly secret: string
  readonly geoipFile: string | null
  readonly port: number
  readonly listenHost: string
  readonly gamesOrigin: string
  readonly databaseUrl: string
  /** The owner of the schema: seeds and the job queue. Not used to answer calls. */
  readonly ownerUrl: string | null
  readonly databasePool: number
  readonly trustedProxies: readonly string[]
  readonly metricsAllowed: readonly string[]
  readonly rateLimits: boolean
  readonly eventBus: string
  readonly logLevel: string
  readonly studioUrl: string
  /** Shared with each studio, by its vendor code in lower case: from VENDOR_SECRET_<CODE>. */
  readonly vendorSecrets: ReadonlyMap<string, string>
  /** Where each vendor may call from: from VENDOR_ADDRESSES_<CODE>; without an entry from anywhere. */
  readonly vendorAddresses: ReadonlyMap<string, string>
}

const demoSecret = 'jackfruit-demo-secret-that-everybody-knows'
const secretMin = 32

/** Throws one sentence that names what is wrong and what to do. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(environment, given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new Error(
      `${issue?.path.join('.')} is missing or wrong (${issue?.message}): see docs/operations.md`,
    )
  }
  const read = parsed.data
  const vendorSecrets = valuesByCode(given, 'VENDOR_SECRET_')
  const config: Config = {
    env: read.JACKFRUIT_ENV,
    role: read.JACKFRUIT_ROLE,
    test: read.JACKFRUIT_TEST === '1',
    dataDir: read.JACKFRUIT_DATA,
    secret: read.JACKFRUIT_SECRET ?? demoSecret,
    geoipFile: read.JACKFRUIT_GEOIP_FILE ?? null,
    port: read.PORT,
    listenHost: read.LISTEN_HOST ?? (read.JACKFRUIT_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    gamesOrigin: read.GAMES_ORIGIN ?? `http://127.0.0.1:${read.GAMES_PORT}`,
    databaseUrl: read.DATABASE_URL,
    ownerUrl: read.DATABASE_OWNER_URL ?? null,
    databasePool: read.DATABASE_POOL,
    trustedProxies: read.TRUSTED_PROXIES,
    metricsAllowed: read.METRICS_ALLOWED,
    rateLimits: read.RATE_LIMITS === 'on',
    eventBus: read.EVENT_BUS,
    logLevel: read.LOG_LEVEL,
    studioUrl: read.STUDIO_URL ?? `http://127.0.0.1:${read.GAMES_PORT}`,
    vendorSecrets,
    vendorAddresses: valuesByCode(given, 'VENDOR_ADDRESSES_'),
  }
  if (config.eventBus !== 'postgres') throw new Error('EVENT_BUS: postgres is the only bus there is')
  if (config.env === 'production') demandProduction(config)
  if (!config.rateLimits && !config.test) throw new Error('RATE_LIMITS=off needs JACKFRUIT_TEST=1')
  return config
}

/** What is set for each vendor, by its code in lower case. */
function valuesByCode(
  env: Readonly<Record<string, string | undefined>>,
  prefix: string,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(env)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value ?? '']),
  )
}

function demandProduction({ secret, test, vendorSecrets, gamesOrigin }: Config) {
  if (test) throw new Error('JACKFRUIT_TEST=1 is refused in production: unset it')
  if (secret === demoSecret || secret.length < secretMin || /demo|example|changeme|secret/i.test(secret)) {
    throw new Error(`production needs JACKFRUIT_SECRET: at least ${secretMin} random characters of its own`)
  }
  for (const [vendor, shared] of vendorSecrets) {
    if (shared.length < secretMin || shared === secret) {
      throw new Error(
        `VENDOR_SECRET_${vendor.toUpperCase()} must be ${secretMin} or more random characters of its own`,
      )
    }
  }
  if (new Set(vendorSecrets.values()).size !== vendorSecrets.size) {
    throw new Error('two studios share one VENDOR_SECRET_…: each needs its own')
  }
  if (!gamesOrigin.startsWith('https://')) throw new Error('production needs GAMES_ORIGIN with https')
}
