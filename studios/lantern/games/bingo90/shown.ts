import { fields, list, number, numbers, text } from '@jackfruit/studio-kit/json'
import type { Json } from '@jackfruit/studio-kit/rules'

export interface Shown {
  /** Three rows of nine cells; 0 is an empty cell. */
  readonly ticket: readonly (readonly number[])[]
  /** In the order of the call. */
  readonly balls: readonly number[]
  /** What was completed: `one`, `two`, `house`; after how many balls; what it paid. */
  readonly prizes: readonly { readonly name: string; readonly at: number; readonly win: string }[]
}

export function readShown(json: Json): Shown {
  const { ticket, balls, prizes } = fields(json)
  return {
    ...{ ticket: list(ticket).map(numbers), balls: numbers(balls) },
    prizes: list(prizes).map((each) => {
      const { name, at, win } = fields(each)
      return { name: text(name), at: number(at), win: text(win) }
    }),
  }
}
