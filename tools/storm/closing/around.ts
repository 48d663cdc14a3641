/** What is asked for around a moment of closing, while the clocks of the database and of this process step. */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { drawer } from '../keys.ts'
import type { SteppedClock } from './stepped-clock.ts'

/** Before and after the moment. */
export const aroundMs = 50
/** So far a clock is ahead or behind at most. */
export const stepMs = 5_000
const realNow = Date.now

export interface Fired<Told> {
  readonly told: Told
  /** By the clock that nobody steps. */
  readonly askedAt: number
}

export interface Stepping {
  readonly clock: SteppedClock
  readonly draw: ReturnType<typeof drawer>
}

/** Begins at once; the moment is `aroundMs` from now unless the database's clock says otherwise meanwhile. */
export async function fireAround<Told>(
  count: number,
  { clock, draw }: Stepping,
  ask: (no: number) => Promise<Told>,
): Promise<Fired<Told>[]> {
  // As often within what is fired, where a large step would decide for all.
  const offset = () => {
    const bound = draw.of([aroundMs, stepMs])
    return draw.below(2 * bound + 1) - bound
  }
  const stepping = pause(draw.below(2 * aroundMs)).then(() => clock.step(offset()))
  try {
    const fired = Array.from({ length: count }, async (_, no) => {
      await pause((no * 2 * aroundMs) / count)
      Date.now = () => realNow() + offset()
      const askedAt = performance.now()
      return { told: await ask(no), askedAt }
    })
    return await Promise.all(fired)
  } finally {
    await stepping
    Date.now = realNow
  }
}

/** When somebody first saw that it stands so no more; `text` answers one row with its `state`. */
export async function seenClosed(pool: pg.Pool, text: string, id: string, open: string): Promise<number> {
  for (;;) {
    const { rows } = await pool.query<{ state: string }>(text, [id])
    if (rows[0]?.state !== open) return performance.now()
    await pause(2)
  }
}
