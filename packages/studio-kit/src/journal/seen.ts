/**
 * That a play session is in use is written down for all that came due within a second in one go, and no player waits for
 * it: where everybody began together, everybody is due together a minute later.
 */
import type pg from 'pg'

const gatherMs = 1_000

export interface Seen {
  mark(id: string): void
}

export function openSeen(pool: Pick<pg.Pool, 'query'>): Seen {
  let due = new Set<string>()
  const write = async () => {
    const ids = [...due]
    due = new Set()
    // One that somebody else holds is being marked or ended by them.
    await pool.query(
      `update play_sessions set seen_at = now() where id in (
         select id from play_sessions where id = any($1) for no key update skip locked)`,
      [ids],
    )
  }
  return {
    mark(id) {
      // What is not written is due still, when it is read the next time.
      if (due.size === 0) setTimeout(() => void write().catch(() => {}), gatherMs).unref()
      due.add(id)
    },
  }
}
