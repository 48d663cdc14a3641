import { connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'

const delayMs = 150

export const slowPackets: Fault = {
  name: 'slow-packets',
  title: 'every packet between the programs and their database takes 150 ms each way, for 12 s',
  backWithinMs: 10_000,
  async happen({ world }) {
    const sockets = new Set<Socket>()
    const server = await slowly(world.cluster().port, sockets)
    const address = server.address()
    world.wire.redirect({
      host: '127.0.0.1',
      port: typeof address === 'object' && address ? address.port : 0,
    })
    world.wire.cut()
    await pause(12_000)
    world.wire.redirect(world.cluster().adminUrl())
    world.wire.cut()
    for (const socket of sockets) socket.destroy()
    server.close()
    return []
  },
}

async function slowly(port: number, sockets: Set<Socket>): Promise<Server> {
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('data', (bytes) => void setTimeout(() => to.writable && to.write(bytes), delayMs))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return server
}
