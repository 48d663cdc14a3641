/**
 * What was read of a stream last, kept for its other followers in the process: they come to the same of it within the
 * second. It is final when it is read, so that nothing kept can grow old.
 */

/** All there is of a stretch, in its order; several may stand at one place, which then come and go together. */
export interface Stretch<T> {
  readonly items: readonly T[]
  /** Where each of them stands. */
  readonly places: readonly bigint[]
  /** Where the next reading starts. */
  readonly next: bigint
}

export interface Tail<T> {
  /** From `since` on, about `most` of them: what is kept of it, or else what `fresh` reads. */
  read(
    since: bigint,
    most: number,
    fresh: () => Promise<Stretch<T>>,
  ): Promise<Stretch<T> & { readonly wasKept: boolean }>
}

/** Without a gap between `since` and `next`. */
interface Kept<T> extends Stretch<T> {
  readonly since: bigint
}

/** Grows at its end and is cut at its beginning, where it lies: copies of so many cost more than what is new. */
interface Own<T> {
  since: bigint
  next: bigint
  readonly items: T[]
  readonly places: bigint[]
}

export function openTail<T>(mostKept = 20_000): Tail<T> {
  const kept: Own<T> = { since: 0n, next: 0n, items: [], places: [] }
  let reading: { readonly since: bigint; readonly ended: Promise<unknown> } | null = null
  return {
    async read(since, most, fresh) {
      // Loops of one process begin at the same moment: the first of them reads, the others wait for it. Nobody waits
      // for one that is far behind.
      while (reading && reading.since <= since && reading.since >= kept.since && !isWithin(kept, since))
        await reading.ended
      if (isWithin(kept, since)) return { ...partOf(kept, since, most), wasKept: true }
      const asked = fresh()
      const ended = asked.then(
        (window) => {
          if (window.next > kept.next) keep(kept, { since, ...window }, mostKept)
          if (reading?.ended === ended) reading = null
        },
        () => {
          if (reading?.ended === ended) reading = null
        },
      )
      if (since >= kept.since) reading = { since, ended }
      const window = await asked
      await ended
      return { ...window, wasKept: false }
    },
  }
}

const isWithin = (kept: Kept<unknown>, since: bigint) => kept.since <= since && since < kept.next

/** The first of what is kept that stands at this place or a later one. */
function placeOf({ places }: Pick<Kept<unknown>, 'places'>, since: bigint): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? since) < since) low = middle + 1
    else high = middle
  }
  return low
}

function partOf<T>(kept: Kept<T>, since: bigint, most: number): Stretch<T> {
  const from = placeOf(kept, since)
  const last = kept.places[from + most - 1]
  const to = last === undefined ? kept.places.length : placeOf(kept, last + 1n)
  return {
    items: kept.items.slice(from, to),
    places: kept.places.slice(from, to),
    next: last === undefined ? kept.next : last + 1n,
  }
}

/** What was read joins what is kept where it goes on within it or at its end, or else takes its place. */
function keep<T>(kept: Own<T>, read: Kept<T>, most: number): void {
  const isNext = read.since >= kept.since && read.since <= kept.next
  if (!isNext) {
    kept.since = read.since
    kept.places.length = 0
    kept.items.length = 0
  }
  const from = isNext ? placeOf(read, kept.next) : 0
  for (const place of read.places.slice(from)) kept.places.push(place)
  for (const item of read.items.slice(from)) kept.items.push(item)
  kept.next = read.next
  forget(kept, most)
}

/** All but the newest; who stands at one place stays together. */
function forget(kept: Own<unknown>, most: number): void {
  const first = kept.places[kept.places.length - most]
  if (first === undefined) return
  const from = placeOf(kept, first)
  kept.since = first
  kept.places.splice(0, from)
  kept.items.splice(0, from)
}
