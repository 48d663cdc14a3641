/** One check of a statement: entries are fetched, or read from a file, and handed on stretch by stretch. */
import type { Broken, ChainPoint, SealedEntries } from '@jackfruit/fairness'
import type { Checker } from './talk.ts'

export interface Stretch {
  readonly accountId: string
  readonly start: ChainPoint
  readonly end: ChainPoint
}

export interface Outcome {
  /** Entries that were recomputed. */
  readonly count: number
  readonly broken: Broken | null
}

export async function checkStretch(
  { accountId, start, end }: Stretch,
  batches: AsyncIterable<SealedEntries>,
  checker: Checker,
  onProgress: (done: number) => void,
): Promise<Outcome> {
  let { seq } = await checker.ask({ what: 'start', start, accountId })
  const begun = seq
  const done = () => Number(seq - begun)
  for await (const entries of batches) {
    const told = await checker.ask({ what: 'entries', entries })
    seq = told.seq
    onProgress(done())
    if (told.broken) return { count: done(), broken: told.broken }
  }
  const { broken } = await checker.ask({ what: 'end', end })
  return { count: done(), broken }
}
