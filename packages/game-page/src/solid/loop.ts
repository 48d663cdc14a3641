/** Frames as long as something moves, and none while nothing does; fewer where only breath moves. */

export interface Loop {
  /** Something moves, or looks otherwise: frames until `step` says that nothing moves any more. */
  readonly go: () => void
  /** Counts anew how far apart the frames come, in ms. */
  readonly count: () => void
  readonly gaps: () => readonly number[]
  readonly stop: () => void
}

/** Whether something moves on: as fast as the screen draws, or as slowly as a breath. */
export type Moves = 'no' | 'slowly' | 'yes'

const slowMs = 1000 / 30 - 4
const mostGaps = 1_200

export function makeLoop(step: (now: number) => Moves): Loop {
  let [frame, last, drawn] = [0, 0, -Infinity]
  let moves: Moves = 'no'
  let gaps: number[] = []

  function next(now: number) {
    frame = 0
    if (moves === 'slowly' && now - drawn < slowMs) return ask()
    if (moves === 'yes' && last > 0 && gaps.length < mostGaps) gaps.push(now - last)
    drawn = now
    moves = step(now)
    last = moves === 'yes' ? now : 0
    if (moves !== 'no') ask()
  }
  function ask() {
    if (frame === 0) frame = requestAnimationFrame(next)
  }
  return {
    go: () => {
      moves = 'yes'
      ask()
    },
    count: () => {
      gaps = []
      last = 0
    },
    gaps: () => gaps,
    stop: () => {
      cancelAnimationFrame(frame)
      frame = 0
    },
  }
}
