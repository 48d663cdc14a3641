/** Sums by game, told by category: what counts as a valid bet differs between games. */
import type { KnownGame } from '../catalog/index.ts'
import { type CountedKind, type GameSums, isHedged } from '../wallet/index.ts'

/** A game by the number that transfers carry. */
export type NameGame = (
  gameId: number,
) => Promise<(Pick<KnownGame, 'vendor' | 'code' | 'names'> & CountedKind) | null>

export interface Sums {
  readonly rounds: number
  readonly stake: bigint
  readonly validBet: bigint
  /** Of settled rounds; below zero for a loss. */
  readonly net: bigint
}

export async function byCategory(games: readonly GameSums[], nameGame: NameGame): Promise<Map<string, Sums>> {
  const totals = new Map<string, Sums>()
  for (const { gameId, rounds, stake, settled, atRisk, net } of games) {
    const game = await nameGame(gameId)
    const category = game?.gameType ?? ''
    const known = totals.get(category) ?? { rounds: 0, stake: 0n, validBet: 0n, net: 0n }
    totals.set(category, {
      rounds: known.rounds + rounds,
      stake: known.stake + stake,
      validBet: known.validBet + (game && isHedged(game) ? atRisk : settled),
      net: known.net + net,
    })
  }
  return totals
}
