import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { ask, signIn } from '../../storm/member.ts'
import type { Fault } from '../fault.ts'
import { visitor } from '../load.ts'
import type { World } from '../world.ts'

const pages = 6
/** Two pings of half a minute each, and room. */
const endedWithinMs = 75_000
const everyMs = 3_000

export const deafPages: Fault = {
  name: 'deaf-pages',
  title: 'pages open a socket and never read it, but say that they live: they are ended',
  backWithinMs: 5_000,
  async happen({ world }) {
    const pass = await signIn(world.lines[0], visitor.username, visitor.password)
    const open: { socket: Socket; ended: boolean }[] = []
    for (let page = 0; page < pages; page++) {
      const told = await ask(world.lines[0], pass, identity.socketTicket)
      const socket = await openDeaf(world, String(told?.value['ticket']))
      const entry = { socket, ended: false }
      socket.on('error', () => {
        entry.ended = true
      })
      socket.on('close', () => {
        entry.ended = true
      })
      open.push(entry)
    }
    const began = performance.now()
    while (open.some(({ ended }) => !ended) && performance.now() - began < endedWithinMs) {
      for (const { socket, ended } of open) if (!ended) socket.write(frame(pong, randomBytes(4)))
      await pause(everyMs)
    }
    const left = open.filter(({ ended }) => !ended).length
    for (const { socket } of open) socket.destroy()
    return left > 0 ? [`${left} of ${pages} pages that never read are still held`] : []
  },
}

const text = 0x1
const pong = 0xa

/** Says its ticket and reads nothing from then on. */
async function openDeaf(world: World, ticket: string): Promise<Socket> {
  const [port] = world.ground.ports.platforms
  const socket = connect(port, '127.0.0.1')
  await new Promise((done, failed) => {
    socket.once('connect', done)
    socket.once('error', failed)
  })
  socket.write(
    [
      'GET /ws HTTP/1.1',
      ...[`Host: localhost:${port}`, `Origin: http://localhost:${port}`, 'Upgrade: websocket'],
      ...['Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  await new Promise((done) => socket.once('data', done))
  socket.pause()
  socket.write(frame(text, Buffer.from(JSON.stringify({ ticket }))))
  return socket
}

/** As a browser sends it: short, whole and masked. */
function frame(kind: number, content: Buffer): Buffer {
  const mask = randomBytes(4)
  const masked = content.map((byte, at) => byte ^ (mask[at % mask.length] ?? 0))
  return Buffer.concat([Buffer.from([0x80 | kind, 0x80 | content.length]), mask, masked])
}
