/** Keeps an answer for a moment, and lets callers who come together share one question. A failure is not kept. */
export function briefly<T>(keepMs: number, ask: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | null = null
  let until = 0
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
