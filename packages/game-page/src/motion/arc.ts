/** The way of a card or a chip over the table: an arc that begins where it came from and ends, exactly, where it lies. */

export interface Point {
  readonly x: number
  readonly y: number
}

interface Way {
  /** Where it comes from, seen from where it lies. */
  readonly from: Point
  /** How far it swings aside of the straight line, in shares of its length. */
  readonly swing?: number
  /** Degrees that it turns on its way. */
  readonly turn?: number
  /** How large it is at its beginning. */
  readonly scale?: number
}

const steps = 10
const most = 260

/** Slow at the hand that throws, slower where it comes to rest. */
const eased = (share: number) => 1 - (1 - share) ** 2.2

/** Where it is at a share of its way, seen from where it lies. */
export function onArc({ from, swing = 0.22 }: Way, share: number): Point {
  const left = 1 - share
  const length = Math.hypot(from.x, from.y)
  if (length === 0) return { x: 0, y: 0 }
  // It swings to the far side of the table: up, whichever side it comes from.
  const aside = Math.min(most, length * swing)
  const side = from.x > 0 ? 1 : -1
  const [normalX, normalY] = [(from.y / length) * side, (-from.x / length) * side]
  const bow = 4 * share * left * aside
  return { x: from.x * left + normalX * bow, y: from.y * left + normalY * bow }
}

/** Frames for an animation of what already stands where it ends. */
export function arcFrames(way: Way): Keyframe[] {
  const { turn = 0, scale = 1 } = way
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = eased(step / steps)
    const { x, y } = onArc(way, share)
    const size = scale + (1 - scale) * share
    const angle = turn * (1 - share)
    return {
      offset: step / steps,
      transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg) scale(${size.toFixed(3)})`,
    }
  })
}
