import { expect, test } from 'vitest'
import { numberList, timeList } from './number-list.ts'

test('lists are written as the database reads them, nothing is lost of what is large or not there', () => {
  expect(numberList([1n, null, -9_007_199_254_740_993n, 3])).toBe('{1,NULL,-9007199254740993,3}')
  expect(timeList([new Date(Date.UTC(2026, 10, 28, 1, 2, 3, 45)), null])).toBe(
    '{2026-11-28T01:02:03.045Z,NULL}',
  )
  expect([numberList([]), timeList([])]).toEqual(['{}', '{}'])
})
