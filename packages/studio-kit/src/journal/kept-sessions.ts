/**
 * Play sessions as a process remembers them, so that play does not ask for them with each round. One that ends here is
 * forgotten at once; one that another process has ended is refused by the platform, which judges every stake.
 */
import type { Session, Sessions } from './sessions.ts'

/** Then it is read again, and with that marked as in use. */
const believedMs = 15_000
const keptMax = 50_000

interface Known {
  readonly session: Session
  readonly atMs: number
}

export function keepSessions(sessions: Sessions, now: () => number = () => performance.now()): Sessions {
  const byToken = new Map<string, Known>()
  const platformSessions = new Map<bigint, string>()
  /** A session that was being read while it ended is not to be remembered. */
  const ended = new Map<bigint, true>()
  return {
    open: (session) => sessions.open(session),
    async find(studio, token) {
      const key = `${studio}|${token}`
      const known = byToken.get(key)
      const atMs = now()
      if (known && atMs - known.atMs < believedMs) return known.session
      byToken.delete(key)
      const session = await sessions.find(studio, token)
      if (!session || ended.has(session.id)) return null
      keep(byToken, key, { session, atMs })
      keep(platformSessions, session.id, session.platformSession)
      return session
    },
    async platformSessionOf(id) {
      const known = platformSessions.get(id) ?? (await sessions.platformSessionOf(id))
      keep(platformSessions, id, known)
      return known
    },
    async end(id) {
      keep(ended, id, true)
      for (const [key, { session }] of byToken) if (session.id === id) byToken.delete(key)
      await sessions.end(id)
    },
  }
}

/** Taken out and put in again: what was read longest ago is always the first, and leaves when there are too many. */
function keep<K, V>(kept: Map<K, V>, key: K, value: V): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
}
