import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Studio } from '@jackfruit/studio-kit/studio'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from './environment.ts'
import { openLog } from './log.ts'
import { openHost } from './server.ts'

const platformOrigin = 'http://localhost:8080'
const folder = mkdtempSync(join(tmpdir(), 'studio-pages-'))
let app: FastifyInstance
let isDatabaseUp = true
let pause: ReturnType<Studio['pause']> = null
let isLeaving = false

const asked: unknown[] = []
let failure: Error | null = null
const studio: Studio = {
  ...{ code: 'hexworks', games: new Map(), publicKey: '', tables: { enter: async () => null }, holder: 'h' },
  draws: {
    door: async (call) => ({ status: 200, body: { answered: `draws ${call}` } }),
    enter: async () => ({ kind: 'first' }),
  },
  play: async (call, given) => {
    if (failure) throw failure
    asked.push([call, given.token, given.body])
    return { status: 429, body: { code: 'RATE' }, retryAfterSeconds: 7 }
  },
  platform: async ({ body }) => ({ status: 200, headers: { 'x-signature': 'v1' }, body: Buffer.from(body) }),
  ...{ recover: async () => 0, pause: () => pause, start() {}, stop: async () => {} },
}

const second: Studio = {
  ...studio,
  code: 'kitelab',
  pause: () => null,
  play: async (call) => ({ status: 200, body: { answered: `kitelab ${call}` } }),
}

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  app = await openHost({
    ...{
      studios: [studio, second],
      platformOrigins: [platformOrigin, 'http://second.localhost:8080'],
      isProduction: false,
      trustedProxies: [],
    },
    clients: [{ studio: 'hexworks', games: new Set(['slot-golden-chinthe']), folder }],
    log: openLog('silent'),
    isDatabaseUp: async () => isDatabaseUp,
    isLeaving: () => isLeaving,
  })
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const page = '/hexworks/slot-golden-chinthe/?code=abc'

describe('a game page', () => {
  test('is one sentence while nothing has been built', async () => {
    const reply = await app.inject(page)
    expect([reply.statusCode, reply.body]).toEqual([503, expect.stringContaining('npm start')])
  })
  test('carries the origin of the site, which alone may frame it, and runs nothing inline', async () => {
    writeFileSync(join(folder, 'index.html'), '<head><meta name="platform-origin" content="" /></head>')
    const reply = await app.inject(page)
    expect(reply.body).toBe(
      `<head><meta name="platform-origin" content="${platformOrigin} http://second.localhost:8080" /></head>`,
    )
    const policy = String(reply.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${platformOrigin} http://second.localhost:8080;`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.headers['referrer-policy']).toBe('no-referrer')
  })
  test('of no game is not there, and one without its slash is sent on with its code', async () => {
    expect((await app.inject('/hexworks/nothing/')).statusCode).toBe(404)
    const moved = await app.inject('/hexworks/slot-golden-chinthe?code=abc')
    expect([moved.statusCode, moved.headers['location']]).toEqual([308, page])
  })
  test('loads files that never change, and none from outside their folder', async () => {
    writeFileSync(join(folder, 'assets', 'index-abc123.js'), 'export {}')
    writeFileSync(join(folder, 'secret.txt'), 'no')
    const file = await app.inject('/hexworks/assets/index-abc123.js')
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['..%2fsecret.txt', '../secret.txt', '%2e%2e/secret.txt'])
      expect((await app.inject(`/hexworks/assets/${path}`)).statusCode).toBeGreaterThanOrEqual(400)
  })
})

describe('a play call', () => {
  test('is handed over with its token, and told when to come again', async () => {
    const headers = { authorization: `Bearer ${'t'.repeat(43)}`, 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: '/play/v1/bet', headers, payload: '{"a":1}' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '7'])
    expect(asked.at(-1)).toEqual(['bet', 't'.repeat(43), { a: 1 }])
  })
  test('reaches the studio whose address it names', async () => {
    const post = async (url: string) => (await app.inject({ method: 'POST', url, payload: {} })).json()
    expect(await post('/kitelab/play/v1/bet')).toEqual({ answered: 'kitelab bet' })
    expect(await post('/hexworks/play/v1/bet')).toEqual({ code: 'RATE' })
    expect(await post('/nobody/play/v1/bet')).toEqual({ code: 'NOT_FOUND' })
  })
  test.each([
    ['{"a":', 400, 'MALFORMED'],
    [`{"a":"${'x'.repeat(70_000)}"}`, 413, 'TOO_LARGE'],
  ])('that is no JSON or too much is refused: %#', async (payload, status, code) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await app.inject({ method: 'POST', url: '/play/v1/open', headers, payload })
    expect([reply.statusCode, reply.json()]).toEqual([status, { code }])
  })
})

test('the platform is handed the raw bytes of its calls, and strangers are turned away', async () => {
  const url = '/platform/v1/launch'
  const payload = '{"b" : 1}  '
  const headers = { 'content-type': 'application/json', 'x-vendor-id': 'hexworks' }
  const reply = await app.inject({ method: 'POST', url, headers, payload })
  expect([reply.statusCode, reply.body, reply.headers['x-signature']]).toEqual([200, payload, 'v1'])
  const stranger = await app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'x-vendor-id': 'x' },
    payload,
  })
  expect(stranger.statusCode).toBe(401)
})

