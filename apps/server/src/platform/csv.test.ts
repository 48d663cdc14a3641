import { expect, test } from 'vitest'
import { clockIn, csvLine } from './csv.ts'

test('[MC-10] cells that a spreadsheet would calculate are kept as text', () => {
  for (const text of [
    '=1+1',
    '+cmd|x',
    '-2+3',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '|calc',
    '%0A',
    '\tx',
    '\rx',
    '\nx',
    '\u00a0=1',
    '＝1+1',
    '＠x',
  ])
    expect(csvLine([text])).toMatch(/^"?'/)
})

test('[MC-10] numbers keep their sign, and are not turned into text', () => {
  expect(csvLine(['-600.00', '36000.00', '0'])).toBe('-600.00,36000.00,0\r\n')
})

test('[MC-10] commas, quotes and ends of lines stay within their cell', () => {
  expect(csvLine(['a,b', 'say "so"', 'one\ntwo'])).toBe('"a,b","say ""so""","one\ntwo"\r\n')
})

test('[MC-10] times are told by the clock of the brand', () => {
  expect(clockIn('Asia/Yangon')(new Date('2026-11-20T17:30:00Z'))).toBe('2026-11-21 00:00:00')
})
