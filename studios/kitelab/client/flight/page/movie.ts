/** When the page is drawn: each frame while something moves, and a few times a second otherwise. */
import type { Doing } from '../state/flown.ts'

interface Movie {
  readonly start: () => void
  readonly stop: () => void
  /** Something has changed. Nothing happens before it was started. */
  readonly now: () => void
}

const restMs = 200
/** A flight that ended leaves the picture. */
const movingMs = 900

export function makeMovie(draw: (isStill: boolean) => Doing): Movie {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isOn = false
  let stop = () => {}
  let doing: Doing = 'coming'
  let since = 0

  function next() {
    const isMoving = doing === 'flying' || doing === 'open' || performance.now() - since < movingMs
    if (isMoving && !still.matches) {
      const frame = requestAnimationFrame(show)
      stop = () => cancelAnimationFrame(frame)
    } else {
      const timer = setTimeout(show, restMs)
      stop = () => clearTimeout(timer)
    }
  }
  function show() {
    stop()
    if (!isOn) return
    const before = doing
    doing = draw(still.matches)
    if (before !== doing) since = performance.now()
    next()
  }
  return {
    start: () => {
      isOn = true
      show()
    },
    stop: () => {
      isOn = false
      stop()
    },
    now: show,
  }
}
