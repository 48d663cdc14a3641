/** What stands in front of two platforms: asks each twice a second whether it is ready, and hands calls to those who are. */
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Balancer {
  readonly port: number
  /** Calls that a platform did not take, or left without an answer. */
  readonly broken: Map<string, number>
  /** How many it hands calls to because they said that they are ready. */
  ready(): number
  close(): Promise<void>
}

const askEveryMs = 500
/** A platform answers this within two seconds, whatever hangs. */
const askWithinMs = 2_500

export async function openBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set(ports)
  const broken = new Map<string, number>()
  const count = (what: string) => broken.set(what, (broken.get(what) ?? 0) + 1)
  let turn = 0
  const look = async () => {
    for (const port of ports) {
      const isReady = await fetch(`http://127.0.0.1:${port}/readyz`, {
        signal: AbortSignal.timeout(askWithinMs),
      }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(port)
      else ready.delete(port)
    }
  }
  const timer = setInterval(() => void look(), askEveryMs)
  const server = createServer((incoming, outgoing) => {
    const list = ready.size > 0 ? [...ready] : [...ports]
    const port = list[turn++ % list.length] ?? 0
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      if (answer.statusCode === 503) count('503')
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => outgoing.destroy())
    })
    onward.on('error', (error: NodeJS.ErrnoException) => {
      count(error.code === 'ECONNREFUSED' ? 'refused' : 'reset')
      if (outgoing.headersSent) outgoing.destroy()
      else outgoing.writeHead(502).end()
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    broken,
    ready: () => ready.size,
    close() {
      clearInterval(timer)
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
