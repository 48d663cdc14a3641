import { Writable } from 'node:stream'
import { endpoint } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from './config.ts'
import { placeOf } from './http/address.ts'
import { pageContentPolicy } from './http/headers.ts'
import { answerFailures, type Gate, serve } from './http/http.ts'
import { openLimiter, rates } from './http/limits.ts'
import { demandPolicies } from './http/policy.ts'
import { openLog } from './log.ts'
import { blindIndex, openField, sealField } from './sealed-field.ts'
import { deriveSecrets } from './secrets.ts'

const gate = (type: number | null = null): Gate => ({
  brandOf: async () => ({ id: 1, code: 'demommk', currency: 'MMK' }),
  principalOf: async () => (type === null ? null : { memberId: 1n, merchantId: 1, sessionId: 's', type }),
  unseal: async () => {
    throw new Refusal('sealed_body_refused')
  },
  closedFor: async () => null,
})

const call = (access: 'public' | 'session' | 'member' | 'agent', sealed?: string) =>
  endpoint({
    method: 'POST',
    path: '/call',
    access,
    summary: 'A call.',
    body: z.strictObject({ n: z.number() }),
    reply: z.object({ n: z.number() }),
    refusals: ['sealed_body_refused', 'too_small'],
    ...(sealed ? { sealed } : {}),
  })

async function ask(
  contract: ReturnType<typeof call>,
  type: number | null,
  payload: object,
  handler = async ({ body }: { body: { n: number } }) => ({ n: body.n, hidden: 1 }),
) {
  const app = Fastify()
  demandPolicies(app)
  answerFailures(app)
  serve({ app, gate: gate(type) }, contract, handler as never)
  const response = await app.inject({ method: 'POST', url: '/call', payload })
  await app.close()
  return { status: response.statusCode, ...response.json() }
}

describe('calls', () => {
  test('an answer holds what the contract names and nothing else', async () => {
    expect(await ask(call('public'), null, { data: { n: 3 } })).toEqual({
      status: 200,
      success: true,
      message: '',
      value: { n: 3 },
    })
  })

  test.each([
    ['session', null, 401],
    ['session', 4, 200],
    ['member', 4, 403],
    ['member', 0, 200],
    ['agent', 0, 403],
    ['agent', 41, 200],
  ] as const)('a call for %s answers an account of type %s with %i', async (access, type, status) => {
    expect((await ask(call(access), type, { n: 1 })).status).toBe(status)
  })

  test('an unknown field is refused and named', async () => {
    const answer = await ask(call('public'), null, { n: 1, type: 2 })
    expect(answer).toMatchObject({ status: 400, message: 'request_invalid', value: { where: 'body' } })
  })

  test('a sealed call takes no plain body', async () => {
    const answer = await ask(call('public', 'login'), null, { n: 1 })
    expect(answer).toMatchObject({ status: 200, success: false, message: 'sealed_body_refused' })
  })

  test('[ER-20] a declared refusal is an answer, any other is a fault that tells nothing', async () => {
    const refuse = (code: string) => async () => {
      throw new Refusal(code, { secret: 'x' })
    }
    expect(await ask(call('public'), null, { n: 1 }, refuse('too_small') as never)).toMatchObject({
      status: 200,
      success: false,
      message: 'too_small',
    })
    const fault = await ask(call('public'), null, { n: 1 }, refuse('not_declared') as never)
    expect(fault).toMatchObject({ status: 500, message: 'system_error' })
    expect(JSON.stringify(fault)).not.toContain('secret')
  })

  test('a route that says not who may call it stops the start', () => {
    const app = Fastify()
    demandPolicies(app)
    expect(() => app.get('/open-door', async () => 'x')).toThrow(/says not who may call it/)
  })
})

