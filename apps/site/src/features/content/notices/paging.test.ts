import { expect, test } from 'vitest'
import { itemsOf, pageOfItem, pagesOf, secondsFor } from './paging.ts'

const twenty = Array.from({ length: 20 }, (_, index) => index + 1)

test('[BC-04] [MD-19] twenty notices make pages of nine, nine and two', () => {
  expect(pagesOf(20)).toBe(3)
  expect([0, 1, 2].map((page) => itemsOf(twenty, page).length)).toEqual([9, 9, 2])
})

test('[MD-20] page two shows notices 10 to 18', () => {
  expect(itemsOf(twenty, 1)).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18])
})

test('[HM-05] the dialog opens on the page of the title that was clicked', () => {
  expect([0, 8, 9, 19].map((index) => pageOfItem(index))).toEqual([0, 0, 1, 2])
})

test('an empty list is one empty page, and a full one has no page too many', () => {
  expect(pagesOf(0)).toBe(1)
  expect(pagesOf(9)).toBe(1)
  expect(pagesOf(18)).toBe(2)
})

test('more to read takes longer to pass', () => {
  expect(secondsFor(['short'])).toBe(18)
  expect(
    secondsFor(Array.from({ length: 6 }, () => 'a title of about forty letters, as many')),
  ).toBeGreaterThan(40)
})
