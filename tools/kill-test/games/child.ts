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
/** A machine with ten times as much to do starts a program in ten times as long. */
const backWithinMs = 120_000

/** `claim` is awaited between the first start and its being ready: its journal is new to the platform. */
export async function startStudio(
  settings: Readonly<Record<string, string>>,
  claim: () => Promise<unknown>,
): Promise<StudioProcess> {
  const url = `http://127.0.0.1:${settings['port']}`
  const begin = async () => {
    const born = spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', file, JSON.stringify(settings)],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    await isReady(`${url}/healthz`)
    return born
  }
  let child: ChildProcess = await begin()
  await claim()
  await isReady(`${url}/readyz`)
  const end = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return {
    async kill() {
      await end()
      child = await begin()
      await isReady(`${url}/readyz`)
    },
    stop: end,
  }
}

/** Throws when nobody answers there within two minutes. */
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
