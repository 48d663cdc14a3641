/** How the numbers on the slip stand now: some may have closed, or pay less, since they were picked. Pure. */
import { type KindName, playOf } from '@jackfruit/lottery-rules'
import type { NumberTold, WantedEntry } from '../studio.ts'

const linesMax = 1000

/** Numbers of the entry's lines; none where it cannot be read. */
export function picksOf(kind: KindName, { play, selection }: WantedEntry): ReadonlySet<string> {
  const reading = playOf(kind, play)?.choose(selection, linesMax)
  return new Set(reading && 'chosen' in reading ? reading.chosen.picks() : [])
}

export interface Fallen {
  /** Nothing is taken while they are on the slip. */
  readonly closed: readonly string[]
  /** Taken at the lower odds that are shown. */
  readonly less: readonly string[]
}

/** `told`: of every game that is bet on. A number is closed when one of them has closed it. */
export function fallenOf(
  kind: KindName,
  entries: readonly WantedEntry[],
  told: readonly NumberTold[],
): Fallen {
  const down = told.filter(({ step }) => step === null || step > 0)
  if (down.length === 0) return { closed: [], less: [] }
  const closed = new Set<string>()
  const less = new Set<string>()
  for (const entry of entries) {
    const own = down.filter(({ play }) => play === entry.play)
    if (own.length === 0) continue
    const picks = picksOf(kind, entry)
    for (const { pick, step } of own) if (picks.has(pick)) (step === null ? closed : less).add(pick)
  }
  return { closed: [...closed], less: [...less].filter((pick) => !closed.has(pick)) }
}
