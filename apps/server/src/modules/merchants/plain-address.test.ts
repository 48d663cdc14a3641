import { expect, test } from 'vitest'
import { networkOf, placeOf } from '../../platform/http/address.ts'
import { plainAddress, rangeTest } from './location.ts'

test('whoever is gone before the answer has an address that is nobody’s, and lies in no range', () => {
  for (const gone of [undefined, '']) {
    expect(plainAddress(gone)).toBe('0.0.0.0')
    expect(placeOf(gone)).toBe('0.0.0.0')
    expect(networkOf(gone)).toBe('0.0.0.0/24')
  }
  expect(rangeTest('10.0.0.0/8')(plainAddress(undefined))).toBe(false)
})

test('an address of the older kind is the same in either writing', () => {
  expect(plainAddress('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(placeOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
})
