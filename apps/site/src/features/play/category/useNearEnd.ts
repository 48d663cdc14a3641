import { useEffect, useRef } from 'react'

/** At most one load in this long, however fast somebody scrolls (BC-49). */
export const everyMs = 200

/** Asks for more when the place it is put on comes near the screen; too soon after the last time, a moment later. */
export function useNearEnd<Place extends HTMLElement>(isWanted: boolean, onNear: () => void) {
  const place = useRef<Place>(null)
  const asked = useRef(Number.NEGATIVE_INFINITY)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  }, [onNear])
  useEffect(() => {
    const end = place.current
    if (!isWanted || !end) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      asked.current = performance.now()
      near.current()
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        // What is near and stays there is not told again: it has to be waited for.
        if (entry?.isIntersecting)
          timer = setTimeout(ask, Math.max(0, asked.current + everyMs - performance.now()))
      },
      { rootMargin: '0px 0px 30% 0px' },
    )
    watcher.observe(end)
    return () => {
      clearTimeout(timer)
      watcher.disconnect()
    }
  }, [isWanted])
  return place
}
