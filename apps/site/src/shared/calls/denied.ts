type Listener = (code: string, method: string) => void

const listeners = new Set<Listener>()

/** Hears why the platform held a call back from this session: a trial account, a password that is due. */
export function onDenied(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellDenied(code: string, method: string): void {
  for (const listener of listeners) listener(code, method)
}