describe('the environment', () => {
  const good = { DATABASE_URL: 'postgres://x' }
  const production = {
    ...good,
    JACKFRUIT_ENV: 'production',
    JACKFRUIT_SECRET: 'k3'.repeat(20),
    GAMES_ORIGIN: 'https://games.test',
    VENDOR_SECRET_HEXWORKS: 'h7'.repeat(20),
  }
  test('a demonstration needs a database and nothing else', () => {
    expect(readConfig(good)).toMatchObject({ env: 'demo', port: 8080, role: 'all' })
    expect(() => readConfig({})).toThrow(/DATABASE_URL is missing or wrong/)
    expect(() => readConfig({ ...good, PORT: 'eighty' })).toThrow(/PORT/)
  })
  test('in production the platform listens to everybody, and what answers no calls to this machine', () => {
    for (const [role, host] of Object.entries({
      ...{ all: '0.0.0.0', api: '0.0.0.0' },
      ...{ jobs: 'localhost', clock: 'localhost' },
    })) {
      const given = { ...production, JACKFRUIT_ROLE: role }
      expect(readConfig(given).listenHost).toBe(host)
      expect(readConfig({ ...given, LISTEN_HOST: '10.0.0.4' }).listenHost).toBe('10.0.0.4')
    }
  })
  test('[EN-59] who verifies numbers is told whole, or not at all', () => {
    const service = {
      PHONE_VERIFY_JWKS: 'https://phones.test/keys',
      PHONE_VERIFY_ISSUER: 'https://phones.test',
      PHONE_VERIFY_AUDIENCE: 'jackfruit',
    }
    const api = { PHONE_VERIFY_URL: 'https://phones.test/v1', PHONE_VERIFY_KEY: 'k' }
    expect(readConfig(good).phoneVerify).toBeNull()
    expect(readConfig({ ...good, ...service }).phoneVerify).toMatchObject({ api: null })
    expect(readConfig({ ...good, ...service, ...api }).phoneVerify).toMatchObject({
      api: { url: 'https://phones.test/v1', key: 'k' },
    })
    const { PHONE_VERIFY_KEY: _, ...keyless } = api
    for (const half of [api, { ...service, ...keyless }, { PHONE_VERIFY_ISSUER: 'alone' }])
      expect(() => readConfig({ ...good, ...half })).toThrow(/PHONE_VERIFY/)
  })
  test('hashes of passwords are cheap in tests alone', () => {
    const least = { PASSWORD_COST: 'least' }
    expect(readConfig(good).passwordCost).toBe('full')
    expect(readConfig({ ...good, ...least, JACKFRUIT_TEST: '1' }).passwordCost).toBe('least')
    expect(() => readConfig({ ...good, ...least })).toThrow('PASSWORD_COST=least needs JACKFRUIT_TEST=1')
    expect(() => readConfig({ ...production, ...least })).toThrow('PASSWORD_COST=least needs')
    expect(() => readConfig({ ...production, ...least, JACKFRUIT_TEST: '1' })).toThrow(
      'refused in production',
    )
  })
  test('production refuses demo secrets, short ones, shared ones and the test flag', () => {
    expect(readConfig(production)).toMatchObject({ env: 'production' })
    for (const wrong of [
      { JACKFRUIT_SECRET: undefined },
      { JACKFRUIT_SECRET: 'short' },
      { VENDOR_SECRET_HEXWORKS: 'short' },
      { JACKFRUIT_TEST: '1' },
      { GAMES_ORIGIN: 'http://games.test' },
      { GAMES_ORIGIN_SECOND: 'http://more-games.test' },
      { VENDOR_SECRET_KITELAB: production.VENDOR_SECRET_HEXWORKS },
    ])
      expect(() => readConfig({ ...production, ...wrong })).toThrow()
  })
})

