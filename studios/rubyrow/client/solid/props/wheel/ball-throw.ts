/** The first of a ball's way: a hand holds it where the way comes past, sweeps along with it, and lets it go. */
import type { Moment, SpinPath } from '@jackfruit/game-page/wheel/path'

export interface BallThrow {
  /** When the ball is on its way. */
  readonly leavesMs: number
  /** Until then it goes with the hand, and after that along the path to the last bit. */
  readonly at: (ms: number) => Moment
  /** Whether the hand is still at the ball, or follows through. */
  readonly isHeld: (ms: number) => boolean
}

/** Angles of the track at its far side, where the ball is held and where it is let go; and how high above the track. */
export const held = { from: -0.42, until: 0.5, high: 0.5 }
const [leastMs, followMs] = [120, 170]
const whole = Math.PI * 2

/** When the ball of this path first comes past an angle, after a moment. */
function passes({ at, restsMs }: SpinPath, angle: number, afterMs: number): number {
  const first = at(afterMs).ball
  const far = (((angle - first) % whole) + whole) % whole
  let [from, until] = [afterMs, restsMs]
  for (let i = 0; i < 40; i++) {
    const middle = (from + until) / 2
    if (at(middle).ball - first < far) from = middle
    else until = middle
  }
  return until
}

export function throwAlong(path: SpinPath): BallThrow {
  const leavesMs = passes(path, held.until, leastMs)
  const left = path.at(leavesMs)
  // Ever faster, until it is as fast as the ball rolls.
  const sweepMs = Math.min(leavesMs, (2_000 * (held.until - held.from)) / left.speed)
  return {
    leavesMs,
    at: (ms) => {
      const moment = path.at(ms)
      if (ms >= leavesMs) return moment
      const share = Math.max(0, 1 - (leavesMs - ms) / sweepMs)
      const ball = held.from + (held.until - held.from) * share ** 2
      return { ...moment, ball, out: 1, high: held.high * (1 - share), speed: 0 }
    },
    isHeld: (ms) => ms < leavesMs + followMs,
  }
}
