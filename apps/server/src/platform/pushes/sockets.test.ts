import type { AddressInfo } from 'node:net'
import type { realtime } from '@jackfruit/contracts'
import Fastify from 'fastify'
import { Gauge } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mountSockets } from './sockets.ts'

type Push = realtime.Push
type Attached = { send: (push: Push) => void; end: (reason: string) => void }

const app = Fastify()
const attached: Attached[] = []
const asked: (string | undefined)[] = []
const watching: ((push: Push) => void)[] = []
const order = (orderId: string): Push => ({ type: 'order', kind: 'deposit', orderId, state: 'EXPIRED' })
/** What happened to the member's orders; a mark is how many of them there were. */
const changes: Push[] = []
let port = 0

beforeAll(async () => {
  await mountSockets(app, {
    brandOf: async () => ({ id: 1 }) as never,
    redeem: async (ticket) =>
      ticket.startsWith('good') ? ({ memberId: 7n, sessionId: ticket.slice(0, 6) } as never) : null,
    gauge: new Gauge({ name: 'sockets_of_a_test', help: 'none', registers: [] }),
    attach: async (_, send, end) => {
      const own = { send, end }
      attached.push(own)
      return () => void attached.splice(attached.indexOf(own), 1)
    },
    watch(_, send) {
      watching.push(send)
      return () => void watching.splice(watching.indexOf(send), 1)
    },
    missed: async (_, seen) => {
      asked.push(seen)
      if (seen === '7') throw new Error('the database is away')
      return { pushes: seen === undefined ? [] : changes.slice(Number(seen)), mark: String(changes.length) }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

function connect(hello: object, origin = `http://127.0.0.1:${port}`) {
  const heard: Push[] = []
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers: { origin } } as never)
  socket.onopen = () => socket.send(JSON.stringify(hello))
  const ready = new Promise<void>((resolve) => {
    socket.onmessage = ({ data }) => {
      heard.push(JSON.parse(String(data)) as Push)
      if (heard.at(-1)?.type === 'ready') resolve()
    }
  })
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code)
  })
  const say = (frame: object) => socket.send(JSON.stringify(frame))
  return { heard, ready, closed, say, close: () => socket.close() }
}
const ticket = 'good-ticket-of-a-test-0001'

test('a page that comes back with its mark hears what it missed, before it is ready and each once', async () => {
  const first = connect({ ticket })
  await first.ready
  expect(first.heard).toEqual([{ type: 'ready', mark: '0' }])
  first.close()
  await first.closed
  await expect.poll(() => attached.length).toBe(0)
  changes.push(order('d1'), order('d2'))
  const second = connect({ ticket, seen: '0' })
  await second.ready
  expect(second.heard).toEqual([order('d1'), order('d2'), { type: 'ready', mark: '2' }])
  attached[0]?.send(order('d3'))
  await expect.poll(() => second.heard.at(-1)).toEqual(order('d3'))
  expect(asked).toEqual([undefined, '0'])
  second.close()
  await second.closed
})

test.each([
  ['a bad ticket', { ticket: 'a-bad-ticket-of-a-test' }],
  ['a mark that is no number', { ticket, seen: '1; drop' }],
  ['a mark that is too long', { ticket, seen: '1'.repeat(19) }],
  ['more than it should say', { ticket, more: true }],
])('%s ends the socket', async (_, hello) => {
  expect(await connect(hello).closed).toBe(1008)
})

test('a page whose missed changes cannot be read stays, is told to ask for all of it, and hears what is new', async () => {
  const { ready, closed, heard, close } = connect({ ticket, seen: '7' })
  await ready
  const kinds = ['deposit', 'withdrawal', 'peer']
  expect(heard).toEqual([
    { type: 'reset', kinds },
    { type: 'ready', mark: '7' },
  ])
  attached[0]?.send(order('d4'))
  await expect.poll(() => heard.at(-1)).toEqual(order('d4'))
  close()
  await closed
})

test('an ended session is told with its reason, and its socket closed', async () => {
  const { ready, closed, heard } = connect({ ticket })
  await ready
  attached[0]?.end('elsewhere')
  expect(await closed).toBe(1000)
  expect(heard.at(-1)).toEqual({ type: 'session-ended', reason: 'elsewhere' })
})

test('a login has eight sockets and no ninth; one that closes makes room, and another login is not touched', async () => {
  const own = { ticket: 'good-8-ticket-of-a-test-8' }
  const eight = Array.from({ length: 8 }, () => connect(own))
  await Promise.all(eight.map(({ ready }) => ready))
  const many = Array.from({ length: 5 }, () => connect(own))
  expect(await Promise.all(many.map(({ closed }) => closed))).toEqual([1008, 1008, 1008, 1008, 1008])
  await connect({ ticket: 'good-9-ticket-of-a-test-9' }).ready
  const [first] = eight
  first?.close()
  await first?.closed
  const last = connect(own)
  await last.ready
  for (const each of [...eight, last]) each.close()
  await Promise.all(eight.map(({ closed }) => closed))
})

test('a page hears of live tables from when it says so until it says otherwise, or is gone', async () => {
  const page = connect({ ticket })
  await page.ready
  expect(watching).toHaveLength(0)
  page.say({ watch: 'live-tables' })
  page.say({ watch: 'live-tables' })
  await expect.poll(() => watching.length).toBe(1)
  const news: Push = { type: 'live-tables', at: '2026-01-01T00:00:00.000Z', tables: [], gone: ['rubyrow:a'] }
  watching[0]?.(news)
  await expect.poll(() => page.heard.at(-1)).toEqual(news)
  page.say({ watch: null })
  await expect.poll(() => watching.length).toBe(0)
  page.say({ watch: 'live-tables' })
  await expect.poll(() => watching.length).toBe(1)
  page.close()
  await page.closed
  await expect.poll(() => watching.length).toBe(0)
})

test('whatever else a page says after its ticket ends its socket', async () => {
  for (const frame of [{ watch: 'everything' }, { watch: 'live-tables', more: 1 }, { ticket }]) {
    const page = connect({ ticket })
    await page.ready
    page.say(frame)
    expect(await page.closed).toBe(1008)
  }
})
