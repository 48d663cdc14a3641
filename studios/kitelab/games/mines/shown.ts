import { listOf, oneOf, orNull, type Reader, shape, whole } from '../../shared/read.ts'

export type End = 'mine' | 'cashed' | 'cleared' | 'limit' | 'left'

export interface Shown {
  readonly mines: number
  /** Cells opened so far, 0 to 24 from the top left, in the order of opening. The last may be a mine. */
  readonly opened: readonly number[]
  /** Hundredths of the stake that a cash-out returns now. 0 before the first cell and after a mine. */
  readonly now: number
  /** Hundredths of the stake after one more safe cell; null where there is no next. */
  readonly next: number | null
  /** Where the mines were, once the round has ended. */
  readonly field: readonly number[] | null
  readonly end: End | null
}

export interface Facts {
  readonly cells: number
  readonly fewest: number
  readonly most: number
  /** For 1, 2, 3 … mines: hundredths of the stake after 1, 2, 3 … safe cells. */
  readonly ladders: readonly (readonly number[])[]
}

export const readShown: Reader<Shown> = shape<Shown>({
  mines: whole(),
  opened: listOf(whole(0, 24)),
  now: whole(),
  next: orNull(whole()),
  field: orNull(listOf(whole(0, 24))),
  end: orNull(oneOf('mine', 'cashed', 'cleared', 'limit', 'left')),
})

export const readFacts: Reader<Facts> = shape<Facts>({
  cells: whole(),
  fewest: whole(),
  most: whole(),
  ladders: listOf(listOf(whole())),
})
