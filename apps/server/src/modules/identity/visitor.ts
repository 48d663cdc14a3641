/** A browser as the tests of this module need one: it keeps its cookie and token, seals bodies and solves the checks. */
import { type Endpoint, type Envelope, identity, type ReplyOf } from '@jackfruit/contracts'
import { solveChallenge } from 'altcha-lib/v1'
import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose'

type Challenge = ReplyOf<typeof identity.challenge>

export interface Answer {
  readonly status: number
  readonly success: boolean
  readonly message: string
  readonly value: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, unknown>>
}

export interface Visitor {
  token: string | null
  cookie: string | null
  call(contract: Endpoint, options?: { query?: Record<string, string>; body?: unknown }): Promise<Answer>
  challenge(purpose: string): Promise<Challenge>
  /** Asks for a nonce and sends the body sealed under it. */
  callSealed(contract: Endpoint, body: object): Promise<Answer>
  solve(): Promise<string>
  register(username: string, more?: object): Promise<Answer>
  logIn(username: string, password: string, more?: object): Promise<Answer>
}

export interface Place {
  readonly host: string
  readonly ip?: string
}

export const password = 'Mango2026'

export function openVisitor(app: FastifyInstance, { host, ip = '127.0.0.1' }: Place): Visitor {
  const visitor: Visitor = {
    token: null,
    cookie: null,
    async call(contract, { query, body } = {}) {
      const answer = await app.inject({
        method: contract.method,
        url: contract.path,
        remoteAddress: ip,
        ...(query ? { query } : {}),
        ...(body === undefined ? {} : { payload: { data: body } }),
        headers: {
          host,
          ...(visitor.token ? { authorization: `Bearer ${visitor.token}` } : {}),
          ...(visitor.cookie ? { cookie: visitor.cookie } : {}),
        },
      })
      const { success, message, value } = answer.json() as Envelope<Record<string, unknown>>
      const cookie = answer.headers['set-cookie']
      if (cookie) visitor.cookie = String(cookie).split(';')[0] ?? null
      if (typeof value?.['token'] === 'string') visitor.token = value['token']
      return { status: answer.statusCode, success, message, value, headers: answer.headers }
    },
    async challenge(purpose) {
      return (await visitor.call(identity.challenge, { query: { purpose } })).value as Challenge
    },
    async callSealed(contract, body) {
      const purpose = contract.sealed ?? ''
      const sealed = await seal(await visitor.challenge(purpose), { purpose, host, ...body })
      return visitor.call(contract, { body: { sealed } })
    },
    async solve() {
      const { algorithm, challenge, maxnumber, salt, signature } = (await visitor.call(identity.humanCheck))
        .value as ReplyOf<typeof identity.humanCheck>
      const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise
      return encoded({ algorithm, challenge, number: solution?.number, salt, signature })
    },
    async register(username, more = {}) {
      return visitor.callSealed(identity.register, {
        username,
        password,
        confirmPassword: password,
        ageConfirmed: true,
        registerMethod: 'WEB',
        login: true,
        humanCheck: await visitor.solve(),
        ...more,
      })
    },
    async logIn(username, password, more = {}) {
      const humanCheck = await visitor.solve()
      return visitor.callSealed(identity.login, { username, password, type: 'username', humanCheck, ...more })
    },
  }
  return visitor
}

export const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64')

export async function seal(
  { kid, nonce, jwk }: Challenge,
  plain: object,
  more: object = {},
): Promise<string> {
  const key = await importJWK({ ...jwk, alg: 'ECDH-ES+A256KW' }, 'ECDH-ES+A256KW')
  const header = {
    alg: 'ECDH-ES+A256KW',
    enc: 'A256GCM',
    kid,
    nonce,
    iat: Math.floor(Date.now() / 1000),
    ...more,
  }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(plain)))
    .setProtectedHeader(header as CompactJWEHeaderParameters)
    .encrypt(key)
}
