/** The studio process as who kills it sees it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export interface StudioProcess {
  /** Without a word; and starts another in its place. */
  kill(): Promise<void>
  stop(): Promise<void>
}

const file = fileURLToPath(new URL('studio.ts', import.meta.url))
const backWithinMs = 30_000

export async function startStudio(settings: Readonly<Record<string, string>>): Promise<StudioProcess> {
  const begin = async () => {
    const born = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, JSON.stringify(settings)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await isReady(`http://127.0.0.1:${settings['port']}/readyz`)
    return born
  }
  let child: ChildProcess = await begin()
  const end = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    async kill() {
      await end()
      child = await begin()
    },
    stop: end,
  }
}

/** Throws when nobody answers there within half a minute. */
export async function isReady(url: string): Promise<void> {
  const until = Date.now() + backWithinMs
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error(`nobody answers at ${url}`)
    await pause(50)
  }
}
