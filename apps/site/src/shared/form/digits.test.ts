import { expect, test } from 'vitest'
import { digitsOf } from './digits.ts'

test.each([
  ['481203', '481203'],
  [' 481 203 ', '481203'],
  ['Your code is 481-203.', '481203'],
  ['၄၈၁၂၀၃', '481203'],
  ['๔๘๑๒๐๓', '481203'],
  ['४८१২০৩', '481203'],
  ['٤٨١۲۰۳', '481203'],
  ['４８１', '481'],
  ['no code', ''],
])('of “%s” the digits are “%s”', (typed, digits) => {
  expect(digitsOf(typed)).toBe(digits)
})
