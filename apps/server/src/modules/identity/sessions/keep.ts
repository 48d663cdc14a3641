import { forgettable } from '../../../platform/briefly.ts'

/** Keeps what was read for a moment, by key; the oldest leaves when there are too many. */
export interface Keep<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  /** Drops what matches. Goes through everything, so it is for rare events. */
  drop(matches: (value: V) => boolean): void
}

export function openKeep<V>({ keepMs, max }: { keepMs: number; max: number }): Keep<V> {
  const kept = new Map<string, { value: V; until: number }>()
  forgettable(() => kept.clear())
  return {
    get(key) {
      const found = kept.get(key)
      if (!found) return undefined
      if (performance.now() < found.until) return found.value
      kept.delete(key)
      return undefined
    },
    set(key, value) {
      // Taken out and put in again, so that the first is always the oldest.
      kept.delete(key)
      kept.set(key, { value, until: performance.now() + keepMs })
      if (kept.size > max) kept.delete(kept.keys().next().value ?? '')
    },
    delete: (key) => void kept.delete(key),
    drop(matches) {
      for (const [key, { value }] of kept) if (matches(value)) kept.delete(key)
    },
  }
}
