import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const killedDatabase: Fault = {
  name: 'killed-database',
  title: 'every process of PostgreSQL is killed, and started again after 3 s',
  backWithinMs: 10_000,
  async happen({ world }) {
    await world.cluster().kill()
    await pause(3_000)
    await world.cluster().start()
    return []
  },
}