test('[A19] one place is one bucket: an IPv4 address, or the /64 of an IPv6 one', () => {
  expect(placeOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(placeOf('2001:db8:1:2:aaaa::1')).toBe(placeOf('2001:db8:1:2:bbbb::9'))
  expect(placeOf('2001:db8:1:3::1')).not.toBe(placeOf('2001:db8:1:2::1'))
})

test('a burst is let through, then calls wait for the bucket to fill', () => {
  const limiter = openLimiter()
  const { burst, perSecond } = rates.entry
  for (let n = 0; n < burst; n++) expect(limiter.take('entry', 'p', 0)).toBe(0)
  expect(limiter.take('entry', 'p', 0)).toBeGreaterThan(0)
  expect(limiter.take('entry', 'q', 0)).toBe(0)
  expect(limiter.take('entry', 'p', 1000 / perSecond)).toBe(0)
})

test('secrets and personal data never reach the log, wherever they stand', () => {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = openLog('info', destination)
  log.info(
    {
      password: 'hunter2',
      body: { data: { token: 'tok-1', sealed: 'jwe-1' } },
      headers: { cookie: 'c-1', authorization: 'Bearer b-1' },
      member: { email: 'a@b.c' },
    },
    'x',
  )
  log.error({ err: Object.assign(new Error('broken'), { parameters: ['hunter2'] }) }, 'y')
  const text = lines.join('')
  expect(text).toContain('[redacted]')
  for (const secret of ['hunter2', 'tok-1', 'jwe-1', 'c-1', 'b-1', 'a@b.c'])
    expect(text).not.toContain(secret)
})

test('a sealed field opens in its own place only', () => {
  const { fields, blindIndex: key } = deriveSecrets('one')
  const sealed = sealField(fields, 'members|email|1|1', 'a@b.c')
  expect(openField(fields, 'members|email|1|1', sealed).toString()).toBe('a@b.c')
  expect(() => openField(fields, 'members|email|2|1', sealed)).toThrow()
  expect(() => openField(deriveSecrets('two').fields, 'members|email|1|1', sealed)).toThrow()
  expect(blindIndex(key, 'email', 'a@b.c')).toEqual(blindIndex(key, 'email', 'a@b.c'))
  expect(blindIndex(key, 'email', 'a@b.c')).not.toEqual(blindIndex(key, 'mobile', 'a@b.c'))
})

test('the page policy allows scripts by nonce alone, demands Trusted Types and frames the brand’s games only', () => {
  const policy = pageContentPolicy({
    nonce: 'abc',
    host: 'localhost:8080',
    secure: false,
    imageOrigins: [],
    frameOrigins: ['http://127.0.0.1:8081'],
  })
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain('frame-src http://127.0.0.1:8081')
  expect(policy).not.toMatch(/unsafe-(inline|eval)/)
})

test('what answers calls refuses the address of the schema’s owner; who seeds or keeps the clock takes it', () => {
  const given = { DATABASE_URL: 'postgres://app', DATABASE_OWNER_URL: 'postgres://owner' }
  for (const role of ['all', 'api', undefined])
    expect(() => readConfig({ ...given, JACKFRUIT_ROLE: role })).toThrow('DATABASE_OWNER_URL is for')
  for (const role of ['jobs', 'clock'])
    expect(readConfig({ ...given, JACKFRUIT_ENV: 'demo', JACKFRUIT_ROLE: role }).ownerUrl).toBe(
      'postgres://owner',
    )
})

test('who seeds or keeps the clock guesses no mode: a demonstration is said, and so is production', () => {
  for (const role of ['jobs', 'clock'])
    for (const more of [{}, { LISTEN_HOST: '0.0.0.0' }])
      expect(() => readConfig({ DATABASE_URL: 'postgres://app', JACKFRUIT_ROLE: role, ...more })).toThrow(
        `JACKFRUIT_ROLE=${role} needs JACKFRUIT_ENV`,
      )
})

test('without JACKFRUIT_ENV whatever is reached from other machines is production, and says why', () => {
  const given = { DATABASE_URL: 'postgres://app' }
  const here = {
    LISTEN_HOST: '127.0.0.1',
    GAMES_ORIGIN: 'http://games.localhost:8081',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
  }
  for (const each of [given, { ...given, ...here }, { ...given, LISTEN_HOST: '::1' }])
    expect(readConfig(each)).toMatchObject({ env: 'demo', isEnvSaid: false })
  for (const [name, value] of [
    ...[
      ['LISTEN_HOST', '0.0.0.0'],
      ['LISTEN_HOST', '::'],
      ['LISTEN_HOST', '192.168.1.7'],
    ],
    ...[
      ['GAMES_ORIGIN', 'https://games.example'],
      ['GAMES_ORIGIN_SECOND', 'https://games.example'],
      ['TRUSTED_PROXIES', '127.0.0.1,10.0.0.1'],
    ],
  ] as const) {
    expect(() => readConfig({ ...given, [name]: value })).toThrow(
      `JACKFRUIT_ENV is not set, and ${name} says production`,
    )
    expect(readConfig({ ...given, [name]: value, JACKFRUIT_ENV: 'demo' })).toMatchObject({
      env: 'demo',
      isEnvSaid: true,
    })
  }
})
