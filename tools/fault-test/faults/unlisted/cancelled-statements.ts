import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'
import { connectTo } from '../../world.ts'

const turns = 60

export const cancelledStatements: Fault = {
  name: 'cancelled-statements',
  title: 'an operator cancels whatever runs, ten times a second for 6 s',
  backWithinMs: 10_000,
  async happen({ world }) {
    const admin = await connectTo(world.cluster().adminUrl())
    try {
      for (let turn = 0; turn < turns; turn++) {
        await admin.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where state = 'active' and usename <> 'postgres'`,
        )
        await pause(100)
      }
    } finally {
      await admin.end()
    }
    return []
  },
}
