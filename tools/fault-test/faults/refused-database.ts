import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser } from '../cluster.ts'
import type { Fault } from '../fault.ts'

const turns = 3

export const refusedDatabase: Fault = {
  name: 'refused-database',
  title:
    'connections are ended by an operator, reset, refused, too many, and the database is shut down, one after the other',
  backWithinMs: 10_000,
  async happen({ world }) {
    const admin = world.cluster().adminUrl()
    for (let turn = 0; turn < turns; turn++) {
      await asSuperuser(
        admin,
        `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      await pause(500)
      world.wire.cut()
      await pause(500)
    }
    await world.wire.refuse()
    world.wire.cut()
    await pause(2_500)
    await world.wire.accept()
    await asSuperuser(admin, `alter role jackfruit_app connection limit 2`)
    world.wire.cut()
    await pause(2_500)
    await asSuperuser(admin, `alter role jackfruit_app connection limit -1`)
    await pause(500)
    await world.cluster().stop()
    await pause(1_500)
    await world.cluster().start()
    return []
  },
}
