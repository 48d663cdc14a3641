/** The outcome of a round from its link, the seeds of the bets that are in, and the beacon where there is one. */
import { combineSeeds, drawPf2, lateEntropy, roundKey, type Stream } from '@jackfruit/fairness'
import type { Json } from '../rules.ts'
import type { RoundSeal, TableGame } from './table-game.ts'

/** What a public beacon said after betting had closed. */
export interface Late {
  readonly randomness: Buffer
  readonly signature: Buffer
}

interface Drawn {
  readonly code: string
  draw(stream: Stream): Json
}

/** A table's game, as it is drawn in the round of this seal. */
export const drawnUnder = ({ code, draw }: Pick<TableGame, 'code' | 'draw'>, seal: RoundSeal): Drawn => ({
  code,
  draw: (stream) => draw(stream, seal),
})

export function drawRound(
  game: Drawn,
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
