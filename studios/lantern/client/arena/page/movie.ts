/** When the page is drawn: each frame while something moves, and a few times a second otherwise. */
interface Movie {
  readonly start: () => void
  readonly stop: () => void
  /** Something has changed. Nothing happens before it was started. */
  readonly now: () => void
}

const restMs = 200

/** `draw` answers whether something moves. */
export function makeMovie(draw: (isStill: boolean) => boolean): Movie {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let isOn = false
  let stop = () => {}

  function show() {
    stop()
    if (!isOn) return
    if (draw(still.matches) && !still.matches) {
      const frame = requestAnimationFrame(show)
      stop = () => cancelAnimationFrame(frame)
    } else {
      const timer = setTimeout(show, restMs)
      stop = () => clearTimeout(timer)
    }
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
