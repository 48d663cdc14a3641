import { createServer } from 'node:net'

/** Whether nobody listens on this loopback port yet. */
export function isFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((answer) => {
    const probe = createServer()
    probe.once('error', () => answer(false))
    probe.listen(port, host, () => probe.close(() => answer(true)))
  })
}

/** Refuses with one sentence that says what to do. */
export async function demandFree(name: string, port: number): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use: stop the program that uses it, or choose another with ${name}=${port + 10} npm start.`,
  )
}

const portMax = 65_535

/** The first port from here on that nobody listens on. */
export async function firstFree(from: number): Promise<number> {
  for (let port = from; port <= portMax; port++) if (await isFree(port)) return port
  throw new Error(`no port is free from ${from} on`)
}

/** So many ports that nobody listens on, all of them different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<{ port: number; close: () => void }>((open) => {
          const server = createServer().listen(0, '127.0.0.1', () => {
            const address = server.address()
            const port = typeof address === 'object' && address ? address.port : 0
            open({ port, close: () => server.close() })
          })
        }),
    ),
  )
  for (const { close } of probes) close()
  return probes.map(({ port }) => port)
}
