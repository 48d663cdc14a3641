import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openLog } from '../log.ts'
import { answerDirectly } from './direct.ts'
import { openMetrics } from './metrics.ts'
import { openServer } from './server.ts'
import { mountLeaving } from './serving/leaving.ts'

const metrics = openMetrics({ ofProcess: false })
let app: Awaited<ReturnType<typeof openServer>>
let leaving: ReturnType<typeof mountLeaving>
let port = 0

beforeAll(async () => {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
  app = await openServer({ config, log: openLog('silent'), metrics })
  leaving = mountLeaving(app)
  answerDirectly(app, '/broken', async () => {
    throw new Error('nobody has thought of this')
  })
  answerDirectly(app, '/signed', async ({ headers, body, ip }) => ({
    ...{ status: 200, headers: { 'content-type': 'text/plain', 'x-way': 'short' } },
    text: `${headers['x-nonce']} ${ip} ${body.toString()}`,
  }))
  const route = { config: { policy: 'signed', rate: 'free' } } as const
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post('/signed', route, async ({ headers, body, ip }, reply) =>
    reply
      .headers({ 'content-type': 'text/plain', 'x-way': 'usual' })
      .send(`${headers['x-nonce']} ${ip} ${body}`),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Told {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

const ask = (headers: Record<string, string | string[]> = {}, body = 'ကြယ် 7', path = '/signed') =>
  new Promise<Told>((done, failed) => {
    const sent = request(
      { port, path, method: 'POST', headers: { 'x-nonce': 'n1', ...headers } },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
        })
        answer.on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }))
      },
    )
    sent.once('error', failed)
    const isPlain = headers['transfer-encoding'] === undefined
    if (isPlain) sent.setHeader('content-length', Buffer.byteLength(body))
    sent.end(body)
  })

/** But for what differs from one request to the next. */
const shown = ({ headers }: Told) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !['x-way', 'x-request-id', 'date'].includes(name)),
  )

test('a signed call is answered the short way as it would be the usual way, down to its headers', async () => {
  const short = await ask()
  const usual = await ask({ 'x-forwarded-for': '10.1.2.3' })
  expect([short.headers['x-way'], usual.headers['x-way']]).toEqual(['short', 'usual'])
  expect([short.status, short.text]).toEqual([200, 'n1 127.0.0.1 ကြယ် 7'])
  expect(usual).toMatchObject({ status: short.status, text: short.text })
  expect(shown(short)).toEqual(shown(usual))
  expect(short.headers['x-request-id']).toMatch(/^[\w-]{12}$/)
})

test.each([
  ['a header that stands there twice', { 'x-nonce': ['n1', 'n2'] }],
  ['a body of unknown length', { 'transfer-encoding': 'chunked' }],
  ['a body that is encoded', { 'content-encoding': 'identity' }],
  ['a proxy’s word', { forwarded: 'for=10.1.2.3' }],
])('%s takes the usual way', async (_, headers) => {
  expect((await ask(headers)).headers['x-way']).toBe('usual')
})

test('what is larger than a body may be, and what has none, is refused or answered the usual way', async () => {
  expect((await ask({}, 'x'.repeat(70_000))).status).toBe(413)
  expect((await ask({}, '')).headers['x-way']).toBe('usual')
  expect((await ask({}, 'x'.repeat(60_000))).text).toHaveLength('n1 127.0.0.1 '.length + 60_000)
  expect((await ask({}, 'x', '/signed?a=1')).headers['x-way']).toBe('usual')
})

test('a fault tells its request’s id and nothing else, as of every other call', async () => {
  const { status, headers, text } = await ask({}, 'x', '/broken')
  expect(status).toBe(500)
  expect(JSON.parse(text)).toEqual({
    ...{ success: false, message: 'system_error' },
    value: { code: 'system_error', requestId: headers['x-request-id'] },
  })
})

test('a body that breaks off is answered by nobody, and the next call is', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write('POST /signed HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nhalf')
  await new Promise((wake) => setTimeout(wake, 50))
  socket.destroy()
  expect((await ask()).status).toBe(200)
})

test('operators count its answers by its route, and a server that leaves ends its connections', async () => {
  expect(await metrics.registry.metrics()).toMatch(
    /jackfruit_http_seconds_count\{method="POST",route="\/signed",status="200"\} [1-9]/,
  )
  leaving.leave()
  expect((await ask()).headers).toMatchObject({ 'x-way': 'short', connection: 'close' })
})
