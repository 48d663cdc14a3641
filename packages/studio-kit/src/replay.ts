/** A round played again from its bet, its actions and its seeds: the only way in which its state is known. */
import { drawPf1 } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Game } from './game.ts'
import type { Round } from './journal/round-row.ts'
import type { Seeds } from './journal/seeds.ts'
import type { Json, Played } from './rules.ts'

export interface Replay {
  /** Whether the version that the round was dealt by is still here. */
  readonly knows: (round: Round) => boolean
  /**
   * Null when the last action cannot be taken. A round of a version that is gone comes to nothing:
   * what was put down goes back.
   */
  readonly play: (round: Round, actions: readonly Json[]) => Promise<Played | null>
  /** What of the round's first stake is truly at risk; null where all of it is, and for a version that is gone. */
  readonly atRisk: (round: Round) => Minor | null
}

export function openReplay(games: ReadonlyMap<string, Game>, seeds: Pick<Seeds, 'secretOf'>): Replay {
  const gameOfRound = ({ game, version }: Round) => {
    const found = games.get(game)
    return found?.version === version ? found : null
  }
  return {
    knows: (round) => gameOfRound(round) !== null,
    async play(round, actions) {
      const game = gameOfRound(round)
      if (!game) return { stake: round.staked, win: 0n, ended: true, shown: round.shown, isVoid: true }
      const secret = await seeds.secretOf(round.seedId)
      const random = drawPf1({ ...secret, nonce: round.nonce, gameId: game.code })
      return game.play({ stake: round.stake, choice: round.choice }, actions, random, round.currency)
    },
    atRisk: (round) => gameOfRound(round)?.atRisk(round, round.currency) ?? null,
  }
}

export const actionsOf = (round: Round): Json[] => round.actions.map(({ action }) => action)
