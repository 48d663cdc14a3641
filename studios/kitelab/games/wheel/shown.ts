import { listOf, oneOf, type Reader, shape, whole } from '../../shared/read.ts'
import type { Segments } from './rules.ts'

export const readSegments = oneOf(10, 20, 50)

export interface Shown {
  readonly segments: Segments
  /** Clockwise from the top, from 0. */
  readonly segment: number
  /** Hundredths of the stake. */
  readonly multiple: number
}

/** Hundredths of the stake, clockwise from the top. */
export interface Facts {
  readonly wheels: Readonly<Record<Segments, readonly number[]>>
}

export const readShown: Reader<Shown> = shape<Shown>({
  segments: readSegments,
  segment: whole(),
  multiple: whole(),
})

const wheel = listOf(whole())

export const readFacts: Reader<Facts> = shape<Facts>({
  wheels: shape<Facts['wheels']>({ 10: wheel, 20: wheel, 50: wheel }),
})
