import { listOf, oneOf, orNull, type Reader, shape, whole } from '../../shared/read.ts'

export type Face = 'heads' | 'tails'
export const readFace = oneOf('heads', 'tails')

export type End = 'wrong' | 'cashed' | 'limit'

export interface Shown {
  readonly calls: readonly Face[]
  readonly falls: readonly Face[]
  /** Hundredths of the stake that a cash-out returns now; 0 after a wrong call. */
  readonly now: number
  /** Hundredths of the stake after one more correct call; null where there is no next. */
  readonly next: number | null
  readonly end: End | null
}

export interface Facts {
  /** Hundredths of the stake after 1, 2, 3 … correct calls. */
  readonly ladder: readonly number[]
}

export const readShown: Reader<Shown> = shape<Shown>({
  calls: listOf(readFace),
  falls: listOf(readFace),
  now: whole(),
  next: orNull(whole()),
  end: orNull(oneOf('wrong', 'cashed', 'limit')),
})

export const readFacts: Reader<Facts> = shape<Facts>({ ladder: listOf(whole()) })
