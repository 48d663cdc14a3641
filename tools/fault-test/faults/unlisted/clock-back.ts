import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../../fault.ts'

const preload = new URL('../../shift-clock.ts', import.meta.url)
const hourMs = 60 * 60_000

export const clockBack: Fault = {
  name: 'clock-back',
  title: 'the clock of every program falls back an hour, and comes forward again after 20 s',
  // Programs compare their clock with the database’s every minute.
  backWithinMs: 70_000,
  world: { env: (data) => ({ NODE_OPTIONS: `--import=${preload}?file=${join(data, 'clock')}` }) },
  async happen({ world }) {
    const clock = join(world.dataDir, 'clock')
    writeFileSync(clock, String(-hourMs))
    await pause(20_000)
    rmSync(clock)
    return []
  },
}
