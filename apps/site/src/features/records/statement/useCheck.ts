import { type ReplyOf, reports } from '@jackfruit/contracts'
import type { Broken, SealedEntries } from '@jackfruit/fairness'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../shared/calls/api.ts'
import { checkStretch, type Stretch } from './check.ts'
import { openWorker } from './openWorker.ts'
import { readSaved } from './saved.ts'

export type Statement = ReplyOf<typeof reports.statement>

export type Check =
  | { readonly state: 'idle' }
  | { readonly state: 'checking'; readonly done: number; readonly all: number }
  | { readonly state: 'whole'; readonly count: number; readonly at: Date; readonly ofFile: boolean }
  | { readonly state: 'broken'; readonly broken: Broken }
  | { readonly state: 'failed'; readonly error: unknown }
  | { readonly state: 'no-statement' }
  | { readonly state: 'other-account' }

/** Checks what the server gives, or a file, and keeps what was fetched for saving it. */
export function useCheck() {
  const [check, setCheck] = useState<Check>({ state: 'idle' })
  const kept = useRef<{ lines: string[]; prints: string[] }>({ lines: [], prints: [] })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(
    stretch: Stretch,
    batches: AsyncIterable<SealedEntries>,
    ofFile: boolean,
    andThen: () => Promise<Broken | null> = async () => null,
  ) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const all = Number(BigInt(stretch.end.seq) - BigInt(stretch.start.seq))
    const tell = (next: Check) => control.signal.aborted || setCheck(next)
    tell({ state: 'checking', done: 0, all })
    const worker = openWorker()
    control.signal.addEventListener('abort', () => worker.close())
    try {
      const outcome = await checkStretch(stretch, batches, worker, (done) =>
        tell({ state: 'checking', done, all }),
      )
      const { count } = outcome
      const broken = outcome.broken ?? (await andThen())
      tell(broken ? { state: 'broken', broken } : { state: 'whole', count, at: new Date(), ofFile })
    } catch (error) {
      tell({ state: 'failed', error })
    } finally {
      worker.close()
    }
  }

  async function* fetched(account: 'purse' | 'held', { start, end }: Statement) {
    kept.current = { lines: [], prints: [] }
    for (let after = BigInt(start.seq); after < BigInt(end.seq); ) {
      const entries = await call(reports.statementEntries, {
        query: { account, after: String(after), upTo: end.seq },
      })
      // Fewer than there should be: the end will not be reached, and the check says so.
      if (entries.lines.length === 0) return
      kept.current.lines.push(...entries.lines)
      kept.current.prints.push(...entries.prints)
      after += BigInt(entries.lines.length)
      yield entries
    }
  }

  return {
    check,
    /** What was fetched by the last check. */
    entries: (): SealedEntries => kept.current,
    start: (account: 'purse' | 'held', statement: Statement) =>
      run(statement, fetched(account, statement), false),
    forget() {
      running.current?.abort()
      setCheck({ state: 'idle' })
    },
    async startFile(file: File, account: 'purse' | 'held', { accountId }: Statement) {
      const saved = readSaved(await file.text())
      if (!saved) return setCheck({ state: 'no-statement' })
      if (saved.stretch.accountId !== accountId) return setCheck({ state: 'other-account' })
      if (saved.misread) {
        const seq = BigInt(/^\d{1,18}$/.test(saved.misread) ? saved.misread : 0)
        return setCheck({ state: 'broken', broken: { seq, why: 'form', entry: null } })
      }
      return run(saved.stretch, slices(saved.entries), true, () => sealHere(account, saved.stretch))
    },
  }
}

/** A file that fits in itself could have been made anew: its end has to be what was sealed here as well. */
async function sealHere(account: 'purse' | 'held', { end }: Stretch): Promise<Broken | null> {
  const seq = BigInt(end.seq)
  const after = String(seq === 0n ? 0n : seq - 1n)
  const { prints } = await call(reports.statementEntries, { query: { account, after, upTo: end.seq } })
  const [print] = prints
  // Of entries sealed long ago nothing was kept: an empty print says neither yes nor no.
  return print !== undefined && end.head.startsWith(print) ? null : { seq, why: 'end', entry: null }
}

const sliceSize = 2_000

async function* slices({ lines, prints }: SealedEntries) {
  for (let from = 0; from < lines.length; from += sliceSize)
    yield { lines: lines.slice(from, from + sliceSize), prints: prints.slice(from, from + sliceSize) }
}
