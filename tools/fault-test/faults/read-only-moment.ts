import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

/** Connections that a moment may add and not give back. */
const moreMax = 20

export const readOnlyMoment: Fault = {
  name: 'read-only-moment',
  title: 'for 6 s the address of the database leads to its read-only standby',
  backWithinMs: 10_000,
  async happen({ world }) {
    const primary = world.cluster()
    const standby = await primary.standby(world.folder('standby'))
    world.onClose(() => standby.stop())
    const before = world.wire.open()
    world.wire.redirect(standby.adminUrl())
    world.wire.cut()
    let most = 0
    for (let waited = 0; waited < 6_000; waited += 500) {
      await pause(500)
      most = Math.max(most, world.wire.open())
    }
    world.wire.redirect(primary.adminUrl())
    world.wire.cut()
    return most > before + moreMax * 2 ? [`${before} connections became ${most} at the standby`] : []
  },
  async afterwards({ world }) {
    const now = world.wire.open()
    return now > 90 ? [`${now} connections are open afterwards`] : []
  },
}
