import { catalog, identity, merchants, security } from '@jackfruit/contracts'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Answer, openPlatform, status } from '../../testing/platform.ts'
import { beginSession, currentToken, endSession } from '../session/session.ts'
import { beginTexts, failureText } from '../text/text.ts'
import { call } from './api.ts'
import { CallFailure } from './failure.ts'

beforeAll(() => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  return beginTexts('EN')
})
afterEach(() => {
  endSession('signed-out')
  vi.restoreAllMocks()
})

async function failureOf(answer: Answer): Promise<CallFailure> {
  openPlatform({ 'GET /wps/v2/security': answer })
  const failure: unknown = await call(security.overview).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(CallFailure)
  return failure as CallFailure
}
const told = async (answer: Answer) => failureText(await failureOf(answer))

test('[API-01] a call sends one object `data`, and a question the same names in its address', async () => {
  const sent = vi.fn(async (_input: unknown, _init?: RequestInit) =>
    Response.json({ success: true, message: '', value: null }),
  )
  vi.spyOn(globalThis, 'fetch').mockImplementation(sent as typeof fetch)
  await call(identity.updateLanguage, { body: { language: 'MY' } })
  expect([sent.mock.calls[0]?.[0], sent.mock.calls[0]?.[1]?.body]).toEqual([
    ...['/wps/v2/members/me/language', '{"data":{"language":"MY"}}'],
  ])
  await call(merchants.permission, { query: { host: 'a.example', scope: 'status' } }).catch(() => null)
  expect([sent.mock.calls[1]?.[0], sent.mock.calls[1]?.[1]?.body]).toEqual([
    ...['/wps/v2/permission?host=a.example&scope=status', undefined],
  ])
})

test('[API-58] the token of a session goes with each call, in its header', async () => {
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  const bearer = () => new Headers(sent.mock.lastCall?.[1]?.headers).get('authorization')
  await call(catalog.favouriteGames, { query: {} as never }).catch(() => null)
  expect(bearer()).toBeNull()
  beginSession('a-token')
  await call(catalog.favouriteGames, { query: {} as never }).catch(() => null)
  expect(bearer()).toBe('Bearer a-token')
})

test('[ER-18] a cut network is told as such', async () => {
  expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    'Network problem. Check your connection.',
  )
})

test('[ER-19] an answer that takes too long is told as such', async () => {
  const late = () => Promise.reject(new DOMException('signal timed out', 'TimeoutError'))
  expect(await told(late)).toBe('Loading took too long')
})

test.each([
  ['the platform’s own', status(500, 'system')],
  ['one with its stack in it', status(500, 'Error: boom\n    at pool.ts:12:7')],
  ['a page of a proxy', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
  ['an answer that no contract knows', () => new Response('{"success":true,"message":"","value":{"x":1}}')],
])('[ER-20] a fault, %s, is told in a sentence without a stack', async (_, answer) => {
  expect(await told(answer)).toBe('System error')
})

test('[ER-21] a host of no site is sent to customer service', async () => {
  expect(await told(status(421, 'domain_check_failed'))).toContain('Please ask customer service')
})

test('[ER-22] a place that is shut out is told so', async () => {
  expect(await told(status(403, 'region_restricted'))).toBe('Access restricted by IP or area')
  expect(await told(status(403, ''))).toBe('Access restricted by IP or area')
})

test.each([
  [200, 'refused'],
  [400, 'fault'],
  [401, 'session'],
  [403, 'denied'],
  [404, 'fault'],
  [421, 'denied'],
  [429, 'busy'],
  [500, 'fault'],
  [503, 'busy'],
] as const)('[ER-40] [D-60] the status %i counts as %s', async (code, kind) => {
  const answer = () =>
    new Response(JSON.stringify({ success: false, message: 'code_invalid', value: {} }), { status: code })
  expect((await failureOf(answer)).kind).toBe(kind)
})

test('[ER-40] [ER-17] a dead token ends the session; another refusal does not', async () => {
  beginSession('a-token')
  await failureOf(status(403, 'in_need_true_account'))
  expect(currentToken()).toBe('a-token')
  expect(failureText(await failureOf(status(401, 'not_logged_in')))).toContain('You are not logged in')
  expect(currentToken()).toBeNull()
})

test('[ER-40] a throttled call says when to try again', async () => {
  expect(await told(status(429, 'too_many_requests', { retryAfter: 90 }))).toBe('Try again in 2 minutes')
})
