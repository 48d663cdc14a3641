import { expect, test } from 'vitest'
import { beginsAt, type Counted, countedAt, ease, titleTier, wholeAtMs } from './counting.ts'
import { specs } from './tiers.ts'

const counted = (tier: 2 | 3 | 4, amount: bigint, pace = 1): Counted => ({ tier, stake: 100n, amount, pace })
const cases = [counted(2, 700n), counted(3, 2480n), counted(4, 50_000n), counted(4, 99_999_999_999_999n, 0.5)]

test.each(cases)(
  'an amount of tier $tier never falls, is never more than was won, and ends exactly',
  (one) => {
    let before = beginsAt(one.tier, one.stake)
    for (let at = 0; at <= specs[one.tier].lastsMs; at += 16) {
      const shown = countedAt(one, at)
      expect(shown).toBeGreaterThanOrEqual(before)
      expect(shown).toBeLessThanOrEqual(one.amount)
      before = shown
    }
    expect(countedAt(one, wholeAtMs(one))).toBe(one.amount)
  },
)

test.each(cases)('it is whole 600 ms before tier $tier ends, and not long before', (one) => {
  expect(specs[one.tier].lastsMs * one.pace - wholeAtMs(one)).toBeCloseTo(600, 6)
  expect(countedAt(one, wholeAtMs(one) - 200)).toBeLessThan(one.amount)
})

test('it begins at the threshold of the tier below, so each name but its own is passed on the way', () => {
  const one = counted(4, 6000n)
  const titles = new Set<number>()
  for (let at = 0; at <= 5000; at += 10) titles.add(titleTier(one, countedAt(one, at)))
  expect([...titles]).toEqual([3, 4])
  const first = counted(2, 1400n)
  expect([titleTier(first, countedAt(first, 0)), titleTier(first, 1400n)]).toEqual([1, 2])
})

test('no name is higher than what was won', () => {
  expect(titleTier(counted(2, 1499n), 1499n)).toBe(2)
  expect(titleTier(counted(3, 4999n), 4999n)).toBe(3)
})

test('the ease begins at 0, ends at 1 and never turns back', () => {
  let before = 0
  for (let x = 0; x <= 1.0001; x += 0.01) {
    expect(ease(x)).toBeGreaterThanOrEqual(before - 1e-6)
    before = ease(x)
  }
  expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1])
  expect(ease(0.5)).toBeGreaterThan(0.85)
})
