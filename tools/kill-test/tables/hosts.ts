/** Two hosts at the same tables, as who kills them sees them. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { isReady } from '../games/child.ts'

export interface Hosts {
  /** Without a word, whichever leads; answers false where it is none of these. Another is started in its place. */
  killHolder(holder: string): Promise<boolean>
  ready(): Promise<void>
  stop(): Promise<void>
}

interface Host {
  readonly child: ChildProcess
  readonly url: string
  readonly holders: readonly string[]
}

const file = fileURLToPath(new URL('host.ts', import.meta.url))

/** `claim` is awaited when the first has begun: its journal is new to the platform. */
export async function startHosts(
  ports: readonly number[],
  settings: Readonly<Record<string, string>>,
  claim: () => Promise<unknown>,
): Promise<Hosts> {
  const begin = async (port: number): Promise<Host> => {
    const child = fork(file, [JSON.stringify({ ...settings, port: String(port) })], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
    const [holders] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('a host ended before it began')
      }),
    ])) as [string[]]
    return { child, holders, url: `http://127.0.0.1:${port}` }
  }
  const all = new Map<number, Host>()
  for (const [no, port] of ports.entries()) {
    all.set(port, await begin(port))
    if (no === 0) await claim()
  }
  const end = async ({ child }: Host) => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  const ready = async () => {
    for (const { url } of all.values()) await isReady(`${url}/readyz`)
  }
  await ready()
  return {
    ready,
    async killHolder(holder) {
      const found = [...all].find(([, { holders }]) => holders.includes(holder))
      if (!found) return false
      const [port, host] = found
      await end(host)
      all.set(port, await begin(port))
      return true
    },
    async stop() {
      for (const host of all.values()) await end(host)
    },
  }
}
