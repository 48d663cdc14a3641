import { setTimeout as pause } from 'node:timers/promises'
import { childrenOf } from '@jackfruit/groundwork/kill'
import type { Fault } from '../../fault.ts'

export const frozenDatabase: Fault = {
  name: 'frozen-database',
  title: 'the machine of the database stands still for 12 s, with all that it was doing, and goes on',
  backWithinMs: 10_000,
  async happen({ world }) {
    const first = world.cluster().pid()
    const all = [first, ...childrenOf(first)]
    for (const pid of all) signal(pid, 'SIGSTOP')
    await pause(12_000)
    for (const pid of all) signal(pid, 'SIGCONT')
    return []
  },
}

function signal(pid: number, what: NodeJS.Signals) {
  try {
    process.kill(pid, what)
  } catch {
    // It ended by itself in between.
  }
}
