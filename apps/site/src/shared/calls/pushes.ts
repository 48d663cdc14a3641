import type { realtime } from '@jackfruit/contracts'

type Push = realtime.Push
type Listener = (push: Push) => void

const listeners = new Set<Listener>()

/** Hears every push of the platform while a session lives. */
export function onPush(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An order of this kind changed, or may have while the socket was away. */
export const concerns = (push: Push, kind: Extract<Push, { type: 'order' }>['kind']): boolean =>
  push.type === 'order' ? push.kind === kind : push.type === 'reset' && push.kinds.includes(kind)

export function tellPush(push: Push): void {
  for (const listener of listeners) listener(push)
}
