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

/** A table may name a game by its number as well: that line is before its kind's. */
const lineOfGame = (gameId: number): string => `#${gameId}`

/** As `weights`, but these games count nothing. */
export const without = (weights: Weights, gameIds: readonly number[]): Weights => ({
  ...weights,
  ...Object.fromEntries(gameIds.map((id) => [lineOfGame(id), 0])),
})

/** The lines that people read: by kind of game. */
export const linesOf = (weights: Weights): { gameType: string; percent: number }[] =>
  Object.entries(weights).flatMap(([gameType, percent]) =>
    gameType.startsWith('#') ? [] : [{ gameType, percent }],
  )

export function weightOf(weights: Weights, game: CountedGame, gameId = 0): number {
  if (returnsTooMuch(game)) return 0
  return weights[lineOfGame(gameId)] ?? weights[kindOf(game)] ?? 0
}
