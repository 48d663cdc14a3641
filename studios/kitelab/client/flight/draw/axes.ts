/** What part of time and height the curve's picture shows: always all of the flight, with room above it. Pure. */

export interface Axes {
  /** Milliseconds across, hundredths at the top; the bottom is 100. */
  readonly ms: number
  readonly top: number
  /** Where lines stand. */
  readonly times: readonly number[]
  readonly heights: readonly number[]
}

const leastMs = 10_000
const leastTop = 200
/** The newest point stands at so much of the width and the height. */
const filled = { width: 0.88, height: 0.78 }

/** 1, 2 or 5 times a power of ten: so that about four of them are shown. */
function stepOf(whole: number): number {
  const raw = whole / 4
  const power = 10 ** Math.floor(Math.log10(raw))
  return ([1, 2, 5].find((digit) => digit * power >= raw) ?? 10) * power
}

const marks = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, no) => from + no * step)

export function axesOf(ms: number, at: number): Axes {
  const across = Math.max(leastMs, ms / filled.width)
  const top = Math.max(leastTop, 100 + (at - 100) / filled.height)
  return {
    ...{ ms: across, top },
    times: marks(0, across, stepOf(across)),
    heights: marks(100, top, Math.max(25, stepOf(top - 100))),
  }
}
