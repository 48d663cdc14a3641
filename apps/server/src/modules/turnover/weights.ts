/** What each kind of game counts towards turnover, in percent. */
import { turnover } from '@jackfruit/contracts'
import type { CountedKind } from '../wallet/index.ts'

export interface CountedGame extends CountedKind {
  /** Percent, as published. */
  readonly rtp: string
}

export type Weights = Readonly<Record<string, number>>

/** Crash, dice and their like: games of the arcade, found among the reels. */
const arcade = 'AC'

/** Platform conventions §5.3. A requirement keeps the table that held when it began. */
export const usualWeights: Weights = {
  RNG: 100,
  JACKPOT: 100,
  FISH: 100,
  [arcade]: 50,
  LOTT: 50,
  ELOTT: 50,
  SPORTS: 100,
  ESPORTS: 100,
  LIVE: 10,
  CARD: 10,
  COCKFIGHT: 10,
  PVP: 0,
}

/** The line of the table that a game falls under. */
export const kindOf = ({ gameType, gameClassify }: Pick<CountedGame, 'gameType' | 'gameClassify'>): string =>
  gameType === 'RNG' && gameClassify === arcade ? arcade : gameType

/** A game that keeps less than one part in a hundred, of any kind, is no game to fill a turnover with. */
export const returnsTooMuch = ({ rtp }: Pick<CountedGame, 'rtp'>): boolean =>
  Number(rtp) > turnover.returnMost

export function weightOf(weights: Weights, game: CountedGame): number {
  if (returnsTooMuch(game)) return 0
  return weights[kindOf(game)] ?? 0
}
