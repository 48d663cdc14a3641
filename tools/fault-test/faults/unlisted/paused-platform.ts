import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'

export const pausedPlatform: Fault = {
  name: 'paused-platform',
  title:
    'one platform stands still for 20 s in the middle of what it does, and goes on as if nothing had been',
  backWithinMs: 10_000,
  async happen({ world }) {
    const pid = world.stack.platforms[0]?.pid() ?? 0
    process.kill(pid, 'SIGSTOP')
    await pause(20_000)
    process.kill(pid, 'SIGCONT')
    return []
  },
}
