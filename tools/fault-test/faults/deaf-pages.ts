import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { ask, signIn } from '../../storm/member.ts'
import type { Fault } from '../fault.ts'
import { visitor } from '../load.ts'
import type { World } from '../world.ts'

const pages = 6
/** The first ping comes after half a minute: who is ended before it was ended for something else. */
const livesMs = 31_000
/** Two pings of half a minute each, and room. */
const endedWithinMs = 75_000
const everyMs = 3_000

export const deafPages: Fault = {
  name: 'deaf-pages',
  title: 'pages open a socket and never read it, but say that they live: they are ended',
  backWithinMs: 5_000,
  async happen({ world }) {
    const pass = await signIn(world.lines[0], visitor.username, visitor.password)
    const open: { socket: Socket; since: number; endedAt: number | null }[] = []
    for (let page = 0; page < pages; page++) {
      const told = await ask(world.lines[0], pass, identity.socketTicket)
      if (!told?.success) return [`page ${page + 1} gets no ticket: ${told?.code ?? 'no answer'}`]
      const socket = await openDeaf(world, String(told.value['ticket']))
      const entry: (typeof open)[number] = { socket, since: performance.now(), endedAt: null }
      for (const end of ['error', 'close'])
        socket.on(end, () => {
          entry.endedAt ??= performance.now()
        })
      open.push(entry)
    }
    const began = performance.now()
    while (open.some(({ endedAt }) => endedAt === null) && performance.now() - began < endedWithinMs) {
      for (const { socket, endedAt } of open) if (endedAt === null) socket.write(frame(pong, randomBytes(4)))
      await pause(everyMs)
    }
    const left = open.filter(({ endedAt }) => endedAt === null).length
    const early = open.filter(({ since, endedAt }) => endedAt !== null && endedAt - since < livesMs).length
    for (const { socket } of open) socket.destroy()
    return [
      ...(left > 0 ? [`${left} of ${pages} pages that never read are still held`] : []),
      ...(early > 0 ? [`${early} of ${pages} were ended before anybody asked whether they live`] : []),
    ]
  },
}

const text = 0x1
const pong = 0xa

/** Says its ticket and reads nothing from then on. */
async function openDeaf(world: World, ticket: string): Promise<Socket> {
  const [port] = world.ground.ports.platforms
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    [
      'GET /ws HTTP/1.1',
      ...[`Host: localhost:${port}`, `Origin: http://localhost:${port}`, 'Upgrade: websocket'],
      ...['Connection: Upgrade', 'Sec-WebSocket-Version: 13'],
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
      '\r\n',
    ].join('\r\n'),
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (!answer.toString().startsWith('HTTP/1.1 101 '))
    throw new Error(`no socket is opened: ${answer.toString().split('\r\n')[0]}`)
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
