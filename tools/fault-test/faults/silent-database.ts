import { setTimeout as pause } from 'node:timers/promises'
import type { Fault } from '../fault.ts'

export const silentDatabase: Fault = {
  name: 'silent-database',
  title: 'the way to the database swallows everything for 15 s, and is there again',
  backWithinMs: 10_000,
  async happen({ world }) {
    await world.wire.swallow()
    await pause(15_000)
    await world.wire.accept()
    return []
  },
}
