/**
 * The way of the ball, computed backwards from the pocket that the studio dealt: whatever is drawn of it ends there.
 * Angles are in radians, clockwise from the far side of the table, as one looks down on it.
 */

export interface SpinParts {
  /** Which pocket around the wheel, from 0, of how many. */
  readonly pocket: number
  readonly pockets: number
  /** Where the rotor stands at the beginning. */
  readonly rotor: number
  /** 1 is the whole spin, less is hastier. */
  readonly pace: number
}

export interface Moment {
  readonly rotor: number
  readonly ball: number
  /** 1 on the track, 0 in the pocket. */
  readonly out: number
  /** How high it jumps above where it would roll, from 0 to 1. */
  readonly high: number
  /** Turns of the ball in a second, as radians. */
  readonly speed: number
}

export interface SpinPath {
  /** When the ball lies. */
  readonly restsMs: number
  /** When the rotor stands, too. */
  readonly endsMs: number
  readonly at: (ms: number) => Moment
  /** What is heard of it: the ball against a deflector, and over each fret. */
  readonly knocks: readonly number[]
}

/** Deflectors stand still around the bowl, the first of them at this angle. */
export const deflectors = { count: 8, first: 0.2 }

const rotorSpeed = -1.1
const speeds = { first: 11, last: 3.2 }
/** Seconds of each part. */
const parts = { start: 0.4, track: 3.3, fall: 0.52, rattle: 0.95, slowing: 1.3 }
/** When in its fall the ball meets a deflector. */
const meets = 0.42
/** Over so many frets before it stays. */
const frets = 4
const whole = Math.PI * 2

/** What is left of `a` after whole steps, from 0 on. */
const rest = (a: number, step: number) => ((a % step) + step) % step

export function spinPath({ pocket, pockets, rotor: first, pace }: SpinParts): SpinPath {
  const step = whole / pockets
  const [fall, rattle, slowing] = [parts.fall * pace, parts.rattle * pace, parts.slowing * pace]
  const start = parts.start * pace
  const isHasty = pace < 0.6

  const rotorAt = (t: number, rests: number): number => {
    const ramp = Math.min(t, start)
    const steady = Math.max(0, Math.min(t, rests) - start)
    const after = Math.max(0, Math.min(t - rests, slowing))
    return first + rotorSpeed * (ramp ** 2 / (2 * start) + steady + after - after ** 2 / (2 * slowing))
  }
  /** Backwards: where it lies, where it came over the frets from, where it left the track. */
  const times = (shift: number) => {
    const falls = parts.track * pace + shift
    return { falls, lands: falls + fall, rests: falls + fall + rattle }
  }
  const hops = frets * step
  const landSpeed = rotorSpeed + (2 * hops) / rattle
  const last = speeds.last
  /** Where it leaves the track, when all of it is so much later. */
  const leaves = (shift: number): number => {
    const { lands, rests } = times(shift)
    const lies = rotorAt(rests, rests) + pocket * step
    const landed = lies - rotorSpeed * (rests - lands) - hops
    return landed - ((last + landSpeed) / 2) * fall
  }
  const between = whole / deflectors.count
  const met = (left: number) => left + fallen(meets, last, landSpeed) * fall
  // Everything a little later, until the ball meets a deflector: by then the pocket has turned on.
  const off = rest(met(leaves(0)) - deflectors.first, between)
  const shift = isHasty ? 0 : off / -rotorSpeed
  const { falls, lands, rests } = times(shift)
  const left = leaves(shift)
  const firstSpeed = speeds.first

  const at = (ms: number): Moment => {
    const t = ms / 1000
    const rotor = rotorAt(t, rests)
    if (t >= rests) return { rotor, ball: rotor + pocket * step, out: 0, high: 0, speed: 0 }
    if (t >= lands) {
      const share = (t - lands) / rattle
      const behind = hops * (1 - share) ** 2
      const over = Math.abs(Math.sin(Math.PI * frets * Math.sqrt(share)))
      const ball = rotor + pocket * step - behind
      return { rotor, ball, out: 0.34 * (1 - share) ** 1.6, high: over * 0.5 * (1 - share), speed: landSpeed }
    }
    if (t >= falls) {
      const share = (t - falls) / fall
      const ball = left + fallen(share, last, landSpeed) * fall
      const jump = share < meets ? 0 : Math.sin((Math.PI * (share - meets)) / (1 - meets))
      return { rotor, ball, out: 1 - 0.66 * share ** 1.7, high: jump * 0.6, speed: last }
    }
    const [u, long] = [1 - Math.max(0, t) / falls, falls]
    const speed = last + (firstSpeed - last) * u ** 2
    const ball = left - last * long * u - ((firstSpeed - last) * long * u ** 3) / 3
    return { rotor, ball, out: 1, high: 0, speed }
  }

  const knocks = [
    falls + fall * meets,
    ...Array.from({ length: frets }, (_, i) => lands + rattle * ((i + 0.5) / frets) ** 2),
  ]
  return {
    ...{ restsMs: rests * 1000, endsMs: (rests + slowing) * 1000, at },
    knocks: knocks.map((seconds) => seconds * 1000),
  }
}

/** How far it has come after a share of its fall, in seconds: from the speed that it leaves the track with to that it lands with. */
const fallen = (share: number, from: number, to: number) => from * share + ((to - from) * share ** 2) / 2
