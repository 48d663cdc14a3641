/** A browser as the tests of this module need one: it keeps its cookie and token, seals bodies and solves the checks. */
import { type Endpoint, type Envelope, identity, type ReplyOf, registration } from '@jackfruit/contracts'
import { solveChallenge } from 'altcha-lib/v1'
import type { FastifyInstance } from 'fastify'
import { CompactEncrypt, type CompactJWEHeaderParameters, importJWK } from 'jose'

export type Challenge = ReplyOf<typeof identity.challenge>

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
  /** The cookie that names this browser, whoever sits at it. */
  visit: string | null
  /** The cookies that say that somebody here takes a break, one of each brand. */
  rest: string | null
  /** The cookie under which this browser is remembered. */
  device: string | null
  call(contract: Endpoint, options?: { query?: Record<string, string>; body?: unknown }): Promise<Answer>
  challenge(purpose: string): Promise<Challenge>
  /** Asks for a nonce and sends the body sealed under it. */
  callSealed(contract: Endpoint, body: object): Promise<Answer>
  solve(): Promise<string>
  register(username: string, more?: object): Promise<Answer>
  registerMobile(mobileNum: string, more?: object): Promise<Answer>
  logIn(username: string, password: string, more?: object): Promise<Answer>
}

export interface Place {
  readonly host: string
  readonly ip?: string
}

export const password = 'Mango2026'
const consent = { ageConfirmed: true, registerMethod: 'WEB', login: true } as const

export function openVisitor(app: FastifyInstance, { host, ip = '127.0.0.1' }: Place): Visitor {
  const visitor: Visitor = {
    token: null,
    cookie: null,
    device: null,
    visit: null,
    rest: null,
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
          cookie: [visitor.cookie, visitor.device, visitor.visit, visitor.rest].filter(Boolean).join('; '),
        },
      })
      const { success, message, value } = answer.json() as Envelope<Record<string, unknown>>
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
        const [pair = ''] = cookie.split(';')
        if (pair.includes('jf_device=')) visitor.device = pair
        if (pair.includes('jf_visit=')) visitor.visit = pair
        if (pair.includes('jf_rest_')) {
          const others = visitor.rest
            ?.split('; ')
            .filter((known) => known.split('=')[0] !== pair.split('=')[0])
          visitor.rest = [...(others ?? []), pair].join('; ')
        }
        if (pair.includes('jf_bind=')) visitor.cookie = pair
      }
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
      return visitor.callSealed(registration.register, {
        username,
        password,
        confirmPassword: password,
        ...consent,
        humanCheck: await visitor.solve(),
        ...more,
      })
    },
    async registerMobile(mobileNum, more = {}) {
      return visitor.callSealed(registration.registerMobile, {
        mobileNum,
        countryDialingCode: '95',
        ...consent,
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

/** The name of a visitor's browser, out of its cookie. */
export const visitOf = ({ visit }: Visitor): string | null => visit?.split('=')[1] ?? null

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
