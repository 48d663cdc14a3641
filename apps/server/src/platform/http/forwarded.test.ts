import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { openMetrics } from './metrics.ts'
import { openServer } from './server.ts'

let app: FastifyInstance
beforeAll(async () => {
  const given = { DATABASE_URL: 'nowhere', JACKFRUIT_ENV: 'demo', TRUSTED_PROXIES: '10.0.0.0/8,fd00::/8' }
  const config = readConfig(given)
  app = await openServer({ config, log: openLog('silent'), metrics: openMetrics({ ofProcess: false }) })
  app.get(
    '/seen',
    { config: { policy: 'open', rate: 'entry' } },
    async ({ host, hostname, protocol, ip }) => ({
      ...{ host, hostname, protocol, ip },
    }),
  )
})
afterAll(() => app.close())

const seen = async (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
  (await app.inject({ url: '/seen', remoteAddress, headers: { host: 'play.example', ...headers } })).json<{
    host: string
    hostname: string
    protocol: string
    ip: string
  }>()

test('[ER-21] a trusted proxy says from where it was called, and not to which host or how: those are the request’s own', async () => {
  const headers = {
    ...{ 'x-forwarded-host': 'second.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '8443' },
    forwarded: 'for=8.8.8.8;host=second.example;proto=https',
  }
  expect(await seen({ ...headers, 'x-forwarded-for': '198.51.100.7' })).toEqual({
    ...{ host: 'play.example', hostname: 'play.example', protocol: 'http', ip: '198.51.100.7' },
  })
})

test('an address is the same with a port behind it, and in brackets', async () => {
  const ipOf = async (said: string) => (await seen({ 'x-forwarded-for': said })).ip
  expect(await ipOf('198.51.100.7:1234')).toBe('198.51.100.7')
  expect(await ipOf('8.8.8.8, 198.51.100.7:1, 10.0.0.2:65000')).toBe('198.51.100.7')
  expect(await ipOf('[2001:db8::7]:443')).toBe('2001:db8::7')
  expect(await ipOf('[2001:db8::7], [fd00::9]:1')).toBe('2001:db8::7')
  expect(await ipOf('2001:db8::7')).toBe('2001:db8::7')
})

test('what is no address ends what is believed: the proxy that passed it on is the caller', async () => {
  const ipOf = async (said: string) => (await seen({ 'x-forwarded-for': said })).ip
  expect(await ipOf('unknown')).toBe('10.0.0.1')
  expect(await ipOf('8.8.8.8, ::ffff:x, 10.0.0.2')).toBe('10.0.0.2')
  expect(await ipOf('198.51.100.7, \xff')).toBe('10.0.0.1')
  expect(await ipOf('')).toBe('10.0.0.1')
})

test('[VA-50] whoever changes the port behind an address has one bucket of calls all the same', async () => {
  let status = 0
  let asked = 0
  while (status !== 429 && asked < 100) {
    const headers = { host: 'play.example', 'x-forwarded-for': `198.51.100.9:${1_000 + asked++}` }
    status = (await app.inject({ url: '/seen', remoteAddress: '10.0.0.1', headers })).statusCode
  }
  expect(asked).toBeLessThan(70)
})
