/** Sockets of tables before a door that tests hold in their hand. */
import type { Line } from '@jackfruit/studio-kit/rounds/feed/listener'
import type { Studio } from '@jackfruit/studio-kit/studio'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mountTables } from './sockets.ts'

let app: FastifyInstance
let line: Line | null = null
const said: string[] = []
let left = 0

const tables: Studio['tables'] = {
  async enter(text, given) {
    if (text !== 'good') return null
    line = given
    given.send('snapshot')
    return { say: (each) => said.push(each) > 0 && each !== 'nonsense', leave: () => void left++ }
  },
}

beforeEach(async () => {
  said.length = 0
  left = 0
  line = null
  app = Fastify()
  const studio = { code: 'rubyrow', tables } as Studio
  await mountTables(app, [studio])
  await app.ready()
})
afterEach(() => app.close())

const headers = { host: 'games.example', origin: 'https://games.example' }

async function aPage() {
  const heard: string[] = []
  const socket = await app.injectWS('/rubyrow/play/v1/table', { headers })
  let closed: number | null = null
  socket.on('message', (data) => heard.push(String(data)))
  socket.on('close', (code) => {
    closed = code
  })
  return { socket, heard, closed: () => closed }
}

test('who says hello with a session hears the table, and is heard', async () => {
  const { socket, heard } = await aPage()
  socket.send('good')
  socket.send('a bet')
  await expect.poll(() => said).toEqual(['a bet'])
  line?.send('delta')
  await expect.poll(() => heard).toEqual(['snapshot', 'delta'])
  socket.terminate()
  await expect.poll(() => left).toBe(1)
})

test('without a session, and with what no page of ours says, the socket is ended', async () => {
  const stranger = await aPage()
  stranger.socket.send('bad')
  await expect.poll(stranger.closed).toBe(1008)
  const page = await aPage()
  page.socket.send('good')
  page.socket.send('nonsense')
  await expect.poll(page.closed).toBe(1008)
  await expect.poll(() => left).toBe(1)
})

test('a page of another origin is not heard', async () => {
  for (const origin of ['https://other.example', 'null'])
    await expect(app.injectWS('/rubyrow/play/v1/table', { headers: { ...headers, origin } })).rejects.toThrow(
      '403',
    )
})
