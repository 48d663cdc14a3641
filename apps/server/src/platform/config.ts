/**
 * The whole environment, read and checked once, at start. Everything else is handed its values;
 * no other file of the server reads the environment. docs/operations.md explains each name.
 */
import * as z from 'zod/mini'
import { outsideOf } from './here.ts'

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
const megabytes = z.pipe(z.string().check(z.regex(/^\d{1,7}$/)), z.transform(Number))
const address = z.string().check(z.regex(/^https?:\/\/[^\s]+$/))
const origin = z.string().check(z.regex(/^https?:\/\/[^/\s]+$/))

/**
 * `all` answers calls and does what goes on all the time, `api` and `jobs` share that between them; `clock` seeds and
 * does what runs by the clock, which `jobs` does too.
 */
const roles = ['all', 'api', 'jobs', 'clock'] as const
/** These answer calls, and never have the address of the schema's owner. */
const answering: readonly Role[] = ['all', 'api']
export type Role = (typeof roles)[number]

const environment = z.object({
  JACKFRUIT_ENV: z.optional(z.enum(['demo', 'production'])),
  JACKFRUIT_ROLE: z._default(z.enum(roles), 'all'),
  JACKFRUIT_TEST: z._default(z.enum(['0', '1']), '0'),
  JACKFRUIT_DATA: z._default(filled, './data'),
  JACKFRUIT_SECRET: z.optional(filled),
  JACKFRUIT_GEOIP_FILE: z.optional(filled),
  PORT: z.prefault(port, '8080'),
  GAMES_PORT: z.prefault(port, '8081'),
  LISTEN_HOST: z.optional(filled),
  GAMES_ORIGIN: z.optional(origin),
  GAMES_ORIGIN_SECOND: z.optional(origin),
  DATABASE_URL: filled,
  DATABASE_OWNER_URL: z.optional(filled),
  LEAVE_SECONDS: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))),
  DATABASE_FOLDERS: z.prefault(list, ''),
  SPACE_BEGIN_MB: z.prefault(megabytes, '1024'),
  SPACE_SETTLE_MB: z.prefault(megabytes, '256'),
  DATABASE_POOL: z.prefault(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), '16'),
  TRUSTED_PROXIES: z.prefault(list, ''),
  METRICS_ALLOWED: z.prefault(list, ''),
  RATE_LIMITS: z._default(z.enum(['on', 'off']), 'on'),
  PASSWORD_COST: z._default(z.enum(['full', 'least']), 'full'),
  EVENT_BUS: z._default(filled, 'postgres'),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
  STUDIO_URL: z.optional(origin),
  SMS_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  SMS_KEY: z.optional(filled),
  SMS_BODY: z._default(filled, '{"to":"{to}","text":"{text}","reference":"{id}"}'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/))),
  MAIL_FROM: z.optional(filled),
  PHONE_VERIFY_JWKS: z.optional(z.string().check(z.regex(/^https?:\/\/\S+$/))),
  PHONE_VERIFY_ISSUER: z.optional(filled),
  PHONE_VERIFY_AUDIENCE: z.optional(filled),
  PHONE_VERIFY_URL: z.optional(z.string().check(z.regex(/^https?:\/\/\S+[^/\s]$/))),
  PHONE_VERIFY_KEY: z.optional(filled),
  GOOGLE_ISSUER: z._default(address, 'https://accounts.google.com'),
  FACEBOOK_SITE: z._default(origin, 'https://www.facebook.com'),
  FACEBOOK_GRAPH: z._default(origin, 'https://graph.facebook.com'),
  PAYMENTS_URL: z.optional(origin),
  PAYMENTS_SECRET: z.optional(filled),
  TELEGRAM_SITE: z._default(origin, 'https://oauth.telegram.org'),
})

/** A service that takes SMS over HTTP; the body is a template of JSON with {to}, {text} and {id}. */
export interface SmsConfig {
  readonly url: string
  readonly key: string
  readonly body: string
}

export interface MailConfig {
  readonly url: string
  readonly from: string
}

/** Whose signed word about a phone number counts: where its keys are, who it is, whom it speaks to. */
export interface PhoneVerifyConfig {
  readonly jwksUrl: string
  readonly issuer: string
  readonly audience: string
  /** Where it is asked to send codes, and by what key; null where nobody asks it through us. */
  readonly api: { readonly url: string; readonly key: string } | null
}

/** The payment gateway that is asked, and the secret that both sides sign with. */
export interface PaymentsConfig {
  readonly url: string
  readonly secret: string
}

