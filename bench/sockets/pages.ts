/** Open pages, in a process of their own: most hear and answer the server's questions, some never read. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { framesIn, kinds, masked } from './frames.ts'
import type { PagesHeard, PagesJob } from './job.ts'

const openedAtOnce = 64
const deafBeatMs = 3_000
const deafEndedMs: number[] = []
let [opened, pushes, readersEnded] = [0, 0, 0]
let isOver = false

/** The first message opens the pages; each one after it asks what they have heard. */
process.once('message', (job: PagesJob) => {
  void openAll(job).then(() => {
    tell()
    process.on('message', tell)
  })
})
process.once('disconnect', () => {
  isOver = true
  process.exit(0)
})

function tell() {
  const heard: PagesHeard = { opened, pushes, deafEndedMs: [...deafEndedMs], readersEnded }
  process.send?.(heard)
}

async function openAll({ port, tickets, deaf }: PagesJob): Promise<void> {
  let next = 0
  const work = async () => {
    for (let at = next++; at < tickets.length; at = next++)
      await openPage({ port, at, ticket: tickets[at] ?? '', isDeaf: at < deaf })
  }
  await Promise.all(Array.from({ length: openedAtOnce }, work))
}

interface Page {
  readonly port: number
  readonly at: number
  readonly ticket: string
  readonly isDeaf: boolean
}

async function openPage({ port, at, ticket, isDeaf }: Page): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    [
      'GET /ws HTTP/1.1',
      ...[`Host: localhost:${port}`, `Origin: http://localhost:${port}`, 'Upgrade: websocket'],
      ...['Connection: Upgrade', 'Sec-WebSocket-Version: 13', `X-Forwarded-For: 10.9.${at >> 8}.${at & 255}`],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (!answer.toString('latin1').startsWith('HTTP/1.1 101 '))
    throw new Error(`no socket is opened: ${answer.toString('latin1').split('\r\n')[0]}`)
  const since = performance.now()
  opened++
  if (isDeaf) lieDeaf(socket)
  else hear(socket)
  socket.write(masked(kinds.text, Buffer.from(JSON.stringify({ ticket }))))
  socket.on('close', () => {
    if (isOver) return
    if (isDeaf) deafEndedMs.push(performance.now() - since)
    else readersEnded++
  })
}

/** Reads nothing from now on, and goes on saying that it lives: so it finds out, too, that it was ended. */
function lieDeaf(socket: Socket) {
  socket.pause()
  const beat = setInterval(() => socket.write(masked(kinds.pong, randomBytes(4))), deafBeatMs)
  socket.once('close', () => clearInterval(beat))
}

function hear(socket: Socket) {
  let left: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    const { frames, rest } = framesIn(left.length > 0 ? Buffer.concat([left, chunk]) : chunk)
    left = rest
    for (const { kind, content } of frames) {
      if (kind === kinds.text) pushes++
      if (kind === kinds.ping) socket.write(masked(kinds.pong, content))
    }
  })
}
