/** A member at a server, as the site speaks for one: signed in once, known to every server. */
import { createHash } from 'node:crypto'
import { type Endpoint, identity, type ReplyOf } from '@jackfruit/contracts'
import { encoded, seal } from '../../apps/server/src/testing/visitor.ts'
import type { Line } from './line.ts'

export interface Pass {
  readonly token: string
  readonly cookie: string
}

/** What the envelope says: a value, or the code of a refusal. */
export interface Told {
  readonly success: boolean
  readonly code: string
  readonly value: Readonly<Record<string, unknown>>
}

/** Refusals that say nothing of the request: the same one again may fare otherwise. */
const passing: ReadonlySet<string> = new Set([
  'sealed_body_refused',
  'payment_password_locked',
  'gateway_unavailable',
])

type Challenge = Parameters<typeof seal>[0]
type HumanCheck = ReplyOf<typeof identity.humanCheck>

/** Null: not known, send it again. */
export async function ask(
  line: Line,
  pass: Pass | null,
  contract: Endpoint,
  { body, query }: { body?: object; query?: Readonly<Record<string, string>> } = {},
): Promise<Told | null> {
  const search = query ? `?${new URLSearchParams(query)}` : ''
  const data = contract.sealed ? await sealed(line, contract.sealed, body ?? {}) : body
  if (data === null) return null
  const reply = await line.call(contract.method, `${contract.path}${search}`, {
    headers: pass ? { authorization: `Bearer ${pass.token}`, cookie: pass.cookie } : {},
    ...(data && { body: JSON.stringify({ data }) }),
  })
  if (!reply) return null
  const { success, message, value } = reply.body
  if (typeof success !== 'boolean')
    throw new Error(`${contract.path} answers no envelope: HTTP ${reply.status}`)
  const code = String(message ?? '')
  return passing.has(code) ? null : { success, code, value: (value ?? {}) as Told['value'] }
}

async function sealed(line: Line, purpose: string, body: object): Promise<object | null> {
  const reply = await line.call('GET', `${identity.challenge.path}?purpose=${purpose}`)
  if (!reply) return null
  const challenge = reply.body['value'] as Challenge
  return { sealed: await seal(challenge, { purpose, host: `localhost:${line.port}`, ...body }) }
}

/** The token comes in the answer, what binds it to this browser in a cookie. */
export async function signIn(line: Line, username: string, password: string): Promise<Pass> {
  const check = await line.call('GET', identity.humanCheck.path)
  const humanCheck = solved(check?.body['value'] as HumanCheck)
  const data = await sealed(line, 'login', { type: 'username', username, password, humanCheck })
  const reply = await line.call('POST', identity.login.path, { body: JSON.stringify({ data }) })
  const { token } = (reply?.body['value'] ?? {}) as { token?: string }
  if (!reply || !token)
    throw new Error(`${username} cannot sign in: ${JSON.stringify(reply?.body ?? 'no answer')}`)
  return { token, cookie: reply.cookies.map((cookie) => cookie.split(';')[0]).join('; ') }
}

/** The little work of a page, without a pause between two tries. */
function solved({ algorithm, challenge, maxnumber, salt, signature }: HumanCheck): string {
  for (let number = 0; number <= maxnumber; number++)
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === challenge)
      return encoded({ algorithm, challenge, number, salt, signature })
  throw new Error('the human check has no solution')
}
