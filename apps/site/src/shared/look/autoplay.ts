/** What decides whether slides move by themselves. */
export interface Scene {
  readonly count: number
  /** A pointer rests on the carousel, or the keyboard stands in it. */
  readonly isHeld: boolean
  /** The person pressed pause. */
  readonly isPaused: boolean
  readonly prefersStill: boolean
}

export const every = 5000

export const isMoving = ({ count, isHeld, isPaused, prefersStill }: Scene): boolean =>
  count > 1 && !isHeld && !isPaused && !prefersStill

/** Calls `tick` every five seconds. A swipe or a click asks for a whole new wait; a stop ends it. */
export function startClock(tick: () => void, wait = every): { again: () => void; stop: () => void } {
  let timer = setInterval(tick, wait)
  return {
    again() {
      clearInterval(timer)
      timer = setInterval(tick, wait)
    },
    stop: () => clearInterval(timer),
  }
}
