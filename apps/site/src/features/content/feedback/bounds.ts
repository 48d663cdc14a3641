import { wordsOf } from '@jackfruit/contracts/names'
import { CallFailure } from '../../../shared/calls/failure.ts'

export interface Bounds {
  readonly min: number
  readonly max: number
}

export const contactMax = 100

/** Characters as people count them: a letter that a machine stores in two halves is one. */
export const lengthOf = (typed: string): number => [...typed.trim()].length

export function contentProblem(typed: string, { min, max }: Bounds): 'short' | 'long' | 'signs' | null {
  const length = lengthOf(typed)
  if (length < min) return 'short'
  if (length > max) return 'long'
  return wordsOf(typed) === null ? 'signs' : null
}

/** The bounds of this brand, which a refusal names. */
export function boundsOf(error: unknown): Bounds | null {
  if (!(error instanceof CallFailure) || error.code !== 'field_invalid') return null
  const [first] = Array.isArray(error.value['fields']) ? (error.value['fields'] as unknown[]) : []
  const { min, max } = (first ?? {}) as Record<string, unknown>
  return typeof min === 'number' && typeof max === 'number' ? { min, max } : null
}
