/** Where tests put what nobody keeps. */
import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const name = /^jackfruit-tests-(\d+)$/
/** Databases of all workers, their logs, and room for everything else that runs. */
const leastBytes = 6e9

/**
 * Files in memory, where this machine has enough of it: to copy a database is to make a thousand files, which takes a
 * disk twenty times as long. They are gone with the process, and those of one that was killed with the next. Elsewhere
 * the usual place.
 */
export function placeForTests(memory = '/dev/shm', free = freeIn): string {
  if (free(memory) < leastBytes) return tmpdir()
  for (const folder of readdirSync(memory)) {
    const owner = name.exec(folder)?.[1]
    if (owner && !isAlive(Number(owner))) forget(join(memory, folder))
  }
  const place = join(memory, `jackfruit-tests-${process.pid}`)
  mkdirSync(place, { recursive: true, mode: 0o755 })
  process.once('exit', () => forget(place))
  return place
}

function freeIn(memory: string): number {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

/** What is another user's, or still written to, stays. */
function forget(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {}
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
