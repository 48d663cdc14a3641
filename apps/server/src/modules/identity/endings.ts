/**
 * News of ended sessions, to this process at once and to the others over the bus. What ended is
 * remembered for a while, so that a read that was on its way cannot bring it back.
 */
import type { EventBus } from '../../platform/events.ts'
import { minute } from './settings.ts'

const channel = 'session-ended'
const rememberedMs = minute

export interface Ending {
  readonly sessionId: string
  readonly reason: string
}

export interface Endings {
  tell(endings: readonly Ending[]): void
  hasEnded(sessionId: string): boolean
  /** Calls the listener once for each session that ends, wherever it ended. Answers how to stop listening. */
  listen(listener: (ending: Ending) => void): () => void
}

export function openEndings(bus: EventBus | null): Endings {
  const ended = new Map<string, number>()
  const listeners = new Set<(ending: Ending) => void>()

  const learn = (ending: Ending) => {
    if (ended.has(ending.sessionId)) return
    const at = performance.now()
    for (const [id, since] of ended) {
      if (at - since < rememberedMs) break
      ended.delete(id)
    }
    ended.set(ending.sessionId, at)
    for (const listener of listeners) listener(ending)
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
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
