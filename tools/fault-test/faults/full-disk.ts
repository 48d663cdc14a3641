import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identity } from '@jackfruit/contracts'
import { ask } from '../../storm/member.ts'
import { mountSmall } from '../disk.ts'
import type { Fault } from '../fault.ts'
import { notReady } from '../ready.ts'

const megabytes = 700
const leftBytes = 6 * 1024 * 1024
const block = Buffer.alloc(1024 * 1024)

export const fullDisk: Fault = {
  name: 'full-disk',
  title:
    'the disk of data and log fills up for 20 s: money stops first, reading goes on, and it resumes by itself',
  // The watch over free space looks every few seconds.
  backWithinMs: 15_000,
  needs: 'disk',
  world: { prepare: (folder) => mountSmall(folder, megabytes) },
  async happen({ world }) {
    const ballast = join(world.dataDir, 'ballast')
    fill(world.dataDir, ballast)
    const began = performance.now()
    const wrong = await notReady(world, 15_000, 'the disk is full')
    const reader = world.people.find(({ role }) => role === 'payer')
    const read = reader ? await ask(world.lines[0], reader.pass, identity.memberInfo).catch(() => null) : null
    if (!read?.success) wrong.push('members cannot read while the disk is full')
    await pause(Math.max(0, 20_000 - (performance.now() - began)))
    const isUp = await fetch(`http://127.0.0.1:${world.ground.ports.platforms[0]}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isUp) wrong.push('platform 1 did not live through it')
    rmSync(ballast)
    return wrong
  },
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
