/** Draws again, on this device, what everybody was shown: the rules of lotteries are on this page, those of tables are not. */
import { type TableFault, verifyTableProof } from '@jackfruit/fairness'
import { drawOf } from '@jackfruit/lottery-rules'
import type { DrawProof } from './proof.ts'

export type Checked = 'good' | 'bad' | 'open'

export interface DrawVerdict {
  readonly seal: Checked
  readonly seeds: Checked
  /** The reader's own ticket; null where the proof names none. */
  readonly mine: Checked | null
  /** Null where no public beacon was asked. */
  readonly beacon: Checked | null
  readonly result: Checked
  /** Nothing that could be checked here speaks against it. */
  readonly isFair: boolean
}

/** Parts in the order in which they are checked, with what fails them: what stands behind a fault is not known. */
const faultsOf = {
  seal: ['malformed', 'not-revealed', 'link-differs'],
  seeds: ['entropy-differs'],
  mine: ['bet-missing'],
  beacon: ['beacon-differs'],
  result: ['outcome-differs', 'unknown-game'],
} as const satisfies Readonly<Record<string, readonly TableFault[]>>
const parts = ['seal', 'seeds', 'mine', 'beacon', 'result'] as const

export function checkDraw(proof: DrawProof): DrawVerdict {
  const { ticketId, bet, link = null, ...rest } = proof
  const own = ticketId ?? bet?.betId
  const verdict = verifyTableProof({ ...rest, link }, drawOf, own)
  const fault = verdict.ok ? null : verdict.reason
  const failing = parts.findIndex((part) => fault !== null && faultsOf[part].some((each) => each === fault))
  const at = (part: (typeof parts)[number]): Checked => {
    const place = parts.indexOf(part)
    if (failing === -1 || place < failing) return 'good'
    return place > failing || fault === 'unknown-game' ? 'open' : 'bad'
  }
  return {
    ...{ seal: at('seal'), seeds: at('seeds'), result: at('result') },
    mine: own === undefined ? null : at('mine'),
    beacon: proof.beacon === null ? null : at('beacon'),
    isFair: fault === null || fault === 'unknown-game',
  }
}
