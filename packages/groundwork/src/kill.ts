/** Ends programs without a word, as a machine that loses its power does. */
import { readdirSync, readFileSync } from 'node:fs'

export function sendKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself in between: that is what was wanted.
  }
}

/** Backends lead process groups of their own, so the group of the first process does not reach them. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const [, ppid] = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? []
        return Number(ppid) === parent
      } catch {
        return false // gone since the folder was listed
      }
    })
    .map(Number)
}
