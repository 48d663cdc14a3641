/** The life of a contract (platform conventions 4.5): what may be done in which state, by whom, and what it becomes. */

export type ContractState =
  | 'offered'
  | 'requested'
  | 'active'
  | 'changeOffered'
  | 'endRequested'
  | 'rejected'
  | 'cancelled'
  | 'expired'
  | 'terminated'
  | 'superseded'

export type Side = 'upline' | 'downline' | 'clock' | 'platform'

export type Step =
  | 'accept'
  | 'reject'
  | 'cancel'
  | 'offerChange'
  | 'acceptChange'
  | 'rejectChange'
  | 'cancelChange'
  | 'lapseChange'
  | 'requestEnd'
  | 'agreeEnd'
  | 'declineEnd'
  | 'terminate'
  | 'expire'
  | 'supersede'

interface Way {
  readonly from: readonly ContractState[]
  readonly by: readonly Side[]
  readonly to: ContractState
}

/** A step that asks the other side stands by who began: `endRequested` remembers whose wish it is. */
const ways: Readonly<Record<Step, Way>> = {
  accept: { from: ['offered', 'requested'], by: ['upline', 'downline'], to: 'active' },
  reject: { from: ['offered', 'requested'], by: ['upline', 'downline'], to: 'rejected' },
  cancel: { from: ['offered', 'requested'], by: ['upline', 'downline'], to: 'cancelled' },
  offerChange: { from: ['active'], by: ['upline'], to: 'changeOffered' },
  // The terms in force stay until the change is agreed; one that is not agreed leaves them as they were.
  acceptChange: { from: ['changeOffered'], by: ['downline'], to: 'active' },
  rejectChange: { from: ['changeOffered'], by: ['downline'], to: 'active' },
  cancelChange: { from: ['changeOffered'], by: ['upline'], to: 'active' },
  lapseChange: { from: ['changeOffered'], by: ['clock'], to: 'active' },
  requestEnd: { from: ['active'], by: ['upline', 'downline'], to: 'endRequested' },
  agreeEnd: { from: ['endRequested'], by: ['upline', 'downline', 'clock'], to: 'terminated' },
  declineEnd: { from: ['endRequested'], by: ['upline', 'downline'], to: 'active' },
  terminate: {
    from: ['active', 'changeOffered', 'endRequested'],
    by: ['upline', 'platform'],
    to: 'terminated',
  },
  expire: { from: ['offered', 'requested'], by: ['clock'], to: 'expired' },
  supersede: { from: ['active', 'changeOffered'], by: ['platform'], to: 'superseded' },
}

export interface Standing {
  readonly state: ContractState
  /** Whose wish waits for an answer, where one does. */
  readonly askedBy: 'upline' | 'downline' | null
}

/** Those who asked may take back, those who were asked may answer. */
const answers: readonly Step[] = [
  ...(['accept', 'reject', 'acceptChange', 'rejectChange', 'agreeEnd', 'declineEnd'] as const),
]

/** What the contract becomes, or null where this side may not do that now. */
export function stepFrom({ state, askedBy }: Standing, step: Step, side: Side): Standing | null {
  const way = ways[step]
  if (!way.from.includes(state) || !way.by.includes(side)) return null
  if (side !== 'clock' && askedBy !== null) {
    if (answers.includes(step) && side === askedBy) return null
    if (step === 'cancel' && side !== askedBy) return null
  }
  const asks = way.to === 'endRequested' || way.to === 'changeOffered'
  return { state: way.to, askedBy: asks && (side === 'upline' || side === 'downline') ? side : null }
}

export const isInForce = (state: ContractState): boolean =>
  state === 'active' || state === 'changeOffered' || state === 'endRequested'

/** So long an offer waits, and a wish to end for an answer. */
export const answerDays = 7
