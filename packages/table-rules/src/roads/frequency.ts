/** How often things came of late: numbers of roulette, signs of a wheel, faces of dice. */

export interface Frequency<Thing> {
  readonly thing: Thing
  readonly times: number
  /** Rounds since it last came, 0 being the newest; null where it did not come at all. */
  readonly ago: number | null
}

/**
 * Each of `things` with how often it came in `played`, oldest first. Most often first; of those that came as often, the
 * one that came later.
 */
export function frequencies<Thing>(
  things: readonly Thing[],
  played: readonly Thing[],
): readonly Frequency<Thing>[] {
  const [times, last] = [new Map<Thing, number>(), new Map<Thing, number>()]
  for (const [at, thing] of played.entries()) {
    times.set(thing, (times.get(thing) ?? 0) + 1)
    last.set(thing, at)
  }
  const agoOf = (thing: Thing) => {
    const at = last.get(thing)
    return at === undefined ? null : played.length - 1 - at
  }
  return things
    .map((thing) => ({ thing, times: times.get(thing) ?? 0, ago: agoOf(thing) }))
    .toSorted((a, b) => b.times - a.times || (a.ago ?? played.length) - (b.ago ?? played.length))
}

export const hot = <Thing>(found: readonly Frequency<Thing>[], count: number): readonly Thing[] =>
  found.slice(0, count).map(({ thing }) => thing)

/** The rarest first. */
export const cold = <Thing>(found: readonly Frequency<Thing>[], count: number): readonly Thing[] =>
  found
    .slice(-count)
    .toReversed()
    .map(({ thing }) => thing)

/** Shares in per cent of places in rounds, by which numbers they cover: red, black, dozens. Empty where nothing was played. */
export function shares(
  covers: Readonly<Record<string, readonly number[]>>,
  played: readonly number[],
): Readonly<Record<string, number>> {
  if (played.length === 0) return {}
  return Object.fromEntries(
    Object.entries(covers).map(([id, covered]) => {
      const set = new Set(covered)
      return [id, (played.filter((number) => set.has(number)).length * 100) / played.length]
    }),
  )
}
