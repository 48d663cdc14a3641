/** Pages that hear and do not answer as a browser does, spoken to frame by frame. */
import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { realtime } from '@jackfruit/contracts'
import Fastify, { type FastifyInstance } from 'fastify'
import { Gauge } from 'prom-client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountSockets } from './sockets.ts'

let app: FastifyInstance
let sends: ((push: realtime.Push) => void)[] = []
let port = 0

beforeEach(async () => {
  sends = []
  app = Fastify()
  await mountSockets(app, {
    brandOf: async () => ({ id: 1 }) as never,
    redeem: async () => ({ memberId: 7n, sessionId: 's' }) as never,
    gauge: new Gauge({ name: 'sockets_of_a_test', help: 'none', registers: [] }),
    attach: async (_, send) => {
      sends.push(send)
      return () => void sends.splice(sends.indexOf(send), 1)
    },
    missed: async () => ({ pushes: [], mark: '0' }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

const opcodes = { text: 1, close: 8, ping: 9, pong: 10 }

/** One short frame, masked with zeros, as a page must mask. */
const frame = (kind: keyof typeof opcodes, body: Buffer) =>
  Buffer.concat([Buffer.from([0x80 | opcodes[kind], 0x80 | body.length, 0, 0, 0, 0]), body])

/** A page that was let in, and everything that it was sent. */
async function openPage(): Promise<{ socket: Socket; heard: Buffer[] }> {
  const socket = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('error', () => {})
  const lines = [
    'GET /ws HTTP/1.1',
    ...[`Host: 127.0.0.1:${port}`, `Origin: http://127.0.0.1:${port}`],
    ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  socket.on('data', (chunk) => heard.push(chunk))
  socket.write(frame('text', Buffer.from(JSON.stringify({ ticket: 'good-ticket-of-a-test-0001' }))))
  await vi.waitFor(() => expect(String(Buffer.concat(heard))).toContain('ready'))
  return { socket, heard }
}

test('a page that never reads is ended when 256 kB wait for it, and another one goes on', async () => {
  const reads = await openPage()
  const { socket } = await openPage()
  socket.pause()
  const [toReader, toSilent] = sends
  const push: realtime.Push = { type: 'order', kind: 'deposit', orderId: 'd'.repeat(30), state: 'EXPIRED' }
  for (let turns = 0; turns < 2_000 && sends.length > 1; turns++) {
    for (let times = 0; times < 100; times++) toSilent?.(push)
    toReader?.(push)
    await new Promise((next) => setImmediate(next))
  }
  expect(sends).toEqual([toReader])
  toReader?.({ ...push, orderId: 'the last' })
  await vi.waitFor(() => expect(String(reads.heard.at(-1))).toContain('the last'))
  for (const each of [socket, reads.socket]) each.destroy()
})

test('a pong counts when it answers our ping: one said unasked keeps no socket open', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const answers = await openPage()
  const chatters = await openPage()
  const closed = once(chatters.socket, 'close')
  for (let beats = 0; beats < 3; beats++) {
    answers.heard.length = 0
    await vi.advanceTimersByTimeAsync(30_000)
    await vi.waitFor(() => expect(answers.heard.length).toBeGreaterThan(0))
    // What a ping carries stands behind its two bytes of head.
    answers.socket.write(frame('pong', Buffer.concat(answers.heard).subarray(2)))
    chatters.socket.write(frame('pong', Buffer.from('I am here')))
    await new Promise((next) => setTimeout(next, 50))
  }
  await closed
  expect(sends).toHaveLength(1)
  answers.socket.destroy()
})

test('a server that stops tells its pages to come back at once, and waits for none that says nothing', async () => {
  const { socket, heard } = await openPage()
  const startedAt = performance.now()
  await app.close()
  expect(performance.now() - startedAt).toBeLessThan(15_000)
  const told = Buffer.concat(heard)
  // The last frame closes with 1012: the service restarts.
  expect(told.lastIndexOf(Buffer.from([0x03, 0xf4]))).toBeGreaterThan(0)
  socket.destroy()
})
