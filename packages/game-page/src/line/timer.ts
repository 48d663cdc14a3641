/** Work in a moment, by the browser's timers. The answer takes it back. */
export function later(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}
