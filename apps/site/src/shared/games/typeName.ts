import { knownText } from '../text/text.ts'

/** A kind of game as it is called on screen; the arcade counts by itself. */
export const nameOfType = (gameType: string): string =>
  knownText(gameType === 'AC' ? 'turnover.arcade' : `lobby.type_${gameType}`) ?? gameType
