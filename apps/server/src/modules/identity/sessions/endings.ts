/**
 * News of ended sessions, to this process at once and to the others over the bus. What ended is
 * remembered for a while, so that a read that was on its way cannot bring it back.
 */
import type { EventBus } from '../../../platform/pushes/events.ts'
import { minute } from '../settings.ts'

/** What the bus calls it; the database says it too, when the cleaner ends what expired. */
const channel = 'session-ended'
const rememberedMs = minute

export interface Ending {
  readonly sessionId: string
  readonly reason: string
}

export interface Endings {
  tell(endings: readonly Ending[]): void
  hasEnded(sessionId: string): boolean
  /** Calls once, with the reason, when this session ends; at once if it just has. Answers how to stop. */
  listenTo(sessionId: string, listener: (reason: string) => void): () => void
  /** Calls once for each session that ends, wherever it ended. Answers how to stop. */
  listen(listener: (ending: Ending) => void): () => void
}

export function openEndings(bus: EventBus | null): Endings {
  const ended = new Map<string, { at: number; reason: string }>()
  const listeners = new Set<(ending: Ending) => void>()
  const waiting = new Map<string, Set<(reason: string) => void>>()

  const learn = (ending: Ending) => {
    if (ended.has(ending.sessionId)) return
    const at = performance.now()
    for (const [id, known] of ended) {
      if (at - known.at < rememberedMs) break
      ended.delete(id)
    }
    ended.set(ending.sessionId, { at, reason: ending.reason })
    for (const listener of listeners) listener(ending)
    for (const listener of waiting.get(ending.sessionId) ?? []) listener(ending.reason)
  }
  bus?.subscribe(channel, (payload) => learn(JSON.parse(payload) as Ending))

  return {
    tell(endings) {
      for (const { sessionId, reason } of endings) {
        learn({ sessionId, reason })
        bus?.publish(channel, JSON.stringify({ sessionId, reason }))
      }
    },
    hasEnded: (sessionId) => ended.has(sessionId),
    listenTo(sessionId, listener) {
      const known = ended.get(sessionId)
      if (known) listener(known.reason)
      const set = waiting.get(sessionId) ?? new Set()
      waiting.set(sessionId, set.add(listener))
      return () => {
        set.delete(listener)
        if (set.size === 0) waiting.delete(sessionId)
      }
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
