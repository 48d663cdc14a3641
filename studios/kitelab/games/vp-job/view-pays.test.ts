import { expect, test } from 'vitest'
import { around } from './view-pays.ts'

test('the chosen stake stands among its neighbours, at the ends of the ladder too, and none is shown twice', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8]
  expect(around(all, 5)).toEqual([3, 4, 5, 6, 7])
  expect(around(all, 1)).toEqual([1, 2, 3, 4, 5])
  expect(around(all, 8)).toEqual([4, 5, 6, 7, 8])
  expect(around([1, 2], 2)).toEqual([1, 2])
})
