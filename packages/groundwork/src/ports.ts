import { createServer, type Server } from 'node:net'

/** Below the ports that systems hand out by themselves; the first of each sixteen is its guard. */
const guards = { first: 12_000, last: 31_984, apart: 16 }

/**
 * So many ports that are this process's alone until it ends. It listens on the guard before them all that
 * time, so that whoever asks here at the same moment, in this process or another, gets others.
 */
export async function claimPorts(count: number): Promise<number[]> {
  if (count >= guards.apart) throw new Error(`${count} ports are more than one guard watches over`)
  for (let guard = guards.first; guard <= guards.last; guard += guards.apart) {
    const claim = await listenOn(guard)
    if (!claim) continue
    const ports = Array.from({ length: count }, (_, at) => guard + 1 + at)
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) {
      claim.unref()
      return ports
    }
    claim.close()
  }
  throw new Error(`no ${count} ports beside each other are free`)
}

/** Refuses with one sentence that says what to do. */
export async function demandFree(name: string, port: number): Promise<void> {
  if (await isFree(port)) return
  throw new Error(
    `Port ${port} is in use: stop the program that uses it, or choose another with ${name}=${port + 10} npm start.`,
  )
}

/** Whether nobody listens on this loopback port yet. */
async function isFree(port: number): Promise<boolean> {
  const probe = await listenOn(port)
  await new Promise((done) => (probe ? probe.close(done) : done(null)))
  return probe !== null
}

function listenOn(port: number): Promise<Server | null> {
  return new Promise((answer) => {
    const server = createServer()
    server.once('error', () => answer(null))
    server.listen(port, '127.0.0.1', () => answer(server))
  })
}