test('it lives without a database, and is ready only with one', async () => {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  isDatabaseUp = false
  expect((await app.inject('/readyz')).json()).toMatchObject({
    ...{ ok: false, missing: ['database'] },
    parts: { database: 'cannot be written', clock: 'well', hexworks: 'well', kitelab: 'well' },
  })
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('one studio that pauses is named, and the host is ready for the others', async () => {
  isDatabaseUp = true
  pause = 'strange'
  const reply = await app.inject('/readyz')
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    {
      ...{ ok: true, missing: [] },
      parts: {
        ...{ database: 'well', clock: 'well', kitelab: 'well' },
        hexworks: 'pauses: the platform knows another journal',
      },
    },
  ])
  pause = null
})

test('told to stop it answers, is ready no longer, and ends the connection of each answer', async () => {
  isDatabaseUp = true
  isLeaving = true
  expect((await app.inject('/readyz')).json()).toMatchObject({ ok: false, missing: ['process'] })
  const answer = await app.inject('/healthz')
  expect([answer.statusCode, answer.headers['connection']]).toEqual([200, 'close'])
  isLeaving = false
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('the log holds no code of an address, no token and no seed', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  const req = { id: 'r', method: 'GET', url: `${page}`, headers: { authorization: 'canary' } }
  log.info({ req, token: 'canary', body: { code: 'canary', serverSeed: 'canary' } }, 'asked')
  expect(lines.join()).toContain('slot-golden-chinthe')
  expect(lines.join()).not.toMatch(/canary|abc/)
})

describe('the environment', () => {
  const good = {
    ...{
      PLATFORM_URL: 'http://127.0.0.1:8080',
      PLATFORM_ORIGIN: platformOrigin,
      STUDIO_DATABASE_URL: 'postgres://x',
    },
    ...{ STUDIO_KEY: 'k'.repeat(64), VENDOR_SECRET_HEXWORKS: 's'.repeat(64) },
  }
  const aBeacon = {
    ...{ BEACON_URL: 'https://relay.example/chain', BEACON_KEY: 'ab'.repeat(96) },
    ...{ BEACON_GENESIS: '1692803367', BEACON_PERIOD: '3' },
  }
  test('needs no more than what npm start gives', () => {
    expect(readEnvironment(good)).toMatchObject({
      beacon: null,
      port: 8081,
      listenHost: '127.0.0.1',
      gamesOrigin: 'http://127.0.0.1:8081',
    })
  })
  test('names a beacon, where all of it is given', () => {
    expect(readEnvironment({ ...good, ...aBeacon }).beacon).toEqual({
      ...{ url: aBeacon.BEACON_URL, key: aBeacon.BEACON_KEY, genesisMs: 1_692_803_367_000, periodMs: 3_000 },
    })
  })
  test.each([
    [{ STUDIO_KEY: undefined }, 'STUDIO_KEY'],
    [{ STUDIO_KEY: 'short' }, 'STUDIO_KEY'],
    [{ STUDIO_KEY: 's'.repeat(64) }, 'of its own'],
    [{ VENDOR_SECRET_KITELAB: 'k'.repeat(64) }, 'of its own'],
    [{ VENDOR_SECRET_KITELAB: 's'.repeat(64) }, 'two studios share'],
    [{ PLATFORM_ORIGIN: "http://a; script-src 'x'" }, 'PLATFORM_ORIGIN'],
    [{ PLATFORM_ORIGIN: ' , ' }, 'PLATFORM_ORIGIN'],
    [{ GAMES_ORIGIN: platformOrigin }, 'another origin'],
    [{ GAMES_PORT: '99999' }, 'GAMES_PORT'],
    [{ JACKFRUIT_ENV: 'production' }, 'https'],
    [{ BEACON_URL: 'https://relay.example/chain' }, 'BEACON_KEY, BEACON_GENESIS, BEACON_PERIOD missing'],
    [{ ...aBeacon, BEACON_KEY: 'ab' }, 'BEACON_KEY'],
    [{ ...aBeacon, BEACON_PERIOD: '0' }, 'BEACON_PERIOD'],
    [{ ...aBeacon, BEACON_URL: 'relay.example' }, 'BEACON_URL'],
  ])('is refused with a sentence: %o', (change, said) => {
    expect(() => readEnvironment({ ...good, ...change })).toThrow(said)
  })
})

test('what passes is asked again in a moment, and a fault is not', async () => {
  const ask = async (thrown: Error) => {
    failure = thrown
    const reply = await app.inject({ method: 'POST', url: '/hexworks/play/v1/open', payload: {} })
    failure = null
    return [reply.statusCode, reply.headers['retry-after'], reply.json().code]
  }
  const lost = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(await ask(lost)).toEqual([503, '1', 'BUSY'])
  expect(await ask(Object.assign(new Error('shutting down'), { code: '57P01' }))).toEqual([503, '1', 'BUSY'])
  expect(await ask(new Error('a bug'))).toEqual([500, undefined, 'FAULT'])
})
