import { afterEach, describe, expect, test, vi } from 'vitest'
import { formatCount, formatDateTime, formatMoney, formatPercent } from './format.ts'
import { languages } from './languages.ts'

const instant = '2026-11-21T06:05:09Z'
const zone = 'Asia/Yangon'

afterEach(() => vi.unstubAllGlobals())

describe('instants', () => {
  test.each([
    ['CN', '2026年11月21日 12:35:09', '2026年11月21日'],
    ['EN', '21 Nov 2026, 12:35:09', '21 Nov 2026'],
    ['HI', '21 नवंबर 2026, 12:35:09', '21 नवंबर 2026'],
    ['ID', '21 November 2026, 12:35:09', '21 November 2026'],
    ['MY', '2026 နိုဝင်ဘာ 21, 12:35:09', '2026 နိုဝင်ဘာ 21'],
    ['TH', '21 พ.ย. 2026 12:35:09', '21 พ.ย. 2026'],
    ['TY', 'Nobyembre 21, 2026, 12:35:09', 'Nobyembre 21, 2026'],
    ['VI', '12:35:09 21 thg 11, 2026', '21 thg 11, 2026'],
    ['JA', '2026年11月21日 12:35:09', '2026年11月21日'],
    ['BN', '21 নভেম্বর, 2026, 12:35:09', '21 নভেম্বর, 2026'],
    ['UR', '21 نومبر، 2026، 12:35:09', '21 نومبر، 2026'],
  ])('are told as %s tells them', (language, full, day) => {
    expect(formatDateTime(instant, language, zone)).toBe(full)
    expect(formatDateTime(instant, language, zone, 'day')).toBe(day)
    expect(formatDateTime(new Date(instant), language, zone, 'time')).toBe('12:35:09')
  })

  test('name months in Burmese where the browser, as Chrome, does not know the language', () => {
    class Chrome extends Intl.DateTimeFormat {
      constructor(tag?: string | string[], options?: Intl.DateTimeFormatOptions) {
        super(String(tag).startsWith('my') ? 'en-US' : tag, options)
      }
    }
    vi.stubGlobal('Intl', Object.assign(Object.create(Intl), { DateTimeFormat: Chrome }))
    expect(formatDateTime(instant, 'MY', zone)).toBe('2026 နိုဝင်ဘာ 21, 12:35:09')
    expect(formatDateTime(instant, 'MY', zone, 'short')).toBe('နိုဝင်ဘာ 21, 12:35')
  })

  test('carry Latin digits and the common year in all 35 languages', () => {
    for (const { code } of languages)
      for (const style of ['time', 'day', 'short', 'full'] as const) {
        const text = formatDateTime(instant, code, zone, style)
        expect(text, code).not.toMatch(/(?![0-9])\p{Nd}/u)
        if (style === 'day' || style === 'full') expect(text, code).toContain('2026')
        if (style !== 'day') expect(text, code).toContain('12:35')
      }
  })

  test('are those of the brand’s time zone, on both sides of midnight', () => {
    expect(formatDateTime('2026-11-21T17:30:00Z', 'EN', zone)).toBe('22 Nov 2026, 00:00:00')
    expect(formatDateTime('2026-11-21T17:29:59Z', 'EN', zone)).toBe('21 Nov 2026, 23:59:59')
  })
})

describe('[BC-37] money', () => {
  test.each([
    ['1234567.5', 'MMK', 'Ks\u00a01,234,567.50'],
    ['-500', 'MMK', '\u2212Ks\u00a0500.00'],
    ['0', 'MMK', 'Ks\u00a00.00'],
    ['-0.00', 'MMK', 'Ks\u00a00.00'],
    ['999', 'MMK', 'Ks\u00a0999.00'],
    ['1000', 'MMK', 'Ks\u00a01,000.00'],
    ['99999999999999999999.99', 'MMK', 'Ks\u00a099,999,999,999,999,999,999.99'],
  ])('%s %s is %s, in every language the same', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text)
  })
  test('a credit may carry its sign, and round limits may leave out their decimals', () => {
    expect(formatMoney('12.30', 'MMK', { signed: true })).toBe('+Ks\u00a012.30')
    expect(formatMoney(100_000n, 'MMK', { whole: true })).toBe('Ks\u00a01,000')
    expect(formatMoney(100_050n, 'MMK', { whole: true })).toBe('Ks\u00a01,000.50')
  })
  test('what is no amount is not drawn', () => {
    for (const wrong of ['1e3', 'NaN', '', '1,000', '၁၀'])
      expect(() => formatMoney(wrong, 'MMK'), wrong).toThrow('not an amount')
  })
})

test('counts have comma thousands and rates are cut, never rounded up', () => {
  expect([formatCount(1_234_567), formatCount(7)]).toEqual(['1,234,567', '7'])
  expect([formatPercent('96.5791'), formatPercent('96'), formatPercent('96.9', 0)]).toEqual([
    '96.57%',
    '96.00%',
    '96%',
  ])
})
