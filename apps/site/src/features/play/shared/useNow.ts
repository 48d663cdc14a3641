import { useSyncExternalStore } from 'react'

const everyMs = 250

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = Date.now()

function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, everyMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

function tick(): void {
  if (document.hidden) return
  now = Date.now()
  for (const listener of listeners) listener()
}

const read = () => now

/** The time of the platform, four times a second while somebody looks: one clock for all rings. */
export const useNow = (aheadMs: number): number => useSyncExternalStore(listen, read, read) + aheadMs
