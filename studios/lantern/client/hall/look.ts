import type { GameView } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'

/** What was completed, and the cells that did it. */
export interface Prize {
  readonly name: string
  /** After how many balls. */
  readonly at: number
  readonly win: string
  readonly cells: readonly number[]
}

export interface BingoRound {
  /** Row by row; 0 is a free or an empty cell. */
  readonly cells: readonly number[]
  readonly balls: readonly number[]
  readonly prizes: readonly Prize[]
}

/** What a game of bingo lends the hall that it is called in. */
export interface BingoLook {
  readonly name: GameView['name']
  readonly hall: string
  readonly columns: number
  readonly rows: number
  /** The highest ball. */
  readonly most: number
  /** Over the columns of the card; none where there are no such letters. */
  readonly heads: readonly string[]
  /** Whether a cell without a number counts as called. */
  readonly isFree: boolean
  readonly read: (shown: Json) => BingoRound
  /** Prizes by the last ball that counts, for the table of them: name, balls, what a stake of 10,000 returns. */
  readonly prizes: readonly { readonly name: string; readonly balls: number; readonly times: number }[]
  readonly rules: readonly string[]
}
