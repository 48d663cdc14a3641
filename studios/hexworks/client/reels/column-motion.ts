/**
 * How one reel moves, in cells and milliseconds: a short pull back, weight into speed, a brake that
 * lands a little past the place, and the settling. Pure: the outcome is given, never made, here.
 */
export interface ColumnMotion {
  readonly phase: 'rest' | 'wind' | 'run' | 'brake' | 'settle'
  /** Cells travelled downward since the spin began. */
  readonly offset: number
  /** Cells a second. */
  readonly speed: number
  /** Time in this phase. */
  readonly elapsedMs: number
  /** In brake and settle: where it lands. */
  readonly target: number
  readonly from: number
}

export const atRest: ColumnMotion = { phase: 'rest', offset: 0, speed: 0, elapsedMs: 0, target: 0, from: 0 }

export interface Pace {
  readonly topSpeed: number
  readonly riseMs: number
  readonly brakeCells: number
}

export const paces = {
  normal: { topSpeed: 24, riseMs: 260, brakeCells: 3 },
  turbo: { topSpeed: 32, riseMs: 120, brakeCells: 2 },
  strained: { topSpeed: 14.4, riseMs: 260, brakeCells: 4 },
  slam: { topSpeed: 36, riseMs: 60, brakeCells: 1 },
} as const satisfies Record<string, Pace>

const pullBackMs = 90
const pullBackCells = 0.14
const overshootCells = 0.13
const settleMs = 120

export const beginColumn = (): ColumnMotion => ({ ...atRest, phase: 'wind' })

/** One step. `mayStop` says that the result is known and this reel's turn has come. */
export function stepColumn(
  motion: ColumnMotion,
  deltaMs: number,
  pace: Pace,
  mayStop: boolean,
): ColumnMotion {
  const elapsedMs = motion.elapsedMs + deltaMs
  switch (motion.phase) {
    case 'rest':
      return motion
    case 'wind': {
      const share = Math.min(1, elapsedMs / pullBackMs)
      const offset = -pullBackCells * Math.sin((share * Math.PI) / 2)
      return share < 1
        ? { ...motion, elapsedMs, offset }
        : { ...motion, phase: 'run', elapsedMs: 0, offset, speed: 0 }
    }
    case 'run': {
      const speed = Math.min(pace.topSpeed, motion.speed + (pace.topSpeed / pace.riseMs) * deltaMs)
      const offset = motion.offset + (speed * deltaMs) / 1000
      if (!mayStop || speed < pace.topSpeed) return { ...motion, elapsedMs, offset, speed }
      return {
        phase: 'brake',
        offset,
        speed,
        elapsedMs: 0,
        from: offset,
        target: Math.ceil(offset + pace.brakeCells),
      }
    }
    case 'brake': {
      const distance = motion.target + overshootCells - motion.from
      const share = Math.min(1, elapsedMs / brakeMs(distance, motion.speed))
      const offset = motion.from + distance * (1 - (1 - share) ** 2)
      return share < 1
        ? { ...motion, elapsedMs, offset }
        : { ...motion, phase: 'settle', elapsedMs: 0, offset }
    }
    case 'settle': {
      const share = Math.min(1, elapsedMs / settleMs)
      const offset = motion.target + overshootCells * (1 - share) ** 2
      return share < 1 ? { ...motion, elapsedMs, offset } : { ...atRest, offset: 0, target: motion.target }
    }
  }
}

/** Even braking from a speed over a distance takes twice as long as crossing it at that speed. */
const brakeMs = (distance: number, speed: number) => ((2 * distance) / speed) * 1000

/** A reel at this speed is seen smeared. */
export const isBlurred = (motion: ColumnMotion) =>
  (motion.phase === 'run' && motion.speed > 12) ||
  (motion.phase === 'brake' && motion.target - motion.offset > 1.4)
