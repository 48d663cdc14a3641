import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { knock } from '../../storm/doors.ts'
import { openLine } from '../../storm/line.ts'
import { ask } from '../../storm/member.ts'
import { mountSmall } from '../disk.ts'
import type { Fault, Scene } from '../fault.ts'
import { probeOf } from '../probes.ts'
import { statusOf } from '../ready.ts'

const mebi = 1024 * 1024
const diskMegabytes = 700
/** Of so small a disk: nothing new begins below the first, nothing ends below the second. */
const bounds = { SPACE_BEGIN_MB: '160', SPACE_SETTLE_MB: '96' }
/** Below both, and room for the pieces of a log to which jobs go on writing. */
const leftBytes = 64 * mebi
const fullMs = 20_000
/** Free space is looked at every two seconds. */
const stopsWithinMs = 6_000
const block = Buffer.alloc(mebi)

export const fullDisk: Fault = {
  name: 'full-disk',
  title:
    'the disk of data and log fills up for 20 s: money stops, reading goes on, and money resumes by itself',
  // The watch over free space looks every few seconds.
  backWithinMs: 15_000,
  needs: 'disk',
  world: {
    env: () => bounds,
    // The log is not kept for a standby: it would fill the disk by itself.
    settings: { wal_keep_size: '0', min_wal_size: '32MB', max_wal_size: '96MB' },
    prepare: (folder) => mountSmall(folder, diskMegabytes),
  },
  async happen(scene) {
    const { world, say } = scene
    const ballast = join(world.dataDir, 'ballast')
    fill(world.dataDir, ballast)
    const until = performance.now() + fullMs
    const wrong = (
      await Promise.all(world.ground.ports.platforms.map((port, at) => stakesStop(scene, port, at)))
    ).flat()
    say(wrong.length === 0 ? 'stakes are put off' : wrong.join(', '))
    const reader = world.people.find(({ role }) => role === 'payer')
    const found = new Set<string>()
    while (performance.now() < until) {
      for (const [at, port] of world.ground.ports.platforms.entries()) {
        const read = await ask(world.lines[at === 0 ? 0 : 1], reader?.pass ?? null, identity.memberInfo)
        if (!read?.success) found.add(`members cannot read at platform ${at + 1} while the disk is full`)
        const status = await statusOf(`http://127.0.0.1:${port}/readyz`)
        if (status !== 200) found.add(`/readyz at platform ${at + 1} says ${status} while only money waits`)
      }
      await pause(500)
    }
    rmSync(ballast)
    return [...wrong, ...found]
  },
}

/** Stakes until one is put off, with the status that says so; those that were taken before count like all others. */
async function stakesStop({ world, probes }: Scene, port: number, at: number): Promise<string[]> {
  let last: number | null = null
  const line = openLine(port, (status) => {
    last = status
  })
  const person = world.people.findIndex(({ role }) => role === 'payer')
  const until = performance.now() + stopsWithinMs
  try {
    while (performance.now() < until) {
      const key = probeOf(person)
      probes.keys.push(key)
      const said = await knock(world, line, key, () => '')
      if (said) probes.tally.add(key, said)
      else if (last === 503) return []
      await pause(200)
    }
    return [`a stake at platform ${at + 1} is answered ${last ?? 'nothing'} while the disk is full`]
  } finally {
    line.close()
  }
}

function fill(folder: string, file: string) {
  const out = openSync(file, 'w')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(folder)
      if (bavail * bsize <= leftBytes) return
      writeSync(out, block)
    }
  } finally {
    closeSync(out)
  }
}
