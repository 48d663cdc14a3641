/** Which step a round takes next, and when. Pure: the database decides whether it may. */
import type { Turn } from './store/decisions.ts'
import type { Phase } from './store/round-row.ts'

export type Step = 'open' | 'close' | 'deal' | 'decide' | 'show' | 'settle' | 'void'

export interface Standing {
  readonly phase: Phase
  /** Until the phase may end, by the database's time; negative afterwards. */
  readonly untilMs: number
  /** Of a game in which members decide. */
  readonly turn?: Turn | null
}

/** A round that stands still for longer, without an outcome, is void: nobody waits at the table any more. */
export const stuckMs = 120_000

/** Of the way that every round goes: what each step leads to. */
export const leadsTo: Readonly<Record<Step, Phase>> = {
  ...{
    open: 'betting',
    close: 'closed',
    deal: 'dealing',
    decide: 'dealing',
    show: 'result',
    settle: 'settled',
    void: 'voided',
  },
}

const onward: Readonly<Record<Phase, Step>> = {
  ...{ betting: 'close', closed: 'deal', dealing: 'show', result: 'settle', settled: 'open', voided: 'open' },
}

/** Null before a table's first round: one is opened. */
export function nextStep(round: Standing | null): { readonly step: Step; readonly inMs: number } {
  if (!round) return { step: 'open', inMs: 0 }
  const { phase, untilMs, turn = null } = round
  const isOver = phase === 'settled' || phase === 'voided'
  // Only without an outcome: what was drawn is paid, however late.
  const mayBeVoid = phase === 'betting' || phase === 'closed'
  if (mayBeVoid && untilMs <= -stuckMs) return { step: 'void', inMs: 0 }
  const isDeciding = phase === 'dealing' && turn !== null && turn !== 'over'
  return { step: isDeciding ? 'decide' : onward[phase], inMs: isOver ? 0 : Math.max(0, untilMs) }
}

/** The link after this one: the first of the next chain at a chain's end. */
export const linkAfter = (
  before: { readonly chainNo: number; readonly linkNo: number } | null,
  chainLength: number,
): { readonly chainNo: number; readonly linkNo: number } => {
  if (!before) return { chainNo: 1, linkNo: 1 }
  const { chainNo, linkNo } = before
  return linkNo < chainLength ? { chainNo, linkNo: linkNo + 1 } : { chainNo: chainNo + 1, linkNo: 1 }
}
