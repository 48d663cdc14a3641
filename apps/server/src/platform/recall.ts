/**
 * Answers by key, remembered for a while. A fresh one is given at once; an older one is given at
 * once too, and asked again behind the caller's back; a stale one is waited for. So a busy key
 * never waits, and nothing older than `staleMs` is ever believed.
 */
export interface RecallOptions {
  readonly freshMs: number
  readonly staleMs: number
  /** Answers that are asked again behind their callers' backs wait for so long for others, so that one question may be of all. */
  readonly gatherMs?: number
  /** The key that was asked for longest ago leaves when there are more. */
  readonly max?: number
}

export interface Recall<T> {
  get(key: string): Promise<T>
  forget(key?: string): void
}

interface Kept<T> {
  readonly value: Promise<T>
  readonly askedAt: number
  refreshing: boolean
}

const maxUsually = 100_000

export function openRecall<T>(
  ask: (key: string) => Promise<T>,
  { freshMs, staleMs, gatherMs = 0, max = maxUsually }: RecallOptions,
): Recall<T> {
  const kept = new Map<string, Kept<T>>()

  const askNow = (key: string): Promise<T> => {
    const value = ask(key)
    const entry = { value, askedAt: performance.now(), refreshing: false }
    kept.delete(key)
    kept.set(key, entry)
    if (kept.size > max) kept.delete(kept.keys().next().value ?? '')
    value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return value
  }

  /** Asked behind the caller's back: the old answer stays until the new one is there. */
  const refresh = async (key: string, entry: Kept<T>) => {
    entry.refreshing = true
    if (gatherMs > 0) await nextRound()
    const askedAt = performance.now()
    try {
      const value = await ask(key)
      if (kept.get(key) === entry)
        kept.set(key, { value: Promise.resolve(value), askedAt, refreshing: false })
    } catch {
      entry.refreshing = false // the next caller tries again, and waits once the answer is stale
    }
  }

  /** The same end for all who wait now. */
  let gathering: Promise<void> | null = null
  const nextRound = () => {
    gathering ??= new Promise((begin) =>
      setTimeout(() => {
        gathering = null
        begin()
      }, gatherMs).unref(),
    )
    return gathering
  }

  return {
    get(key) {
      const entry = kept.get(key)
      if (!entry) return askNow(key)
      const age = performance.now() - entry.askedAt
      if (age >= staleMs) return askNow(key)
      if (age >= freshMs && !entry.refreshing) void refresh(key, entry)
      return entry.value
    },
    forget(key) {
      if (key === undefined) kept.clear()
      else kept.delete(key)
    },
  }
}
