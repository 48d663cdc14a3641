/** How everything that this process keeps for a moment is forgotten. */
const forgets = new Set<() => void>()

/** Whoever keeps something for a moment says here how it is forgotten. */
export function forgettable(forget: () => void): void {
  forgets.add(forget)
}

/** For tests, which change what is kept and do not wait the moment out: what is kept spares the database. */
export function forgetKept(): void {
  for (const forget of forgets) forget()
}

/** Keeps an answer for a moment, and lets callers who come together share one question. A failure is not kept. */
export function briefly<T>(keepMs: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  let until = 0
  forgettable(() => {
    kept = null
  })
  return () => {
    if (kept && performance.now() < until) return kept
    const fresh = ask()
    kept = fresh
    until = performance.now() + keepMs
    fresh.catch(() => {
      if (kept === fresh) kept = null
    })
    return fresh
  }
}
