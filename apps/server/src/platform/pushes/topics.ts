/**
 * Facts that open pages hear of, each under its key: an account, a member. Best effort, over the event bus, from
 * whichever process tells: who was away asks again.
 */
import type { z } from 'zod/mini'
import type { EventBus } from './events.ts'

interface Topic<Fact> {
  /** Told after the commit that made it so. */
  tell(key: bigint, fact: Fact): void
  /** Hears of one key until the answer is called. */
  listen(key: bigint, hear: (fact: Fact) => void): () => void
}

const namesOn = new WeakMap<EventBus, Set<string>>()

/** A name is one topic for ever, and another's of this process is refused; processes of two versions may be speaking over it, so what does not fit is not heard. */
export function openTopic<Schema extends z.ZodMiniType>(
  bus: EventBus,
  name: string,
  schema: Schema,
): Topic<z.infer<Schema>> {
  const names = namesOn.get(bus) ?? new Set()
  if (names.has(name)) throw new Error(`two topics are called ${name}`)
  namesOn.set(bus, names.add(name))
  const listeners = new Map<string, Set<(fact: z.infer<Schema>) => void>>()
  bus.subscribe(name, (payload) => {
    const colon = payload.indexOf(':')
    const set = listeners.get(payload.slice(0, colon))
    if (!set) return
    const fact = schema.safeParse(JSON.parse(payload.slice(colon + 1)))
    if (fact.success) for (const hear of [...set]) hear(fact.data)
  })
  return {
    tell: (key, fact) => bus.publish(name, `${key}:${JSON.stringify(fact)}`),
    listen(key, hear) {
      const id = String(key)
      const set = listeners.get(id) ?? new Set()
      const own = (fact: z.infer<Schema>) => hear(fact)
      listeners.set(id, set.add(own))
      return () => {
        set.delete(own)
        if (set.size === 0 && listeners.get(id) === set) listeners.delete(id)
      }
    },
  }
}
