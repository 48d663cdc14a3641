import { fields, number, numbers, text } from '@jackfruit/studio-kit/json'
import type { Json } from '@jackfruit/studio-kit/rules'

export interface Shown {
  /** 25 numbers column by column; 0 is the free cell. */
  readonly card: readonly number[]
  /** In the order of the call. */
  readonly balls: readonly number[]
  /** How many balls it took to the first line; null when there was none. */
  readonly lineAt: number | null
  /** The lines that this ball completed: 0 to 4 columns, 5 to 9 rows, 10 and 11 diagonals. */
  readonly lines: readonly number[]
  readonly win: string
}

export function readShown(json: Json): Shown {
  const { card, balls, lineAt, lines, win } = fields(json)
  return {
    ...{ card: numbers(card), balls: numbers(balls), lines: numbers(lines), win: text(win) },
    lineAt: lineAt === null ? null : number(lineAt),
  }
}
