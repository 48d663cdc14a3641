import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { inspect } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { openDirectory } from '../merchants/index.ts'
import { type Attempt, usualPatience, withPatience } from './breaker.ts'
import { mailAttempt } from './mail-smtp.ts'
import { openMessages } from './messages.ts'
import { DeliveryFailure, demonstration, type Provider } from './provider.ts'
import { smsAttempt } from './sms-http.ts'

const key = Buffer.alloc(32, 7)
const hasty = { ...usualPatience, timeoutMs: 20_000, pauseMs: 5, restMs: 200 }
const closers: (() => Promise<unknown>)[] = []
let database: TestDatabase
let merchantId: number

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  merchantId = (await openDirectory(database.db, () => null).brandOfHost('localhost'))?.id ?? 0
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})
afterAll(() => database.drop())

const letter = { id: 'a-1', to: '+959777123456', subject: '', text: 'Say "hi" {to}' }

/** A service that answers with these, one after another, and keeps what it was sent. */
async function aService(statuses: readonly number[]) {
  const seen: { body: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    seen.push({ body, headers: request.headers })
    response.writeHead(statuses[Math.min(seen.length, statuses.length) - 1] ?? 200).end('{}')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(() => new Promise((done) => server.close(done)))
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` }
}

/** Takes connections and never says a word. */
async function aSilentPort(): Promise<number> {
  const held = new Set<{ destroy(): void }>()
  const server = createSocketServer((socket) => {
    held.add(socket)
    socket.on('error', () => {})
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  closers.push(async () => {
    for (const socket of held) socket.destroy()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const sms = (url: string) =>
  smsAttempt({ url, key: 'k', body: '{"a":[{"to":"{to}"}],"b":"Hi: {text}","c":"{id}"}' })
const messagesWith = (provider: Provider | null, more: { waitMs?: number; now?: () => Date } = {}) =>
  openMessages({
    ...{ db: database.db, key, now: () => new Date() },
    providers: { sms: provider, mail: provider },
    ...more,
  })
const put = (messages: ReturnType<typeof messagesWith>, isDecoy = false) =>
  inMerchant(database.db, merchantId, (tx) =>
    messages.put(tx, { merchantId, kind: 'sms', to: letter.to, text: letter.text, isDecoy }),
  )

describe('[IM-54] a service that takes SMS over HTTP', () => {
  test('is sent the body it wants, with its key, and no text breaks out of its place', async () => {
    const { seen, url } = await aService([200])
    await withPatience(sms(url)).send(letter)
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      a: [{ to: '+959777123456' }],
      b: 'Hi: Say "hi" {to}',
      c: 'a-1',
    })
    expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer k', 'idempotency-key': 'a-1' })
  })

  test('that fails is asked twice more, and the same message each time', async () => {
    const { seen, url } = await aService([500, 503, 200])
    await withPatience(sms(url), hasty).send(letter)
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['a-1', 'a-1', 'a-1'])
  })

  test.each([
    [402, 'quota'],
    [429, 'quota'],
    [422, 'invalid'],
  ])('[ER-35] that answers %i is not asked again: %s', async (status, kind) => {
    const { seen, url } = await aService([status])
    await expect(withPatience(sms(url), hasty).send(letter)).rejects.toMatchObject({ kind })
    expect(seen).toHaveLength(1)
  })

  test('that failed often is left alone for a while, then one try finds out', async () => {
    const { seen, url } = await aService([500, 500, 500, 500, 500, 200])
    let clock = 0
    const provider = withPatience(sms(url), { ...hasty, retries: 0 }, () => clock)
    for (let round = 0; round < 5; round += 1) await provider.send(letter).catch(() => {})
    expect(provider.isUp()).toBe(false)
    await expect(provider.send(letter)).rejects.toBeInstanceOf(DeliveryFailure)
    expect(seen).toHaveLength(5)
    clock = hasty.restMs
    await provider.send(letter)
    expect([seen.length, provider.isUp()]).toEqual([6, true])
  })
})

describe('a message', () => {
  test('[ER-31] holds nobody longer than it may, though the service never answers', async () => {
    const port = await aSilentPort()
    const patience = { ...hasty, timeoutMs: 4_000 }
    const messages = messagesWith(withPatience(sms(`http://127.0.0.1:${port}/`), patience), { waitMs: 120 })
    const began = performance.now()
    expect(await messages.deliver(merchantId, await put(messages))).toBe('late')
    expect(performance.now() - began).toBeLessThan(patience.timeoutMs)
  })

  test('[ER-31] whose failure somebody was told of does not arrive afterwards', async () => {
    let clock = Date.now()
    const tried: string[] = []
    const failing: Provider = {
      isUp: () => true,
      send: async ({ id }) => {
        tried.push(id)
        throw new Error('no')
      },
    }
    const messages = messagesWith(failing, { now: () => new Date(clock) })
    const id = await put(messages)
    expect(await messages.deliver(merchantId, id)).toBe('unknown')
    clock += 120_000
    await messages.tidyUp([merchantId])
    expect(tried.filter((each) => each === id)).toHaveLength(1)
  })

  test('that could not be sent is carried again later, three times in all', async () => {
    let tries = 0
    let clock = Date.now()
    let ours = ''
    const failing: Provider = {
      isUp: () => true,
      send: async ({ id }) => {
        if (id === ours) tries += 1
        throw new Error('no')
      },
    }
    const messages = messagesWith(failing, { now: () => new Date(clock) })
    ours = await put(messages)
    messages.deliverSoon(merchantId, ours)
    await expect.poll(() => tries).toBe(1)
    await messages.tidyUp([merchantId])
    expect(tries).toBe(1)
    for (let round = 0; round < 4; round += 1) {
      clock += 61_000
      await messages.tidyUp([merchantId])
    }
    expect(tries).toBe(3)
  })

  test('is carried by one of two who come at once, and a decoy by nobody', async () => {
    let sent = 0
    const counting: Provider = {
      isUp: () => true,
      send: async () => {
        sent += 1
      },
    }
    const messages = messagesWith(counting)
    const decoy = await put(messages, true)
    expect(await messages.deliver(merchantId, decoy)).toBe('sent')
    expect(sent).toBe(0)
    const id = await put(messages)
    await messages.deliver(merchantId, id)
    await messages.deliver(merchantId, id)
    expect(sent).toBe(1)
  })

  test('leaves nothing to read behind where there is no outbox', async () => {
    const providers = { sms: demonstration, mail: demonstration }
    const messages = openMessages({
      ...{ db: database.db, key, now: () => new Date() },
      ...{ providers, keepsBodies: false },
    })
    const id = await put(messages)
    await messages.deliver(merchantId, id)
    expect((await messages.latest(merchantId)).map((each) => each.id)).not.toContain(id)
  })
})

