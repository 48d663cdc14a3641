import { currencyOf } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import { cutPercent, moneyText } from './money.ts'

const kyat = currencyOf('MMK')

describe('money in a game', () => {
  test.each([
    [0n, 'Ks\u20090.00'],
    [5n, 'Ks\u20090.05'],
    [60_000n, 'Ks\u2009600.00'],
    [128_450_000n, 'Ks\u20091,284,500.00'],
    [99_999_999_999_999_999n, 'Ks\u2009999,999,999,999,999.99'],
    [-4_230_000n, '−Ks\u200942,300.00'],
  ])('writes %s as %s', (amount, text) => {
    expect(moneyText(amount, kyat)).toBe(text)
  })

  test('signs a credit only when asked, and never a zero', () => {
    expect(moneyText(100n, kyat, { sign: true })).toBe('+Ks\u20091.00')
    expect(moneyText(0n, kyat, { sign: true })).toBe('Ks\u20090.00')
  })
})

test('a published rate has two digits, and is never told higher than it is', () => {
  expect(['97.297297', '96.5', '99', '98.999'].map(cutPercent)).toEqual(['97.29', '96.50', '99.00', '98.99'])
})
