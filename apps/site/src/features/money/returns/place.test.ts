import { expect, test } from 'vitest'
import { isWithin, placeOf } from './place.ts'

test('the published return lies in the middle of its interval, the ends at a sixth from both sides', () => {
  expect(placeOf({ measured: '96.00', low: '90.00', high: '102.00' })).toBeCloseTo(50)
  expect(placeOf({ measured: '90.00', low: '90.00', high: '102.00' })).toBeCloseTo(100 / 6)
  expect(placeOf({ measured: '102.00', low: '90.00', high: '102.00' })).toBeCloseTo(500 / 6)
})

test('what lies far away is drawn at the end of the bar and is told to be outside', () => {
  const far = { measured: '3600.00', low: '90.00', high: '102.00' }
  expect(placeOf(far)).toBe(98)
  expect(isWithin(far)).toBe(false)
  expect(placeOf({ ...far, measured: '0.00' })).toBe(2)
  expect(isWithin({ ...far, measured: '102.00' })).toBe(true)
})
