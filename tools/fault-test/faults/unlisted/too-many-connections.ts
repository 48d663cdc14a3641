import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Fault } from '../../fault.ts'
import { connectTo } from '../../world.ts'

const most = 260

export const tooManyConnections: Fault = {
  name: 'too-many-connections',
  title:
    'other programs take every connection that the database has, for 8 s, and those that stood are reset',
  backWithinMs: 10_000,
  async happen({ world }) {
    const taken: pg.Client[] = []
    const url = world.cluster().adminUrl()
    world.wire.cut()
    try {
      while (taken.length < most) taken.push(await connectTo(url))
    } catch {
      // None is left: that is what was wanted.
    }
    world.wire.cut()
    await pause(8_000)
    await Promise.all(taken.map((client) => client.end()))
    return taken.length === most ? ['there were connections enough: nothing was shown'] : []
  },
}
