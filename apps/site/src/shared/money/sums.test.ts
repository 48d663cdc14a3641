import { expect, test } from 'vitest'
import { sumOf } from './sums.ts'

test('sums are exact where floats are not', () => {
  expect(sumOf(['0.10', '0.20', '-0.05'], 2)).toBe(25n)
})

test('an amount that is none is not taken for zero', () => {
  expect(() => sumOf(['NaN'], 2)).toThrow('not an amount')
})
