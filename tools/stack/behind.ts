/** Work that is done once, behind everything else on the machine. */
import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Stoppable } from './stop.ts'
import { tiedToUs } from './supervise.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

interface Ends {
  done(): void
  /** By itself: one that is stopped has not failed. */
  failed(): void
}

/** It ends with this program, which alone hears Ctrl-C: a terminal interrupts a whole group of processes. */
export function runBehind(work: readonly string[], { done, failed }: Ends): Stoppable {
  const [command = '', ...args] = [...tiedToUs(), ...work]
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  const end = () => child.kill()
  process.once('exit', end)
  let stopping = false
  const gone = new Promise<void>((left) => {
    child.once('error', () => left(failed()))
    child.once('exit', (status) => {
      process.off('exit', end)
      if (status === 0) done()
      else if (!stopping) failed()
      left()
    })
  })
  return {
    async stop() {
      stopping = true
      child.kill()
      await gone
    },
  }
}
