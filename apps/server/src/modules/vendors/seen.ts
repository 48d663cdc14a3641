/**
 * Play keeps a session alive. That is written down at most once a minute, for all sessions that came due within a second
 * in one go, and no stake waits for it: where everybody began together, everybody would be due together a minute later.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'

const gatherMs = 1_000
const atOnce = 250
const keptMax = 100_000

export interface Seen {
  mark(sessionId: string): void
}

/** Sessions are marked again after `everyMs`; one whose marking failed with its next stake. */
export function openSeen(db: Db, everyMs: number, onError: (error: unknown) => void): Seen {
  const marked = new Map<string, number>()
  let due: string[] = []

  const write = async () => {
    const taken = due
    due = []
    for (let at = 0; at < taken.length; at += atOnce) {
      const ids = taken.slice(at, at + atOnce)
      await markSeen(db, ids).catch((error: unknown) => {
        for (const id of ids) marked.set(id, Number.NEGATIVE_INFINITY)
        onError(error)
      })
    }
  }

  return {
    mark(sessionId) {
      const last = marked.get(sessionId)
      if (last !== undefined && performance.now() - last < everyMs) return
      marked.delete(sessionId)
      marked.set(sessionId, performance.now())
      if (marked.size > keptMax) marked.delete(marked.keys().next().value ?? '')
      if (last === undefined) return
      if (due.length === 0) setTimeout(() => void write(), gatherMs).unref()
      due.push(sessionId)
    },
  }
}

/** One that somebody else holds is being marked or ended by them: nobody waits for it. */
const markSeen = (db: Db, ids: readonly string[]) =>
  sql`update vendors.sessions set seen_at = now() where id in (
    select id from vendors.sessions where id = any(${ids}) for no key update skip locked)`.execute(db)