export interface Config {
  readonly env: 'demo' | 'production'
  /** False where nobody said it, and it follows from where this is reached. */
  readonly isEnvSaid: boolean
  readonly role: Role
  /** Fixture commands and relaxed limits are allowed: never in production. */
  readonly test: boolean
  readonly dataDir: string
  /** Everything secret of the platform is derived from this one (secrets.ts). */
  readonly secret: string
  readonly geoipFile: string | null
  readonly port: number
  readonly listenHost: string
  readonly gamesOrigin: string
  /** A second address of the same pages; null where there is one alone. */
  readonly secondGamesOrigin: string | null
  readonly databaseUrl: string
  /** The owner of the schema: for seeds and the queue of what runs by the clock. Null in whatever answers calls. */
  readonly ownerUrl: string | null
  readonly databasePool: number
  /** On the disks of the database's data and log; none where it runs on another machine. */
  readonly databaseFolders: readonly string[]
  readonly space: { readonly beginBytes: number; readonly settleBytes: number }
  /** So long it goes on answering when it is told to stop, not ready already, until a balancer has noticed. */
  readonly leaveMs: number
  readonly trustedProxies: readonly string[]
  readonly metricsAllowed: readonly string[]
  readonly rateLimits: boolean
  readonly passwordCost: 'full' | 'least'
  readonly eventBus: string
  readonly logLevel: string
  readonly studioUrl: string
  readonly sms: SmsConfig | null
  readonly mail: MailConfig | null
  readonly phoneVerify: PhoneVerifyConfig | null
  /** Null where nobody can pay in or be paid out. */
  readonly payments: PaymentsConfig | null
  /** Shared with each studio, by its vendor code in lower case: from VENDOR_SECRET_<CODE>. */
  readonly vendorSecrets: ReadonlyMap<string, string>
  /** Where each vendor may call from: from VENDOR_ADDRESSES_<CODE>; without an entry from anywhere. */
  readonly vendorAddresses: ReadonlyMap<string, string>
  /** Accounts of others as ways in: where they are asked, and by what secret. */
  readonly thirdParty: {
    /** By `<merchant>_<provider>` in lower case: from THIRD_PARTY_SECRET_<MERCHANT>_<PROVIDER>. */
    readonly secrets: ReadonlyMap<string, string>
    readonly addresses: {
      readonly googleIssuer: string
      readonly facebookSite: string
      readonly facebookGraph: string
      readonly telegramSite: string
    }
  }
}

/** What answers no calls is asked for its health alone, by this machine. */
const listenHostOf = (mode: Config['env'], role: Role) =>
  mode === 'production' && answersCalls({ role }) ? '0.0.0.0' : 'localhost'

export const answersCalls = ({ role }: Pick<Config, 'role'>): boolean => answering.includes(role)

/** A balancer that asks every two seconds has failed twice. */
const leaveSeconds = 6

const mebi = 2 ** 20

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
  const outside = outsideOf(read)
  const mode = read.JACKFRUIT_ENV ?? (outside === null ? 'demo' : 'production')
  const config: Config = {
    env: mode,
    isEnvSaid: read.JACKFRUIT_ENV !== undefined,
    role: read.JACKFRUIT_ROLE,
    test: read.JACKFRUIT_TEST === '1',
    dataDir: read.JACKFRUIT_DATA,
    secret: read.JACKFRUIT_SECRET ?? demoSecret,
    geoipFile: read.JACKFRUIT_GEOIP_FILE ?? null,
    port: read.PORT,
    listenHost: read.LISTEN_HOST ?? listenHostOf(mode, read.JACKFRUIT_ROLE),
    gamesOrigin: read.GAMES_ORIGIN ?? `http://127.0.0.1:${read.GAMES_PORT}`,
    secondGamesOrigin: read.GAMES_ORIGIN_SECOND ?? null,
    databaseUrl: read.DATABASE_URL,
    ownerUrl: read.DATABASE_OWNER_URL ?? null,
    databasePool: read.DATABASE_POOL,
    databaseFolders: read.DATABASE_FOLDERS,
    space: { beginBytes: read.SPACE_BEGIN_MB * mebi, settleBytes: read.SPACE_SETTLE_MB * mebi },
    leaveMs: 1_000 * (read.LEAVE_SECONDS ?? (mode === 'production' ? leaveSeconds : 0)),
    trustedProxies: read.TRUSTED_PROXIES,
    metricsAllowed: read.METRICS_ALLOWED,
    rateLimits: read.RATE_LIMITS === 'on',
    passwordCost: read.PASSWORD_COST,
    eventBus: read.EVENT_BUS,
    logLevel: read.LOG_LEVEL,
    studioUrl: read.STUDIO_URL ?? `http://127.0.0.1:${read.GAMES_PORT}`,
    ...servicesOf(read),
    vendorSecrets,
    vendorAddresses: valuesByCode(given, 'VENDOR_ADDRESSES_'),
    thirdParty: {
      secrets: valuesByCode(given, 'THIRD_PARTY_SECRET_'),
      addresses: {
        googleIssuer: read.GOOGLE_ISSUER,
        facebookSite: read.FACEBOOK_SITE,
        facebookGraph: read.FACEBOOK_GRAPH,
        telegramSite: read.TELEGRAM_SITE,
      },
    },
  }
  if (config.space.settleBytes > config.space.beginBytes)
    throw new Error('SPACE_SETTLE_MB must not be above SPACE_BEGIN_MB: what is open is settled for longer')
  if (config.eventBus !== 'postgres') throw new Error('EVENT_BUS: postgres is the only bus there is')
  if (config.ownerUrl && answersCalls(config))
    throw new Error(
      'DATABASE_OWNER_URL is for JACKFRUIT_ROLE=clock or jobs: what answers calls never has it; see docs/operations.md',
    )
  if (!answersCalls(config) && !config.isEnvSaid)
    throw new Error(
      `JACKFRUIT_ROLE=${config.role} needs JACKFRUIT_ENV: it seeds a demonstration, or locks one, and guesses neither`,
    )
  if (mode === 'production')
    demandProduction(
      config,
      config.isEnvSaid ? '' : `JACKFRUIT_ENV is not set, and ${outside} says production: `,
    )
  if (!config.rateLimits && !config.test) throw new Error('RATE_LIMITS=off needs JACKFRUIT_TEST=1')
  if (config.passwordCost === 'least' && !config.test)
    throw new Error('PASSWORD_COST=least needs JACKFRUIT_TEST=1')
  return config
}

