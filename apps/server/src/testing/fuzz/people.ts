/** Who calls in a fuzz: a visitor, a member and an agent above them, with money and a payment password. */
import { randomUUID } from 'node:crypto'
import { type Endpoint, identity, security } from '@jackfruit/contracts'
import { createChallenge, solveChallenge } from 'altcha-lib/v1'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { openAccount, openPasswords } from '../../modules/identity/index.ts'
import { hashOf, newToken } from '../../modules/identity/tokens.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { type Challenge, encoded, password, seal } from '../visitor.ts'
import { titleOf } from './valid.ts'

export const paymentPassword = '130905'

export interface Caller {
  readonly kind: 'visitor' | 'member' | 'agent'
  /** Of the brand where they are. */
  readonly host: string
  /** A live session's token and cookie, or nothing for a visitor. */
  readonly headers: Readonly<Record<string, string>>
}

export interface Reply {
  readonly status: number
  readonly text: string
}

/** The proof of work of a visitor, which costs no work: who knows the key may choose the number. */
export async function proofUnder(hmacKey: string): Promise<string> {
  const expires = new Date(Date.now() + 600_000)
  const { algorithm, challenge, salt, signature } = await createChallenge({
    hmacKey,
    number: 1,
    maxNumber: 1,
    expires,
  })
  const solution = await solveChallenge(challenge, salt, algorithm, 2).promise
  return encoded({ algorithm, challenge, number: solution?.number, salt, signature })
}

export interface PeopleDeps {
  readonly db: Db
  readonly http: FastifyInstance
  readonly admin: pg.Client
  readonly secrets: Secrets
  readonly merchantId: number
  readonly host: string
  /** What they are called, with m or a before it; else nobody knows. */
  readonly name?: string | undefined
}

/** A new agent with a new member below, each with a session. */
export async function newPeople({
  db,
  http,
  admin,
  secrets,
  merchantId,
  host,
  name = randomUUID().slice(0, 11),
}: PeopleDeps): Promise<Caller[]> {
  const passwords = openPasswords(secrets.pepper, { price: 'least' })
  const passwordHash = await passwords.hash(password)
  const open = async (type: 0 | 1, uplineId: bigint | null) => {
    const username = `${type === 1 ? 'a' : 'm'}${name}`
    const made = await openAccount(db, { ...{ merchantId, username, passwordHash, type, uplineId } })
    if (!made) throw new Error(`${username} is taken`)
    return made.id
  }
  const agent = await open(1, null)
  const member = await open(0, agent)
  const callers: Caller[] = [
    { kind: 'member', host, headers: await sessionOf(admin, merchantId, member) },
    { kind: 'agent', host, headers: await sessionOf(admin, merchantId, agent) },
  ]
  const body = { paymentPassword, confirmPaymentPassword: paymentPassword }
  for (const caller of callers) {
    const { text } = await send(http, security.paymentPassword, caller, { body })
    if (!JSON.parse(text).success) throw new Error(text)
  }
  return callers
}

async function sessionOf(admin: pg.Client, merchantId: number, memberId: bigint) {
  const [token, bind] = [newToken(), newToken()]
  await admin.query(
    `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
       created_at, last_seen_at, idle_seconds, expires_at, confirmed_at)
     values ($1, $2, $3, $4, $5, '127.0.0.1', '', '127.0.0.1', now(), now(), 1800, now() + interval '1 hour', now())`,
    [randomUUID(), merchantId, memberId, hashOf(token), hashOf(bind)],
  )
  return { authorization: `Bearer ${token}`, cookie: `jf_bind=${bind}` }
}

/** Sends what may be no query and no body at all, sealed where the contract wants that. */
export async function send(
  http: FastifyInstance,
  contract: Endpoint,
  { headers, host }: Caller,
  { query, body }: { readonly query?: unknown; readonly body?: unknown },
): Promise<Reply> {
  const purpose = contract.sealed
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
  const payload =
    purpose && isRecord
      ? {
          data: {
            sealed: await seal(await challengeFor(http, host, purpose), { purpose, host, ...body }),
          },
        }
      : { data: body }
  const answer = await http.inject({
    method: contract.method,
    url: `${contract.path.replace(/:\w+/g, 'nobody')}${queryText(query)}`,
    headers: { host, ...headers, ...(contract.body && { 'content-type': 'application/json' }) },
    ...(contract.body && { payload: JSON.stringify(payload) }),
  })
  return { status: answer.statusCode, text: answer.body }
}

async function challengeFor(http: FastifyInstance, host: string, purpose: string): Promise<Challenge> {
  const url = `${identity.challenge.path}?purpose=${purpose}`
  return (await http.inject({ url, headers: { host } })).json<{ value: Challenge }>().value
}

/** Half of a character goes as the bytes that a careless program would send. */
const spelt = (value: unknown): string =>
  [...(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))]
    .map((each) => (each.isWellFormed() ? encodeURIComponent(each) : '%ED%A0%80'))
    .join('')

function queryText(query: unknown): string {
  if (query === undefined) return ''
  if (typeof query !== 'object' || query === null) return `?${spelt(query)}`
  return `?${Object.entries(query)
    .map((pair) => pair.map(spelt).join('='))
    .join('&')}`
}

export const told = (contract: Endpoint, { kind }: Caller, sent: unknown, { status, text }: Reply) =>
  `${titleOf(contract)} as ${kind}: ${JSON.stringify(sent)?.slice(0, 300)} → ${status} ${text.slice(0, 200)}`
