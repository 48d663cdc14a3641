/** When calls begin. Each call of `play` is one call over a line; `sinceMs` is when it was to begin. */
import type { Ask, Line } from './line.ts'

export type Play = (ask: Ask, sinceMs: number) => Promise<void>

/** A closed loop: over each line one call after the other, the next when the last was answered. */
export async function takeTurns(lines: readonly Line[], until: number, play: Play): Promise<void> {
  await Promise.all(
    lines.map(async ({ ask }) => {
      for (let now = performance.now(); now < until; now = performance.now()) await play(ask, now)
    }),
  )
}

/**
 * An open loop: calls begin by the clock, however long those before them take. One for which no line is free waits for
 * one, and its wait is its own: it is counted from when it was due, so that a server that stands still is not spared
 * the calls that came meanwhile. Answers how late the load itself was with each, which shares the processors with what
 * it measures: so much of a wait is its own.
 */
export async function arrive(
  perSecond: number,
  lines: readonly Line[],
  until: number,
  play: Play,
): Promise<number[]> {
  const late: number[] = []
  const free = [...lines]
  const due: number[] = []
  const running = new Set<Promise<void>>()
  const go = () => {
    for (let line = free.pop(); line; line = free.pop()) {
      const sinceMs = due.shift()
      if (sinceMs === undefined) return void free.push(line)
      const taken = line
      const played = play(taken.ask, sinceMs).then(() => {
        running.delete(played)
        free.push(taken)
        go()
      })
      running.add(played)
    }
  }
  let next = performance.now()
  while (next < until) {
    for (const now = performance.now(); next <= now && next < until; next += 1000 / perSecond) {
      due.push(next)
      late.push(now - next)
    }
    go()
    await new Promise((wake) => setTimeout(wake, 1))
  }
  while (running.size > 0 || due.length > 0) await Promise.race(running)
  return late
}