/** Services of others. Half of one is a mistake that would be noticed only when somebody waits for a code. */
function servicesOf(
  read: z.infer<typeof environment>,
): Pick<Config, 'sms' | 'mail' | 'phoneVerify' | 'payments'> {
  const { SMS_URL, SMS_KEY, SMS_BODY, SMTP_URL, MAIL_FROM, PAYMENTS_URL, PAYMENTS_SECRET } = read
  const { PHONE_VERIFY_JWKS, PHONE_VERIFY_ISSUER, PHONE_VERIFY_AUDIENCE } = read
  const { PHONE_VERIFY_URL: url, PHONE_VERIFY_KEY: key } = read
  if (!SMS_URL !== !SMS_KEY) throw new Error('SMS_URL and SMS_KEY go together: see docs/operations.md')
  if (!SMTP_URL !== !MAIL_FROM) throw new Error('SMTP_URL and MAIL_FROM go together: see docs/operations.md')
  if (!PAYMENTS_URL !== !PAYMENTS_SECRET)
    throw new Error('PAYMENTS_URL and PAYMENTS_SECRET go together: see docs/operations.md')
  if (!isJson(SMS_BODY)) throw new Error('SMS_BODY is no JSON: see docs/operations.md')
  const verify = [PHONE_VERIFY_JWKS, PHONE_VERIFY_ISSUER, PHONE_VERIFY_AUDIENCE]
  if (verify.some(Boolean) && !verify.every(Boolean))
    throw new Error('PHONE_VERIFY_JWKS, _ISSUER and _AUDIENCE go together: see docs/operations.md')
  if (!url !== !key || (url && !PHONE_VERIFY_JWKS))
    throw new Error('PHONE_VERIFY_URL and _KEY go together, with the other three: see docs/operations.md')
  return {
    sms: SMS_URL && SMS_KEY ? { url: SMS_URL, key: SMS_KEY, body: SMS_BODY } : null,
    payments: PAYMENTS_URL && PAYMENTS_SECRET ? { url: PAYMENTS_URL, secret: PAYMENTS_SECRET } : null,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null,
    phoneVerify:
      PHONE_VERIFY_JWKS && PHONE_VERIFY_ISSUER && PHONE_VERIFY_AUDIENCE
        ? {
            jwksUrl: PHONE_VERIFY_JWKS,
            issuer: PHONE_VERIFY_ISSUER,
            audience: PHONE_VERIFY_AUDIENCE,
            api: url && key ? { url, key } : null,
          }
        : null,
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What is set under names that begin alike, by the rest of the name in lower case. */
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

/** Says first why this is production, where nobody said so. */
function demandProduction(config: Config, why: string) {
  try {
    demandSafe(config)
  } catch (error) {
    throw new Error(`${why}${error instanceof Error ? error.message : error}`)
  }
}

function demandSafe({
  secret,
  test,
  vendorSecrets,
  gamesOrigin,
  secondGamesOrigin,
  thirdParty,
  payments,
}: Config) {
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
  if (payments && (payments.secret.length < secretMin || /demo|example|changeme/i.test(payments.secret))) {
    throw new Error(`PAYMENTS_SECRET must be ${secretMin} or more random characters of its own`)
  }
  if (payments && !payments.url.startsWith('https://'))
    throw new Error('production needs PAYMENTS_URL with https')
  if (new Set(vendorSecrets.values()).size !== vendorSecrets.size) {
    throw new Error('two studios share one VENDOR_SECRET_…: each needs its own')
  }
  if (!gamesOrigin.startsWith('https://')) throw new Error('production needs GAMES_ORIGIN with https')
  if (secondGamesOrigin?.startsWith('https://') === false)
    throw new Error('production needs GAMES_ORIGIN_SECOND with https')
  for (const each of Object.values(thirdParty.addresses)) {
    if (!each.startsWith('https://')) throw new Error(`production asks no third party without https: ${each}`)
  }
}
