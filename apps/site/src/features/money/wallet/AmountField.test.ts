import { expect, test } from 'vitest'
import { cleaned } from './AmountField.tsx'

test.each([
  ['1,000', '1000'],
  ['1 000.50', '1000.50'],
  ['.5', '0.5'],
  ['0050', '50'],
  ['1.2.3', '1.23'],
  ['1.999', '1.99'],
  ['-12e3', '123'],
  ['', ''],
])('[API-36] what is typed as %j is sent as %j', (typed, sent) => expect(cleaned(typed)).toBe(sent))
