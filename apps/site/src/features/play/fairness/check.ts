import { commitOf, drawPf1 } from '@jackfruit/fairness'
import { bytesOf } from './bytes.ts'
import { checkReceipt, type ReceiptState } from './check-receipt.ts'
import type { Proof } from './proof.ts'

export interface Verdict {
  /** The revealed seed is the promised one. */
  readonly isPromised: boolean
  /** The numbers that the seeds really draw, beside those that the maker named; empty where none are named. */
  readonly draws: readonly { readonly named: number; readonly drawn: number }[]
  readonly receipt: ReceiptState
  /** Nothing that could be checked here speaks against it. */
  readonly isFair: boolean
}

/**
 * Checks the maker's receipt and repeats the draw of a round from its seeds. What the numbers mean is
 * for the game's rules, which this page does not know. Null while the server's seed is not revealed.
 */
export async function checkProof(proof: Proof): Promise<Verdict | null> {
  const { gameCode, commit, serverSeed, clientSeed, nonce, draws = [] } = proof
  if (!serverSeed) return null
  const seed = bytesOf(serverSeed)
  const stream = drawPf1({ serverSeed: seed, clientSeed, nonce, gameId: gameCode })
  const isPromised = commitOf(seed) === commit.toLowerCase()
  const compared = draws.map(({ below, value }) => ({ named: value, drawn: stream.below(below) }))
  const receipt = await checkReceipt(proof)
  const areDrawn = compared.every(({ named, drawn }) => named === drawn)
  return {
    isPromised,
    receipt,
    draws: compared,
    isFair: isPromised && areDrawn && receipt !== 'bad',
  }
}
