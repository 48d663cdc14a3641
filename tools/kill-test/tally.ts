/** Keeps what was acknowledged, and notices when a number is answered in two ways. */
import type { Answer } from './messages.ts'
import type { Acknowledged } from './prove.ts'

/** Answers that leave no row: the same movement may fare otherwise when it comes again. */
const unrecorded = new Set(['no-stake', 'already-settled', 'round-closed', 'cancelled', 'conflict'])

export interface Tally {
  add(answer: Answer, variant?: number): void
  get(n: number): Acknowledged | undefined
  /** Numbers below the highest acknowledged one that have no answer yet. */
  missing(): number[]
  readonly next: () => number
  readonly count: () => number
  readonly problems: string[]
}

export function openTally(): Tally {
  const answers: (Acknowledged | undefined)[] = []
  const problems: string[] = []
  let allBelow = 0
  let count = 0
  return {
    problems,
    next: () => answers.length,
    count: () => count,
    get: (n) => answers[n],
    add({ n, status, replayed, seq }, variant = 0) {
      const known = answers[n]
      if (!known) count++
      if (unrecorded.has(status)) {
        if (!known) answers[n] = { status, seq: null, variant }
        return
      }
      if (known && !unrecorded.has(known.status)) {
        if (known.status !== status) problems.push(`number ${n} was answered ${known.status} and ${status}`)
        if (!replayed && known.seq !== null) problems.push(`number ${n} was carried out twice`)
        if (replayed) return
      }
      answers[n] = { status, seq: replayed ? null : seq, variant }
    },
    missing() {
      while (answers[allBelow]) allBelow++
      const found: number[] = []
      for (let n = allBelow; n < answers.length; n++) if (!answers[n]) found.push(n)
      return found
    },
  }
}
