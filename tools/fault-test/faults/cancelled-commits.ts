import { setTimeout as pause } from 'node:timers/promises'
import { openTcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import { asSuperuser, promote, untilTrue } from '../cluster.ts'
import type { Fault } from '../fault.ts'

export const cancelledCommits: Fault = {
  name: 'cancelled-commits',
  title:
    'the synchronous standby hears nothing, an operator cancels what waits for it, and it becomes the primary',
  backWithinMs: 10_000,
  async happen({ world }) {
    const primary = world.cluster()
    const between = await openTcpProxy(primary.adminUrl())
    world.onClose(() => between.close())
    const standby = await primary.standby(world.folder('standby'), { primaryPort: between.port })
    world.onClose(() => standby.stop())
    await asSuperuser(primary.adminUrl(), `alter system set synchronous_standby_names = 'standby'`)
    await asSuperuser(primary.adminUrl(), 'select pg_reload_conf()')
    await untilTrue('a synchronous standby', 20_000, async () => {
      const found = await asSuperuser(
        primary.adminUrl(),
        `select 1 from pg_stat_replication where sync_state = 'sync'`,
      )
      return found.length === 1
    })
    await pause(1_500)
    await between.swallow()
    let cancelled = 0
    for (let waited = 0; waited < 5_000; waited += 250) {
      await pause(250)
      const found = await asSuperuser<{ done: boolean }>(
        primary.adminUrl(),
        `select pg_cancel_backend(pid) as done from pg_stat_activity where wait_event = 'SyncRep'`,
      )
      cancelled += found.length
    }
    await primary.kill()
    await promote(standby)
    await asSuperuser(standby.adminUrl(), `alter system set synchronous_standby_names = ''`)
    await asSuperuser(standby.adminUrl(), 'select pg_reload_conf()')
    world.moveTo(standby, 'too')
    world.wire.cut()
    return cancelled === 0 ? ['no commit waited for the standby: nothing was shown'] : []
  },
}
