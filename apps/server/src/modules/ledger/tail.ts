/**
 * What was read of the stream last, kept for the other followers of the process: they come to the same transfers
 * within the second. It is final when it is read, so that nothing kept can grow old.
 */
import type { Window } from './read.ts'

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

export function openTail(mostKept = 20_000): Tail {
  let kept: Kept = { since: 0n, next: 0n, transfers: [], xids: [] }
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
          if (window.next > kept.next) kept = lastOf(joined(kept, { since, ...window }), mostKept)
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

/** Both, where the second goes on within the first or at its end; otherwise the second alone. */
function joined(kept: Kept, read: Kept): Kept {
  if (read.since < kept.since || read.since > kept.next) return read
  const from = placeOf(read, kept.next)
  return {
    since: kept.since,
    next: read.next,
    transfers: [...kept.transfers, ...read.transfers.slice(from)],
    xids: [...kept.xids, ...read.xids.slice(from)],
  }
}

/** The newest, whole transactions of them. */
function lastOf(kept: Kept, most: number): Kept {
  const first = kept.xids[kept.xids.length - most]
  if (first === undefined) return kept
  const from = placeOf(kept, first)
  return {
    since: first,
    next: kept.next,
    transfers: kept.transfers.slice(from),
    xids: kept.xids.slice(from),
  }
}
