import { expect, test } from 'vitest'
import { rules } from '../../games/slot-lucky-coins-hold/engine.ts'
import { prizesOf } from '../slot/facts.ts'
import { countedAt, meterKey, potOf } from './plates.ts'

test('a meter counts up to what it was told and never past it', () => {
  const seen = [-5, 0, 1_200, 2_400, 4_799, 4_800, 60_000].map((ms) => countedAt(1_000n, 5_800n, ms))
  expect(seen).toEqual([1_000n, 1_000n, 2_200n, 3_400n, 5_799n, 5_800n, 5_800n])
})

test('a pot that was won stands at its new amount at once', () => {
  expect(countedAt(9_900_000n, 5_000_000n, 0)).toBe(5_000_000n)
})

test('a pot is named by what its name ends in', () => {
  expect(meterKey('chinthe-minor')).toBe('meter.minor')
  expect(meterKey('chinthe-grand')).toBe('meter.grand')
  expect(meterKey('main')).toBe('meter.other')
})

test('the four prizes of a board of coins have four looks', () => {
  const pots = prizesOf(rules.facts).map(([label]) => potOf(label))
  expect(pots).toEqual(['mini', 'minor', 'major', 'grand'])
  expect(potOf('other')).toBe('grand')
})
