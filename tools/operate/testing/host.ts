/**
 * Does what commands do, one after the other in one process: each is evaluated anew with its own words, as Node does
 * it for a program, over modules that were loaded once. What it writes and how it ends is told to who started this.
 */
import { pathToFileURL } from 'node:url'
import { forgetKept } from '../../../apps/server/src/platform/briefly.ts'
import type { Asked, Told } from './commands.ts'

let written = { stdout: '', stderr: '' }
for (const name of ['stdout', 'stderr'] as const)
  process[name].write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    written[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString()
    const heard = rest.find((each) => typeof each === 'function') as (() => void) | undefined
    if (heard) process.nextTick(heard)
    return true
  }

/** A command that leaves has ended there, whoever would catch what is thrown instead. */
const exit = process.exit
let isOver = false
process.exit = (status) => {
  tell({ status: Number(status ?? process.exitCode ?? 0), isLast: true }, () => exit(0))
  throw new Error('the command has left')
}

function tell(ended: Pick<Told, 'status' | 'isLast'>, then = () => {}): void {
  if (isOver) return
  isOver = true
  process.send?.({ ...written, ...ended } satisfies Told, then)
}

let turn = 0
process.on('message', async ({ script, words }: Asked) => {
  written = { stdout: '', stderr: '' }
  isOver = false
  process.exitCode = undefined
  process.argv = [process.execPath, script, ...words]
  forgetKept()
  try {
    await import(`${pathToFileURL(script).href}?turn=${turn++}`)
    tell({ status: Number(process.exitCode ?? 0), isLast: false })
  } catch (error) {
    written.stderr += error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ status: 1, isLast: false })
  }
})
process.on('disconnect', () => exit(0))
