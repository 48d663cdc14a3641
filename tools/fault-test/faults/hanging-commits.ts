import { setTimeout as pause } from 'node:timers/promises'
import { asSuperuser } from '../cluster.ts'
import type { Fault } from '../fault.ts'
import { notReady } from '../ready.ts'

export const hangingCommits: Fault = {
  name: 'hanging-commits',
  title: 'every commit waits for a standby that is not there, for 12 s; readiness says so',
  backWithinMs: 10_000,
  async happen({ world }) {
    const admin = world.cluster().adminUrl()
    const set = async (names: string) => {
      await asSuperuser(admin, `alter system set synchronous_standby_names = '${names}'`)
      await asSuperuser(admin, 'select pg_reload_conf()')
    }
    await set('nobody')
    const began = performance.now()
    const wrong = await notReady(world, 8_000, 'no commit ends')
    await pause(Math.max(0, 12_000 - (performance.now() - began)))
    await set('')
    return wrong
  },
}
