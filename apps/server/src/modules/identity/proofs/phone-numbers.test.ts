import { expect, test } from 'vitest'
import { phoneNumberIn } from './phone-numbers.ts'

test('a calling code that no country has is no number, as a number that is none', () => {
  for (const code of ['88', '0', '999', '1900', '800', '00', '+', '٩٥'])
    expect([code, phoneNumberIn('0949177100', code)?.isValid() ?? false]).toEqual([code, false])
  expect(phoneNumberIn('+999949177100')).toBeNull()
  expect(phoneNumberIn('nobody', '95')).toBeNull()
})

test('a number is read under its calling code, however that is written', () => {
  for (const code of ['95', '+95', ' 95 '])
    expect(phoneNumberIn('0949177100', code)?.number).toBe('+95949177100')
  expect(phoneNumberIn('+95949177100')?.number).toBe('+95949177100')
})
