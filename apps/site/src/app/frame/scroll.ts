import { useEffect } from 'react'
import type { Place } from '../../shared/address/navigation.ts'

/** A page that is opened starts at its top or at the part that is named; going back is left to the browser. */
export function useScroll(place: Place): void {
  useEffect(() => {
    const { reached, hash } = place
    if (reached === 'back' || reached === 'stay') return
    const part = hash ? document.getElementById(hash) : null
    if (part) part.scrollIntoView()
    else if (reached === 'push') window.scrollTo(0, 0)
  }, [place])
}

/** Back to where the page begins; smoothly, unless somebody prefers less motion. */
export function toTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' })
}
