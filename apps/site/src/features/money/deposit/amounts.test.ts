import { expect, test } from 'vitest'
import { grouped, payText, readAmount, restOf, shareOf } from './amounts.ts'

test('[MC-06] amounts are understood as people type them, and nothing else is an amount', () => {
  expect(readAmount('50,000')).toBe(5_000_000n)
  expect(readAmount('၅၀၀၀')).toBe(500_000n)
  expect(readAmount('0 500.5')).toBe(50_050n)
  for (const typed of ['', '-5', '1e3', '5.123', 'five']) expect(readAmount(typed)).toBeNull()
})

test('[MC-06] amounts are shown with commas between thousands', () => {
  expect(grouped('1234567')).toBe('1,234,567')
  expect(grouped('1,2345.6')).toBe('12,345.6')
  expect(payText({ amount: '10.004200', currency: 'USDT' }, 'MMK')).toBe('10.004200\u00a0USDT')
  expect(payText({ amount: '50000.00', currency: 'MMK' }, 'MMK')).toBe('Ks\u00a050,000.00')
})

test('of a part payment the rest is asked for, to the last decimal of the payer’s money', () => {
  expect(restOf('50000.00', '40000.00')).toBe('10000.00')
  expect(restOf('24.597224', '24.5')).toBe('0.097224')
  expect(restOf('100', '99')).toBe('1')
  expect(restOf('50000.00', '50000')).toBeNull()
  expect(restOf('50000.00', '60000.00')).toBeNull()
  expect(shareOf('40000.00', '50000.00')).toBe(80)
  expect(shareOf('24.597223', '24.597224')).toBe(99)
  expect(shareOf('60000.00', '50000.00')).toBe(100)
})
