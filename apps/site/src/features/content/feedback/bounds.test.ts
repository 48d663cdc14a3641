import { expect, test } from 'vitest'
import { CallFailure } from '../../../shared/calls/failure.ts'
import { boundsOf, contentProblem } from './bounds.ts'

test.each([
  ['', 'short'],
  ['   ', 'short'],
  ['a', null],
  ['x'.repeat(5), null],
  ['x'.repeat(6), 'long'],
  [' 12345 ', null],
  ['😀'.repeat(5), null],
])('[SC-05] [VA-74] of %j within 1 to 5 the form says %s', (typed, problem) => {
  expect(contentProblem(typed, { min: 1, max: 5 })).toBe(problem)
})

test('[SC-05] the bounds of the brand are read from its refusal, and from nothing else', () => {
  const refusal = (fields: unknown) => new CallFailure('refused', 'field_invalid', { fields })
  expect(boundsOf(refusal([{ field: 'content', rule: 'length', min: 10, max: 500 }]))).toEqual({
    ...{ min: 10, max: 500 },
  })
  expect(boundsOf(refusal([{ field: 'content' }]))).toBeNull()
  expect(boundsOf(refusal('x'))).toBeNull()
  expect(boundsOf(new CallFailure('refused', 'too_many_attempts'))).toBeNull()
})
