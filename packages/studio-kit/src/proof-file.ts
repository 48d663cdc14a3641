/** The proof of one round, for the player, the verifier and the platform: the seed is in it once it is revealed. */
import type { Proof } from '@jackfruit/fairness'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { Round, RoundState } from './journal/round-row.ts'
import type { Seeds } from './journal/seeds.ts'
import type { Receipt } from './receipt.ts'

export interface ProofFile extends Proof {
  readonly studio: string
  readonly state: RoundState
  readonly win: string
  readonly at: string
  readonly receipt: Receipt
}

export async function proofOf(seeds: Pick<Seeds, 'published'>, round: Round): Promise<ProofFile> {
  const { commit, clientSeed, serverSeed } = await seeds.published(round.seedId)
  const { scale } = currencyOf(round.currency)
  return {
    scheme: 'PF1',
    studio: round.studio,
    gameCode: round.game,
    version: round.version,
    roundId: round.id,
    stake: formatMinor(round.stake, scale),
    currency: round.currency,
    win: formatMinor(round.win, scale),
    commit,
    clientSeed,
    nonce: round.nonce,
    serverSeed,
    outcome: round.shown,
    state: round.state,
    at: round.dealtAt.toISOString(),
    receipt: round.receipt,
  }
}
