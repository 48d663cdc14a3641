import { expect, test } from 'vitest'
import { caretIn } from './caret.ts'

test('[MC-06] the caret stays behind the digit that was typed, whatever commas come before it', () => {
  expect(caretIn('1,500,000', 0)).toBe(0)
  expect(caretIn('1,500,000', 1)).toBe(1)
  expect(caretIn('1,500,000', 2)).toBe(3)
  expect(caretIn('1,500,000', 7)).toBe(9)
  expect(caretIn('500', 9)).toBe(3)
})
