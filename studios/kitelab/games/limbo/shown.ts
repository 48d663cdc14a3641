import { type Reader, shape, whole } from '../../shared/read.ts'

/** Both in hundredths of the stake. */
export interface Shown {
  /** What the result had to reach. Lower than what was chosen where the most that may be won came first. */
  readonly target: number
  readonly result: number
}

export interface Facts {
  readonly lowest: number
  readonly highest: number
  /** Per cent. */
  readonly edge: number
}

export const readShown: Reader<Shown> = shape<Shown>({ target: whole(), result: whole() })

export const readFacts: Reader<Facts> = shape<Facts>({ lowest: whole(), highest: whole(), edge: whole() })
