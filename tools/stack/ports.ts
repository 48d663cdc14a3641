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
