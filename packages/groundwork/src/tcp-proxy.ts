/** A wire with somebody in the middle of it: what a network does to a program that speaks over it, on purpose. */
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

export interface Address {
  readonly host: string
  readonly port: number
}

export interface TcpProxy {
  /** Where it listens, on loopback. The same until it is closed, whatever becomes of the other side. */
  readonly port: number
  /** The same address of a service, by way of this wire. */
  through(url: string): string
  /** Connections that were taken and not ended by whoever made them. */
  open(): number
  /** All that were ever taken. */
  taken(): number
  /** Passes what comes. Connections that were swallowed stay silent: their other side is gone. */
  accept(): Promise<void>
  /**
   * From now on nothing passes and nothing is ended: who is connected hears nothing any more, and who connects is
   * taken and not answered.
   */
  swallow(): Promise<void>
  /** Nothing listens. Who is connected stays so. */
  refuse(): Promise<void>
  /** Ends every connection at once with a reset; new ones are treated as before. */
  cut(): void
  /** The address moves: new connections go there, and those to the place before fall silent without an end. */
  redirect(to: Address | string): void
  close(): Promise<void>
}

interface Pair {
  readonly near: Socket
  far: Socket | null
}

/** Listens on a port that the system chose, or on the one given. */
export async function openTcpProxy(target: Address | string, port = 0): Promise<TcpProxy> {
  let to = addressOf(target)
  let isSwallowing = false
  let taken = 0
  let server: Server | null = null
  const pairs = new Set<Pair>()

  function take(near: Socket) {
    taken++
    const pair: Pair = { near, far: null }
    pairs.add(pair)
    near.on('error', () => {})
    near.on('close', () => {
      pairs.delete(pair)
      pair.far?.destroy()
    })
    if (isSwallowing) silence(pair)
    else join(pair)
  }

  function join(pair: Pair) {
    const { near } = pair
    const far = connect(to)
    pair.far = far
    near.setNoDelay(true)
    far.setNoDelay(true)
    // One that was silenced has another far side, or none: neither a reset nor an end of it is told.
    const isJoined = () => pair.far === far
    far.on('error', () => {
      if (isJoined()) near.resetAndDestroy()
    })
    near.pipe(far)
    far.pipe(near)
    far.on('close', () => {
      if (isJoined()) near.destroy()
    })
  }

  async function listen(at: number) {
    const next = createServer({ allowHalfOpen: true }, take)
    next.listen(at, '127.0.0.1')
    await once(next, 'listening')
    server = next
    const bound = next.address()
    return typeof bound === 'object' && bound ? bound.port : at
  }

  const own = await listen(port)
  const silenceAll = () => pairs.forEach(silence)

  return {
    port: own,
    through: (url) => movedTo(url, own),
    // Who left a silent connection is not answered, so that it stays half open here.
    open: () => [...pairs].filter(({ near }) => !near.readableEnded).length,
    taken: () => taken,
    async accept() {
      isSwallowing = false
      if (!server) await listen(own)
    },
    async swallow() {
      isSwallowing = true
      silenceAll()
      if (!server) await listen(own)
    },
    async refuse() {
      // Not waited for: it closes when the last connection has ended, and stops listening at once.
      server?.close()
      server = null
    },
    cut() {
      for (const { near } of pairs) near.resetAndDestroy()
    },
    redirect(next) {
      to = addressOf(next)
      silenceAll()
    },
    async close() {
      const closing = server
      server = null
      const closed = closing ? once(closing, 'close') : Promise.resolve()
      closing?.close()
      for (const { near } of pairs) near.destroy()
      await closed
    },
  }
}

/** What was said goes nowhere and nothing is answered; the end of neither side reaches the other. */
function silence(pair: Pair) {
  const { near, far } = pair
  pair.far = null
  near.unpipe()
  near.on('data', () => {})
  near.resume()
  if (!far) return
  far.unpipe()
  // The service keeps the connection as it would one whose network was lost: it may finish what it was told.
  far.on('data', () => {})
  far.resume()
  near.on('close', () => far.destroy())
}

function addressOf(target: Address | string): Address {
  if (typeof target !== 'string') return target
  const { hostname, port, protocol } = new URL(target)
  const usual = protocol === 'postgres:' || protocol === 'postgresql:' ? 5432 : 80
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usual }
}

function movedTo(url: string, port: number): string {
  const moved = new URL(url)
  moved.hostname = '127.0.0.1'
  moved.port = String(port)
  return moved.toString()
}
