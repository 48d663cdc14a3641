import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser, promote, untilTrue } from '../cluster.ts'
import type { Fault } from '../fault.ts'

export const movedDatabase: Fault = {
  name: 'moved-database',
  title: 'the primary vanishes without a word, and its address moves to the promoted standby',
  backWithinMs: 10_000,
  async happen({ world }) {
    const primary = world.cluster()
    const standby = await primary.standby(world.folder('standby'))
    world.onClose(() => standby.stop())
    // Nothing is acknowledged that the standby does not have.
    await asSuperuser(primary.adminUrl(), `alter system set synchronous_standby_names = 'standby'`)
    await asSuperuser(primary.adminUrl(), 'select pg_reload_conf()')
    await untilTrue('a synchronous standby', 20_000, async () => {
      const found = await asSuperuser(
        primary.adminUrl(),
        `select 1 from pg_stat_replication where sync_state = 'sync'`,
      )
      return found.length === 1
    })
    await pause(2_000)
    await world.wire.swallow()
    await primary.kill()
    await promote(standby)
    await asSuperuser(standby.adminUrl(), `alter system set synchronous_standby_names = ''`)
    await asSuperuser(standby.adminUrl(), 'select pg_reload_conf()')
    await pause(3_000)
    world.moveTo(standby, 'too')
    await world.wire.accept()
    return []
  },
}
