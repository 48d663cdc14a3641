import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const silentFor = (seconds: number): Fault => ({
  name: 'silent-database',
  title: `the way to the database swallows everything for ${seconds} s, and is there again`,
  backWithinMs: 10_000,
  async happen({ world }) {
    await world.wire.swallow()
    await pause(seconds * 1_000)
    await world.wire.accept()
    return []
  },
})

export const silentDatabase = silentFor(15)
