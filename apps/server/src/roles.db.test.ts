/** Every call of the platform by every kind of caller: who is let in is what the contract says, and nothing else. */
import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@jackfruit/contracts'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type App, openApp } from './app.ts'
import { hashOf, newToken } from './modules/identity/tokens.ts'
import { readConfig } from './platform/config.ts'
import { routesOf } from './platform/http/policy.ts'
import { openLog } from './platform/log.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

interface Caller {
  readonly kind: string
  /** Null for a visitor. */
  readonly type: number | null
  readonly status?: string
  readonly isPasswordDue?: boolean
  /** What somebody would put into the request to pass for more. */
  readonly claims?: boolean
}

const callers: readonly Caller[] = [
  { kind: 'a visitor', type: null },
  { kind: 'a visitor who claims to be an agent', type: null, claims: true },
  { kind: 'a player', type: 0 },
  { kind: 'a player who claims to be an agent', type: 0, claims: true },
  { kind: 'an agent', type: 1 },
  { kind: 'a general agent', type: 2 },
  { kind: 'a trial', type: 4 },
  { kind: 'a trial that claims to be a player', type: 4, claims: true },
  { kind: 'a demonstration agent', type: 41 },
  { kind: 'a demonstration general agent', type: 42 },
  { kind: 'a frozen player', type: 0, status: 'frozen' },
  { kind: 'a closed agent', type: 1, status: 'closed' },
  { kind: 'a player whose password is due', type: 0, isPasswordDue: true },
]

type Verdict =
  | 'let in'
  | 'not_logged_in'
  | 'in_need_true_account'
  | 'not_an_agent'
  | 'password_change_required'

/** The table of the policy, written out once more, so that neither side can drift. */
function verdictOf({ access, whilePasswordDue }: Endpoint, caller: Caller): Verdict {
  if (access === 'public') return 'let in'
  if (caller.type === null || caller.status) return 'not_logged_in'
  if (caller.isPasswordDue && !whilePasswordDue) return 'password_change_required'
  if (access === 'member' && caller.type === 4) return 'in_need_true_account'
  if (access === 'agent' && ![1, 2, 41, 42].includes(caller.type)) return 'not_an_agent'
  return 'let in'
}

let database: TestDatabase
let app: App
let http: FastifyInstance
let admin: pg.Client
let merchantId = 0

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  const given = {
    ...{ DATABASE_URL: database.appUrl, JACKFRUIT_TEST: '1' },
    ...{ RATE_LIMITS: 'off', PASSWORD_COST: 'least' },
  }
  app = await openApp({ config: readConfig(given), log: openLog('silent'), site: null })
  http = await app.serve()
  await http.ready()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const { rows } = await admin.query(`select id from merchants.brands where code = 'demommk'`)
  merchantId = rows[0].id
})
afterAll(async () => {
  await app.close()
  await admin.end()
  await database.drop()
})

/** A live session of its own for each call: some calls end it. */
async function sessionOf({ type, status = 'active', isPasswordDue = false }: Caller) {
  const [token, bind, name] = [newToken(), newToken(), `r${randomUUID().slice(0, 12)}`]
  const { rows } = await admin.query(
    `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type,
       nickname, status, logins, created_at)
     values ($1, $2, $2, '', now(), $3, $2, $4, 1, now()) returning id`,
    [merchantId, name, type, status],
  )
  await admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
       created_at, last_seen_at, idle_seconds, expires_at, password_due)
     values ($1, $2, $3, $4, $5, '127.0.0.1', '', '127.0.0.1', now(), now(), 1800, now() + interval '1 hour', $6)`,
    [randomUUID(), merchantId, rows[0].id, hashOf(token), hashOf(bind), isPasswordDue],
  )
  return { authorization: `Bearer ${token}`, cookie: `jf_bind=${bind}` }
}

const contractsOf = (http: FastifyInstance): Endpoint[] =>
  routesOf(http).flatMap(({ contract }) => (contract ? [contract] : []))

/** Of every answer in JSON: its three keys and no other, however it ended. */
const odd: string[] = []

async function ask(contract: Endpoint, caller: Caller) {
  const claims = caller.claims ? { 'x-account-type': '1', isagent: '1', type: '1' } : {}
  const response = await http.inject({
    method: contract.method,
    // Parameters of a path get something that is there for nobody.
    url: contract.path.replace(/:\w+/g, 'nobody'),
    headers: {
      host: 'localhost',
      ...claims,
      ...(caller.type === null ? {} : await sessionOf(caller)),
    },
    ...(caller.claims ? { query: { isAgent: '1', type: '1' } } : {}),
    ...(contract.method === 'GET' ? {} : { payload: { data: caller.claims ? { type: 1, isAgent: 1 } : {} } }),
  })
  const isEnvelope = String(response.headers['content-type']).includes('json')
  if (isEnvelope && Object.keys(response.json()).toSorted().join() !== 'message,success,value')
    odd.push(`${contract.method} ${contract.path} for ${caller.kind}: ${response.body.slice(0, 200)}`)
  const { message = '' } = isEnvelope ? response.json<{ message?: string }>() : {}
  return { status: response.statusCode, message }
}

describe.each(callers)('$kind', (caller) => {
  test('[RO-13] [RO-14] [RO-15] [RO-27] [ER-42] [VA-81] is let in, or not, at every call as the contract says', async () => {
    const contracts = contractsOf(http)
    expect(contracts.length).toBeGreaterThan(30)
    const found: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const contract of contracts) {
      const { status, message } = await ask(contract, caller)
      const name = `${contract.method} ${contract.path}`
      const isHeld = status === 401 || (status === 403 && message !== 'region_restricted')
      found[name] = isHeld ? `${status} ${message}` : 'let in'
      const verdict = verdictOf(contract, caller)
      const refusal = verdict === 'not_logged_in' ? 401 : 403
      wanted[name] = verdict === 'let in' ? verdict : `${refusal} ${verdict}`
    }
    expect(found).toEqual(wanted)
  })
})

test('every kind of access is there, and no call is without one', () => {
  const kinds = new Set(contractsOf(http).map(({ access }) => access))
  expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['member', 'public', 'session']))
})

test('[API-08] every answer, good or refused, has success, message and value, and nothing else', () => {
  expect(odd).toEqual([])
})

test('[API-04] [API-05] [API-06] [API-07] every path answers to the methods of its calls, and to no other', async () => {
  const contracts = contractsOf(http)
  const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const
  const lax: string[] = []
  // A sign-in comes back to its callback as a page, which is no call.
  for (const path of new Set(
    contracts.map((contract) => contract.path).filter((path) => !/:|\/callback$/.test(path)),
  )) {
    const own = contracts.filter((contract) => contract.path === path).map(({ method }) => method as string)
    for (const method of methods.filter((each) => !own.includes(each))) {
      const payload = method === 'GET' || method === 'DELETE' ? {} : { payload: { data: {} } }
      const { statusCode } = await http.inject({
        method,
        url: path,
        headers: { host: 'localhost' },
        ...payload,
      })
      if (statusCode !== 405) lax.push(`${method} ${path}: ${statusCode}`)
    }
  }
  expect(lax).toEqual([])
})

test('[API-104] every call is described where everybody can read it: its method, its path, what it says', async () => {
  const { paths } = (await http.inject({ url: '/openapi.json', headers: { host: 'localhost' } })).json<{
    paths: Record<string, Record<string, { summary?: string }>>
  }>()
  const missing = contractsOf(http).filter(
    ({ method, path, summary }) =>
      paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.summary !== summary,
  )
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([])
})
