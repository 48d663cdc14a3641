/** The outcome of a round from its link, the seeds of the bets that are in, and the beacon where there is one. */
import { combineSeeds, drawPf2, lateEntropy, roundKey } from '@jackfruit/fairness'
import type { Json } from '../rules.ts'
import type { TableGame } from './table-game.ts'

/** What a public beacon said after betting had closed. */
export interface Late {
  readonly randomness: Buffer
  readonly signature: Buffer
}

export function drawRound(
  game: Pick<TableGame, 'code' | 'draw'>,
  {
    link,
    linkNo,
    bets,
    beacon,
  }: {
    readonly link: Uint8Array
    readonly linkNo: number
    readonly bets: readonly { readonly betId: string; readonly clientSeed: string }[]
    readonly beacon: Late | null
  },
): { readonly entropy: Buffer; readonly outcome: Json } {
  const entropy = combineSeeds(bets)
  const key = roundKey(lateEntropy(beacon?.randomness ?? null, entropy), link)
  return { entropy: Buffer.from(entropy), outcome: game.draw(drawPf2(key, game.code, linkNo)) }
}
