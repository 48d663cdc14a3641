/** `npm start` as a person starts it, in a folder and at ports of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { tiedToUs } from '../stack/supervise.ts'
import { untilTrue } from './cluster.ts'

export interface Product {
  readonly url: string
  /** All that it said so far. */
  said(): string
  /** Its status, once it has ended. */
  status(): number | null
  databasePid(): number
  /** The program that listens at `url`. */
  platformPid(): number | null
  stop(): Promise<void>
}

const start = fileURLToPath(new URL('../start.ts', import.meta.url))
const readyWithinMs = 180_000

export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-product-'))
  const [port = 0, gamesPort = 0] = await claimPorts(2)
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', start]
  const [command = '', ...args] = [...tiedToUs(), ...node]
  const child = spawn(command, args, {
    env: {
      ...process.env,
      ...{ JACKFRUIT_DATA: dataDir, PORT: String(port), GAMES_PORT: String(gamesPort), LOG_LEVEL: 'fatal' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
  const product: Product = {
    url: `http://127.0.0.1:${port}`,
    said: () => text,
    status: () => child.exitCode,
    databasePid: () =>
      Number(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]),
    platformPid: () => pidOf(String(port)),
    async stop() {
      await ended(child)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  try {
    await untilTrue('the product', readyWithinMs, async () => {
      if (child.exitCode !== null) throw new Error(`npm start ended: ${text.slice(-500)}`)
      return text.includes('Jackfruit is ready')
    })
    return product
  } catch (error) {
    await product.stop()
    throw error
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await Promise.race([gone, pause(30_000).then(() => child.kill('SIGKILL'))])
}

/** The platform that was told this port, by its own environment. */
function pidOf(port: string): number | null {
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const words = readFileSync(`/proc/${name}/cmdline`, 'utf8')
      const environment = readFileSync(`/proc/${name}/environ`, 'utf8').split('\0')
      const isOurs = environment.includes(`PORT=${port}`) && !environment.includes('JACKFRUIT_ROLE=jobs')
      if (words.includes('apps/server/src/main.ts') && isOurs) return Number(name)
    } catch {
      // It is gone, or not ours to read.
    }
  }
  return null
}

/** How long until it answers a question that needs the database, or null. */
export async function backAfter({ url }: Product, withinMs: number): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < withinMs) {
    const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_500) }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return performance.now() - began
    await pause(100)
  }
  return null
}
