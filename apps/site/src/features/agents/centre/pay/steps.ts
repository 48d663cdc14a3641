/** What may be done with a contract, by whose side of it. */
import { type Side, type Step, stepFrom } from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'

type Own = Extract<Side, 'upline' | 'downline'>

const steps: Readonly<Partial<Record<agents.Action, Step>>> = {
  ...{ accept: 'accept', reject: 'reject', cancel: 'cancel', change: 'offerChange' },
  ...{ requestEnd: 'requestEnd', agreeEnd: 'agreeEnd', declineEnd: 'declineEnd', terminate: 'terminate' },
}

/** In the order in which they stand: what answers first. */
const order = [
  ...(['accept', 'reject', 'agreeEnd', 'declineEnd', 'cancel'] as const),
  ...(['change', 'requestEnd', 'terminate'] as const),
]
export type Doing = (typeof order)[number]

/** A change that is on offer is answered and taken back by the same words as an offer. */
const stepsOfChange: typeof steps = {
  ...steps,
  ...{ accept: 'acceptChange', reject: 'rejectChange', cancel: 'cancelChange' },
}

export function doingsOf(
  { state, askedBy }: Pick<agents.Contract, 'state' | 'askedBy'>,
  side: Own,
): readonly Doing[] {
  const known = state === 'changeOffered' ? stepsOfChange : steps
  return order.filter((action) => {
    const step = known[action]
    return step !== undefined && stepFrom({ state, askedBy }, step, side) !== null
  })
}

/** Somebody waits for the word of this side. */
export const isWaitedFor = ({ askedBy }: Pick<agents.Contract, 'askedBy'>, side: Own): boolean =>
  askedBy !== null && askedBy !== side
