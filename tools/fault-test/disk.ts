/** A small disk in memory, which can be filled without filling the machine's. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Root may on most machines; in many containers root may not either, so it is tried. */
export function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'jackfruit-disk-'))
  try {
    const unmount = mountSmall(folder, 1)
    unmount()
    return true
  } catch {
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers how it is taken away again. */
export function mountSmall(folder: string, megabytes: number): () => void {
  mkdirSync(folder, { recursive: true })
  const done = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
    encoding: 'utf8',
  })
  if (done.status !== 0) throw new Error(`no small disk at ${folder}: ${done.stderr || done.error}`)
  return () => {
    // Somebody may still be reading: it goes when the last has left.
    spawnSync('umount', ['-l', folder])
  }
}
