/**
 * What was read of the stream last, kept for the other followers of the process: they come to the same transfers
 * within the second. It is final when it is read, so that nothing kept can grow old.
 */
import type { Window } from './stream.ts'

export interface Tail {
  /** From `since` on, about `most` transfers: what is kept of it, or else what `fresh` reads. */
  read(
    since: bigint,
    most: number,
    fresh: () => Promise<Window>,
  ): Promise<Window & { readonly wasKept: boolean }>
}

/** Transfers without a gap between `since` and `next`. */
interface Kept extends Window {
  readonly since: bigint
}

/** Grows at its end and is cut at its beginning, where it lies: copies of so many cost more than what is new. */
interface Own {
  since: bigint
  next: bigint
  readonly transfers: Window['transfers'][number][]
  readonly xids: bigint[]
}

export function openTail(mostKept = 20_000): Tail {
  const kept: Own = { since: 0n, next: 0n, transfers: [], xids: [] }
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

const isWithin = (kept: Kept, since: bigint) => kept.since <= since && since < kept.next

/** The first of what is kept whose transaction is this one or a later one. */
function placeOf({ xids }: Kept, since: bigint): number {
  let [low, high] = [0, xids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((xids[middle] ?? since) < since) low = middle + 1
    else high = middle
  }
  return low
}

function partOf(kept: Kept, since: bigint, most: number): Window {
  const from = placeOf(kept, since)
  const last = kept.xids[from + most - 1]
  const to = last === undefined ? kept.xids.length : placeOf(kept, last + 1n)
  return {
    transfers: kept.transfers.slice(from, to),
    xids: kept.xids.slice(from, to),
    next: last === undefined ? kept.next : last + 1n,
  }
}

/** What was read joins what is kept where it goes on within it or at its end, or else takes its place. */
function keep(kept: Own, read: Kept, most: number): void {
  const isNext = read.since >= kept.since && read.since <= kept.next
  if (!isNext) {
    kept.since = read.since
    kept.xids.length = 0
    kept.transfers.length = 0
  }
  const from = isNext ? placeOf(read, kept.next) : 0
  for (const xid of read.xids.slice(from)) kept.xids.push(xid)
  for (const transfer of read.transfers.slice(from)) kept.transfers.push(transfer)
  kept.next = read.next
  forget(kept, most)
}

/** All but the newest, whole transactions of them. */
function forget(kept: Own, most: number): void {
  const first = kept.xids[kept.xids.length - most]
  if (first === undefined) return
  const from = placeOf(kept, first)
  kept.since = first
  kept.xids.splice(0, from)
  kept.transfers.splice(0, from)
}
