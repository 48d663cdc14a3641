import { useSyncExternalStore } from 'react'

/** A value that several parts of the page read: session, theme, notes. Nothing else lives in one. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (next: Value) => void
  readonly subscribe: (listener: () => void) => () => void
  /** What the server drew with: there the value itself, in a browser the one that the store began with. */
  readonly drawn: () => Value
}

const isServer = typeof window === 'undefined'

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    drawn: () => (isServer ? value : initial),
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.drawn)
}
