/** What the processes used of the processor, as Linux tells it: figures that a busy machine bends least. */
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Milliseconds of the processor that this process and its children have used; null where that is not told. `ofChildren`:
 * of those children alone whose title has it, which is how PostgreSQL says whose connection a process serves.
 */
export function processorMs(pid: number, ofChildren?: string): number | null {
  const own = ticksOf(pid)
  if (own === null) return null
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => ofChildren === undefined || titleOf(name).includes(ofChildren))
    .map((name) => ticksOf(Number(name)))
    .filter((ticks) => ticks !== null && ticks.parent === pid)
  const ticks = children.reduce((sum, child) => sum + (child?.ticks ?? 0), ofChildren ? 0 : own.ticks)
  return (ticks * 1000) / ticksPerSecond
}

/** Of its children that have ended since. */
export function reapedMs(pid: number): number | null {
  const own = ticksOf(pid)
  return own && (own.reaped * 1000) / ticksPerSecond
}

/** The process that started this one. */
export const parentOf = (pid: number): number | null => ticksOf(pid)?.parent ?? null

function titleOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function ticksOf(pid: number): { ticks: number; reaped: number; parent: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold spaces; what follows it does not.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent, user, system, ...ended] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]))
    const reaped = ended.reduce((sum, ticks) => sum + ticks, 0)
    return { ticks: (user ?? 0) + (system ?? 0), reaped, parent: parent ?? 0 }
  } catch {
    return null
  }
}
