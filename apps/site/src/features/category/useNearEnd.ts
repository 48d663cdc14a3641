import { useEffect, useRef } from 'react'

/** At most one load in this long, however fast somebody scrolls (BC-49). */
const everyMs = 200

/** Asks for more when the place it is put on comes near the screen. */
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
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || performance.now() - asked.current < everyMs) return
        asked.current = performance.now()
        near.current()
      },
      { rootMargin: '0px 0px 30% 0px' },
    )
    watcher.observe(end)
    return () => watcher.disconnect()
  }, [isWanted])
  return place
}
