import { describe, expect, test } from 'vitest'
import { formatMinor, parseMinor } from './money.ts'

describe('money on the wire', () => {
  test.each([
    ['0', 0n],
    ['5', 500n],
    ['0.5', 50n],
    ['1284500.00', 128450000n],
    ['999999999999999.99', 99999999999999999n],
  ])('reads %s', (text, minor) => {
    expect(parseMinor(text)).toBe(minor)
  })

  test.each([
    '',
    '-1',
    '+1',
    '01',
    '1.',
    '.5',
    '1.234',
    '1e3',
    '1e309',
    'NaN',
    'Infinity',
    ' 1',
    '1 ',
    '၁၂',
    '１２',
    '0x10',
    '1,000',
    '9'.repeat(10_000),
  ])('refuses %s', (text) => {
    expect(parseMinor(text)).toBeNull()
  })

  test.each([1, 1n, true, null, undefined, [5], { a: 1 }])('refuses what is not text: %s', (value) => {
    expect(parseMinor(value)).toBeNull()
  })

  test('[BC-36] is written with two decimals, also where it was read with none', () => {
    expect(formatMinor(parseMinor('5') ?? 0n)).toBe('5.00')
    expect(formatMinor(7n)).toBe('0.07')
  })

  test('writes what it reads', () => {
    for (const minor of [0n, 1n, 99n, 100n, 128450000n]) expect(parseMinor(formatMinor(minor))).toBe(minor)
    expect(formatMinor(-1n)).toBe('-0.01')
  })
})
