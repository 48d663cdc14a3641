import { setTimeout as pause } from 'node:timers/promises'
import { sendKill } from '@jackfruit/groundwork/kill'
import { isReady } from '../../../kill-test/games/child.ts'
import type { Fault } from '../../fault.ts'

export const killedTogether: Fault = {
  name: 'killed-together',
  title:
    'both platforms, their clock and the studio host are killed in the same moment, between stakes and their ends',
  backWithinMs: 20_000,
  async happen({ world }) {
    const { clock, studios } = world.stack.pids()
    for (const pid of [studios, clock, ...world.stack.platforms.map((each) => each.pid())]) sendKill(pid)
    await pause(500)
    return []
  },
  async afterwards({ world }) {
    await isReady(`http://127.0.0.1:${world.ground.ports.games}/readyz`)
    return []
  },
}