describe('mail by SMTP', () => {
  test('arrives as plain text with its subject, in any script', async () => {
    const received: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          received.push(Buffer.concat(parts).toString())
          done()
        })
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    closers.push(() => new Promise<void>((done) => server.close(done)))
    const { port } = server.server.address() as AddressInfo
    const mail = mailAttempt({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Jackfruit <no-reply@tea.example>',
      timeoutMs: 20_000,
    })
    await withPatience(mail).send({
      id: 'm-1',
      to: 'mya@tea.example',
      subject: 'မင်္ဂလာပါ',
      text: 'Line one\nစာ',
    })
    expect(received[0]).toContain('To: mya@tea.example')
    expect(received[0]).toContain('From: Jackfruit <no-reply@tea.example>')
    expect(received[0]).toContain('Content-Type: text/plain')
    expect(received[0]).toMatch(/Subject: =\?UTF-8\?/)
  })

  test('[G-PII] to a mailbox that is none fails for good, and the failure names nobody', async () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        done(Object.assign(new Error(`no mailbox ${address}`), { responseCode: 550 }))
      },
    })
    server.on('error', () => {})
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    closers.push(() => new Promise<void>((done) => server.close(done)))
    const { port } = server.server.address() as AddressInfo
    const attempt = mailAttempt({ url: `smtp://127.0.0.1:${port}`, from: 'a@b.example', timeoutMs: 5_000 })
    const provider = withPatience(attempt, { ...usualPatience, retries: 0 })
    const failed: unknown = await provider.send({ ...letter, to: 'mya@tea.example' }).catch((error) => error)
    expect(failed).toMatchObject({ kind: 'invalid', message: 'mail server: EENVELOPE 550' })
    // Failures are logged, with whatever hangs on them.
    expect(inspect(failed, { depth: null, showHidden: true })).not.toContain('mya@tea.example')
  })

  test('gives up on a server that never greets', async () => {
    const port = await aSilentPort()
    const attempt: Attempt = mailAttempt({
      url: `smtp://127.0.0.1:${port}`,
      from: 'a@b.example',
      timeoutMs: 100,
    })
    const provider = withPatience(attempt, { ...hasty, retries: 0 })
    await expect(provider.send({ ...letter, to: 'mya@tea.example' })).rejects.toMatchObject({
      kind: 'unknown',
    })
  })
})
