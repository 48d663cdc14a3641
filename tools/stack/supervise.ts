/** Programs that run beside us: started, started again when they fall, and stopped in order. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { countFalls, givenUp } from './falls.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Supervised {
  readonly name: string
  pid(): number
  failure(): string | null
  stop(): Promise<void>
}

export const restartPauseMs = 1_000
export const fallsUsuallyMax = 5

export interface Manner {
  readonly say: (line: string) => void
  /** So often in a minute it may fall before it is given up. */
  readonly fallsMax?: number | undefined
  /** Hears the sentence of one that is given up. */
  readonly onGivenUp?: (why: string) => void
}

/** Runs one program; starts it again when it falls, and gives up when it falls too often. */
export function supervise(
  name: string,
  file: string,
  { say, fallsMax = fallsUsuallyMax, onGivenUp = say }: Manner,
  env: Readonly<Record<string, string>>,
): Supervised {
  let child: ChildProcess | null = null
  let stopping = false
  let failure: string | null = null
  let falls = 0
  const fellTooOften = countFalls(fallsMax)
  const start = () => {
    const [command = '', ...args] = [
      ...tiedToUs(),
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      join(root, file),
    ]
    const born = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
      // Who owns the schema is told to those alone who are told it by name.
      env: { ...process.env, DATABASE_OWNER_URL: undefined, ...env },
    })
    child = born
    born.once('exit', (status, signal) => {
      if (stopping) return
      falls += 1
      const how = signal ?? `status ${status}`
      failure = `the ${name} ended by itself (${how})`
      if (fellTooOften()) return onGivenUp(givenUp(name, how, fallsMax))
      setTimeout(again, restartPauseMs).unref()
    })
  }
  // Whoever signals every process at once may end a program before this one hears of it: by now it has.
  const again = () => {
    if (stopping) return
    say(`${failure} and is started again`)
    start()
  }
  start()
  return {
    name,
    pid: () => child?.pid ?? 0,
    failure: () => (falls >= 2 ? failure : null),
    async stop() {
      stopping = true
      const current = child
      if (!current || current.exitCode !== null || current.signalCode !== null) return
      const gone = new Promise<void>((done) => current.once('exit', () => done()))
      current.kill('SIGTERM')
      const last = setTimeout(() => current.kill('SIGKILL'), 12_000)
      await gone
      clearTimeout(last)
    },
  }
}

/** A kill -9 of this program takes its children along where the machine can do that. */
export function tiedToUs(): string[] {
  return process.platform === 'linux' && spawnSync('setpriv', ['--version']).status === 0
    ? ['setpriv', '--pdeathsig', 'TERM']
    : []
}

const readyWithinMs = 60_000

export async function answers(url: string, program: Supervised): Promise<void> {
  const until = Date.now() + readyWithinMs
  while (Date.now() < until) {
    const failure = program.failure()
    if (failure) throw new Error(`${failure}; what it said stands above`)
    const ok = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`the ${program.name} did not get ready within ${readyWithinMs / 1000} s`)
}
