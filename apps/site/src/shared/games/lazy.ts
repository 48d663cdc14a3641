/** Pictures of long lists are fetched when they come near the screen, and only so often looked after. */

/** A picture is near within this many heights of the screen, from its upper edge (BC-45). */
const ahead = 1.3
/** How often a picture is asked for before the house's own stands in its place (BC-46). */
export const tries = 3
/** Scrolling is looked at no more often than this (BC-47). */
export const everyMs = 200
/** So many pictures are remembered as fetched: they are shown at once when they are drawn again (BC-48). */
export const kept = 200

/** Whether a place is near: no further below the screen than it may be, and not above it by as much. */
export const isNear = ({ top, bottom }: { top: number; bottom: number }, height: number): boolean =>
  top <= height * ahead && bottom >= height * (1 - ahead)

const watched = new Map<Element, () => void>()
let isPlanned = false
let lookedAt = Number.NEGATIVE_INFINITY

function look(): void {
  isPlanned = false
  lookedAt = performance.now()
  for (const [element, onNear] of watched)
    if (isNear(element.getBoundingClientRect(), innerHeight)) {
      watched.delete(element)
      onNear()
    }
  if (watched.size === 0) removeEventListener('scroll', lookSoon, true)
}

/** At once if nobody has looked lately; else when the time has come, and once for all who ask until then. */
function lookSoon(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(look, Math.max(0, lookedAt + everyMs - performance.now()))
}

/** Tells once when the place comes near. Answers how to stop waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  if (watched.size === 0) addEventListener('scroll', lookSoon, { capture: true, passive: true })
  watched.set(element, onNear)
  lookSoon()
  return () => watched.delete(element)
}

const fetched = new Set<string>()

export const wasFetched = (src: string): boolean => fetched.has(src)

/** The one that was fetched longest ago is forgotten for it. */
export function remember(src: string): void {
  fetched.delete(src)
  fetched.add(src)
  const [oldest] = fetched
  if (fetched.size > kept && oldest !== undefined) fetched.delete(oldest)
}
