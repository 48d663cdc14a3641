import { oneOf, type Reader, shape, whole } from '../../shared/read.ts'

export type Side = 'under' | 'over'

export interface Shown {
  readonly side: Side
  /** How many of the 10,000 faces win. */
  readonly count: number
  /** 0 to 9,999, shown in hundredths. */
  readonly roll: number
  /** Ten-thousandths of the stake. */
  readonly multiple: number
}

export interface Facts {
  readonly faces: number
  readonly fewest: number
  readonly most: number
}

export const readShown: Reader<Shown> = shape<Shown>({
  side: oneOf('under', 'over'),
  count: whole(),
  roll: whole(0, 9_999),
  multiple: whole(),
})

export const readFacts: Reader<Facts> = shape<Facts>({ faces: whole(), fewest: whole(), most: whole() })
