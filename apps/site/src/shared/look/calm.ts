import { useEffect, useSyncExternalStore } from 'react'
import { roomy } from './media.ts'

/** So long nothing was fetched: what the page needs is there. */
const quietMs = 400
/** Nothing waits longer, however slow the line. */
const longestMs = 6_000

/** What has come to rest once does not wait again. */
let isCalm = false
const listeners = new Set<() => void>()

function comeToRest(): void {
  isCalm = true
  for (const tell of [...listeners]) tell()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const calmNow = () => isCalm
/** What the server drew is taken up as it was drawn, also where that comes after the rest. */
const asDrawn = () => false

/**
 * Fetches a part of the page that stands below the fold of a phone: there once the page has come to rest, where it
 * may be on screen at once. What the server drew stands meanwhile.
 */
export const belowFold = <Part>(fetchPart: () => Promise<Part>): Promise<Part> =>
  isCalm || typeof matchMedia === 'undefined' || matchMedia(roomy).matches
    ? fetchPart()
    : new Promise<void>((resolve) => {
        const leave = subscribe(() => {
          leave()
          resolve()
        })
      }).then(fetchPart)

/**
 * Whether the page is there, and what is not part of it may be fetched: when the line has been quiet for a
 * moment, or at the first touch. What shows beside the page does not compete with it for a slow line.
 */
export function useCalm(): boolean {
  const calm = useSyncExternalStore(subscribe, calmNow, asDrawn)
  useEffect(() => {
    if (calm) return
    let quiet = setTimeout(comeToRest, quietMs * 2)
    const longest = setTimeout(comeToRest, longestMs)
    const watch = new PerformanceObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(comeToRest, quietMs)
    })
    watch.observe({ type: 'resource' })
    const touches = ['pointerdown', 'keydown', 'wheel'] as const
    for (const touch of touches) window.addEventListener(touch, comeToRest, { passive: true })
    return () => {
      clearTimeout(quiet)
      clearTimeout(longest)
      watch.disconnect()
      for (const touch of touches) window.removeEventListener(touch, comeToRest)
    }
  }, [calm])
  return calm
}
