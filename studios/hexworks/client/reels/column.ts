import {
  atRest,
  beginColumn,
  type ColumnMotion,
  isBlurred,
  type Pace,
  paces,
  stepColumn,
} from './column-motion.ts'
import { type ColumnPaint, type ColumnPlace, makePaint, type Piece } from './column-paint.ts'

export interface Column {
  /** `others` pass instead of the usual symbols in this spin. */
  readonly begin: (pace: Pace, others?: readonly string[]) => void
  /** The result and when this reel may stop, in milliseconds after its beginning. */
  readonly stopWith: (symbols: readonly string[], afterMs: number) => void
  readonly hurry: () => void
  /** It goes on slower, as what is waited for does. */
  readonly strain: () => void
  /** One frame; answers 'landed' once, when the reel reaches its place. Draws itself where it moved. */
  readonly step: (deltaMs: number) => 'still' | 'moving' | 'landed'
  readonly show: (symbols: readonly string[]) => void
  readonly shown: () => readonly string[]
  /** Draws these instead of what stands: wins, falls. */
  readonly draw: (pieces: readonly Piece[]) => void
  readonly place: (place: ColumnPlace) => void
}

export interface ColumnParts extends ColumnPaint {
  readonly passing: readonly string[]
  readonly first: readonly string[]
}

export function makeColumn({ passing: usual, first, ...parts }: ColumnParts): Column {
  const paint = makePaint(parts)
  let passing = usual
  let motion: ColumnMotion = atRest
  let pace: Pace = paces.normal
  let shown = first
  let coming: readonly string[] | null = null
  let stopAfterMs = 0
  let spinning = 0
  let isHurried = false

  const landing = () => (motion.phase === 'brake' || motion.phase === 'settle' ? coming : null)
  // Reels may change their height from spin to spin: the new one holds as soon as the result can be seen.
  const rows = () => Math.max(1, (landing() ?? shown).length)
  const passingAt = (index: number) =>
    passing[((index % passing.length) + passing.length) % passing.length] ?? ''
  const symbolAt = (index: number): string => {
    if (index >= 0 && index < shown.length) return shown[index] ?? ''
    return landing()?.[index + motion.target] ?? passingAt(index)
  }

  const drawMoving = () => {
    const isFast = isBlurred(motion)
    if (motion.phase === 'run' && isFast) return paint.drawStrip(passing, rows(), motion.offset)
    const whole = Math.floor(motion.offset)
    const shade = isFast ? 'blurred' : 'sharp'
    for (let row = -1; row <= rows(); row += 1)
      paint.put({ symbol: symbolAt(row - whole), row: row + motion.offset - whole, shade }, rows())
  }
  const draw = (pieces: readonly Piece[]) =>
    paint.within(() => {
      for (const piece of pieces) paint.put(piece, rows())
    })
  const drawStanding = () => draw(shown.map((symbol, row) => ({ symbol, row })))

  return {
    begin: (wanted, others = usual) => {
      pace = wanted
      passing = others
      motion = beginColumn()
      coming = null
      spinning = 0
      isHurried = false
    },
    stopWith: (symbols, afterMs) => {
      coming = symbols
      stopAfterMs = afterMs
    },
    hurry: () => {
      isHurried = true
    },
    strain: () => {
      pace = paces.strained
    },
    step: (deltaMs) => {
      if (motion.phase === 'rest') return 'still'
      spinning += deltaMs
      const before = motion.phase
      const mayStop = coming !== null && (isHurried || spinning >= stopAfterMs)
      motion = stepColumn(motion, deltaMs, isHurried ? paces.slam : pace, mayStop)
      const isLanding = before === 'brake' && motion.phase === 'settle'
      if (motion.phase === 'rest' && coming) {
        shown = coming
        coming = null
        drawStanding()
      } else paint.within(drawMoving)
      return isLanding ? 'landed' : 'moving'
    },
    show: (symbols) => {
      motion = atRest
      coming = null
      shown = symbols
      drawStanding()
    },
    shown: () => shown,
    draw,
    place: (wanted) => {
      paint.place(wanted)
      drawStanding()
    },
  }
}
