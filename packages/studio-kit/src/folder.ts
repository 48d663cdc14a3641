/** A game's folder without the types of its choice and action, as lists of games hold it. */
import type { GameFolder } from './rules.ts'

/**
 * The types may be forgotten: whoever plays such a game hands `play` nothing but what the game's own
 * readers read (game.ts), and these still go together.
 */
export const folder = <Choice, Action>(game: GameFolder<Choice, Action>): GameFolder =>
  game as unknown as GameFolder
