import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser } from '../../cluster.ts'
import type { Fault } from '../../fault.ts'

const settings = ['idle_session_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout']

export const idleTimeouts: Fault = {
  name: 'idle-timeouts',
  title:
    'an operator lets the database end connections that are idle, and transactions that last, after 300 ms',
  backWithinMs: 10_000,
  async happen({ world }) {
    const admin = world.cluster().adminUrl()
    for (const name of settings) await asSuperuser(admin, `alter system set ${name} = '300ms'`)
    await asSuperuser(admin, 'select pg_reload_conf()')
    await pause(8_000)
    for (const name of settings) await asSuperuser(admin, `alter system reset ${name}`)
    await asSuperuser(admin, 'select pg_reload_conf()')
    return []
  },
}
