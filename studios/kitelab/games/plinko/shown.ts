import { listOf, oneOf, type Reader, shape, whole } from '../../shared/read.ts'
import type { Risk, Rows } from './rules.ts'

export interface Shown {
  readonly rows: Rows
  readonly risk: Risk
  /** Row by row: 0 for left, 1 for right. */
  readonly path: readonly (0 | 1)[]
  /** The number of turns to the right: 0 is the bucket on the left. */
  readonly bucket: number
  /** Hundredths of the stake. */
  readonly multiple: number
}

type ByRisk = Readonly<Record<Risk, readonly number[]>>

/** Hundredths of the stake, bucket by bucket, by rows and risk. */
export interface Facts {
  readonly buckets: Readonly<Record<Rows, ByRisk>>
}

export const readRows = oneOf(8, 12, 16)
export const readRisk = oneOf('low', 'medium', 'high')

export const readShown: Reader<Shown> = shape<Shown>({
  rows: readRows,
  risk: readRisk,
  path: listOf(oneOf(0, 1)),
  bucket: whole(),
  multiple: whole(),
})

const byRisk = shape<ByRisk>({ low: listOf(whole()), medium: listOf(whole()), high: listOf(whole()) })

export const readFacts: Reader<Facts> = shape<Facts>({
  buckets: shape<Facts['buckets']>({ 8: byRisk, 12: byRisk, 16: byRisk }),
})
