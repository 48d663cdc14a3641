/** Checks a round that many shared, on this device: its seal, the seeds of all bets, the rules, and the reader's own bet. */
import { saidIn, type TableFault, tableReceiptDiffers, verifyTableProof } from '@jackfruit/fairness'
import { currencies } from '@jackfruit/kernel'
import type { KnownRules } from '@jackfruit/table-rules/known'
import type { Json } from '@jackfruit/table-rules/table'
import { checkSignature, type ReceiptState } from '../check-receipt.ts'
import type { SharedProof } from './read.ts'

/** `open`: this page knows nothing against it, and cannot tell; of the beacon, that it was silent. */
export type Result = 'good' | 'bad' | 'open'
export type StepName = 'link' | 'entropy' | 'bet' | 'beacon' | 'outcome' | 'payout'

export interface SharedVerdict {
  /** In the order in which they are checked: what stands behind the first fault is not told. */
  readonly steps: readonly { readonly name: StepName; readonly result: Result }[]
  readonly receipt: ReceiptState
  /** Nothing that could be checked here speaks against it. */
  readonly isFair: boolean
  /** The rules are here, and dealt the round again. */
  readonly isDealt: boolean
}

const faults: readonly (readonly [StepName, readonly TableFault[]])[] = [
  ['link', ['malformed', 'not-revealed', 'link-differs']],
  ['entropy', ['entropy-differs']],
  ['bet', ['bet-missing']],
  ['beacon', ['beacon-differs']],
  ['outcome', ['outcome-differs', 'unknown-game']],
]

export async function checkShared(proof: SharedProof): Promise<SharedVerdict> {
  // The rules of all tables: for whoever checks one, and for nobody else.
  const [{ findRules }, { isReturned }, isBeaconsWord] = await Promise.all([
    import('@jackfruit/table-rules/known'),
    import('@jackfruit/table-rules/own-bet'),
    // The curve is for proofs in which a beacon speaks.
    proof.beacon ? import('@jackfruit/fairness/beacon').then((door) => door.isBeaconsWord) : undefined,
  ])
  const { bet, beacon, beaconRound = null } = proof
  const rules = findRules(proof.gameCode, proof.version)
  const drawOf = () => rules && ((...given: Parameters<KnownRules['draw']>) => rules.draw(...given))
  const verdict = verifyTableProof(
    { ...proof, beacon: proof.beacon, outcome: proof.outcome },
    drawOf,
    bet?.raises ?? bet?.betId,
    isBeaconsWord,
  )
  const fault = verdict.ok ? null : verdict.reason
  const failing = fault === null ? faults.length : faults.findIndex(([, all]) => all.includes(fault))
  const isDealt = fault === null
  const steps = faults
    .filter(([name]) => (name !== 'bet' || bet) && (name !== 'beacon' || beacon || beaconRound !== null))
    .flatMap(([name]) => stepOf(name, failing, fault))
    .map((step) => (step.name === 'beacon' && !beacon ? { ...step, result: 'open' as const } : step))
  if (bet && isDealt && rules) {
    const scale = currencies.get(bet.currency)?.scale ?? 2
    const own = { ...bet, outAt: saidIn(bet.receipt.body, 'outAt') }
    // A proof is JSON: whatever lies in it is.
    const isRight = isReturned(rules, proof.outcome as Json, own, scale)
    steps.push({ name: 'payout', result: isRight ? 'good' : 'bad' })
  }
  const receipt = bet ? await receiptOf(proof, bet) : 'absent'
  const isFair = receipt !== 'bad' && steps.every(({ result }) => result !== 'bad')
  return { steps, receipt, isFair, isDealt }
}

function stepOf(
  name: StepName,
  failing: number,
  fault: TableFault | null,
): { name: StepName; result: Result }[] {
  const at = faults.findIndex(([each]) => each === name)
  if (at > failing) return []
  if (at < failing) return [{ name, result: 'good' }]
  return [{ name, result: fault === 'unknown-game' ? 'open' : 'bad' }]
}

const receiptOf = async (proof: SharedProof, bet: NonNullable<SharedProof['bet']>): Promise<ReceiptState> =>
  tableReceiptDiffers(bet.receipt.body, proof, bet).length > 0 ? 'bad' : checkSignature(bet.receipt)
