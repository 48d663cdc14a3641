import { useEffect, useState } from 'react'

/** So long nothing was fetched: what the page needs is there. */
const quietMs = 400
/** Nothing waits longer, however slow the line. */
const longestMs = 6_000

/** What has come to rest once does not wait again. */
let isCalm = false

/**
 * Whether the page is there, and what is not part of it may be fetched: when the line has been quiet for a
 * moment, or at the first touch. What shows beside the page does not compete with it for a slow line.
 */
export function useCalm(): boolean {
  const [calm, setCalm] = useState(isCalm)
  useEffect(() => {
    if (calm) return
    const rest = () => {
      isCalm = true
      setCalm(true)
    }
    let quiet = setTimeout(rest, quietMs * 2)
    const longest = setTimeout(rest, longestMs)
    const watch = new PerformanceObserver(() => {
      clearTimeout(quiet)
      quiet = setTimeout(rest, quietMs)
    })
    watch.observe({ type: 'resource' })
    const touches = ['pointerdown', 'keydown', 'wheel'] as const
    for (const touch of touches) window.addEventListener(touch, rest, { passive: true })
    return () => {
      clearTimeout(quiet)
      clearTimeout(longest)
      watch.disconnect()
      for (const touch of touches) window.removeEventListener(touch, rest)
    }
  }, [calm])
  return calm
}
