import { describe, expect, test } from 'vitest'
import { isStaged, meterAt, meterMarks, specs, thresholds, tierOf, timesOf } from './tiers.ts'

describe('the tier of a win', () => {
  test.each([
    [0n, 0],
    [99n, 0],
    [100n, 0],
    [101n, 1],
    [499n, 1],
    [500n, 2],
    [1499n, 2],
    [1500n, 3],
    [4999n, 3],
    [5000n, 4],
    [10n ** 18n, 4],
  ] as const)('for a stake of 100 that returns %s is %s', (win, tier) => {
    expect(tierOf(100n, win)).toBe(tier)
  })

  test('of what nobody staked for is the smallest', () => {
    expect([tierOf(0n, 500n), tierOf(0n, 0n)]).toEqual([1, 0])
  })

  test('never falls when more is won', () => {
    let before = 0
    for (let win = 0n; win < 7000n; win += 7n) {
      const tier = tierOf(100n, win)
      expect(tier).toBeGreaterThanOrEqual(before)
      before = tier
    }
  })
})

test('each tier is longer, darker and richer than the one below it, and none has more coins than may fly', () => {
  const all = [specs[1], specs[2], specs[3], specs[4]]
  for (const part of ['lastsMs', 'dim', 'coins', 'letter'] as const)
    expect(all.map((spec) => spec[part])).toEqual(all.map((spec) => spec[part]).toSorted((a, b) => a - b))
  expect(Math.max(...all.map(({ coins }) => coins))).toBeLessThanOrEqual(250)
})

test('a return takes no stage, and in turbo only what is rare does', () => {
  expect(([0, 1, 2, 3, 4] as const).map((tier) => isStaged(tier, false))).toEqual([
    ...[false, false, true, true, true],
  ])
  expect(([0, 1, 2, 3, 4] as const).map((tier) => isStaged(tier, true))).toEqual([
    ...[false, false, false, true, true],
  ])
})

test('a win is told in stakes to one decimal, never more than it is', () => {
  expect([timesOf(2000n, 49_600n), timesOf(100n, 500n), timesOf(300n, 499n), timesOf(0n, 9n)]).toEqual([
    ...['24.8', '5', '1.6', '0'],
  ])
})

describe('the meter', () => {
  test('reaches each mark exactly at its threshold', () => {
    for (const [index, times] of thresholds.entries()) {
      const mark = index === thresholds.length - 1 ? 1 : meterMarks[index]
      expect(meterAt(100n, times * 100n)).toBeCloseTo(mark ?? 0, 6)
    }
  })

  test('rises with what was won and never runs over', () => {
    let before = -1
    for (let win = 0n; win < 9000n; win += 13n) {
      const at = meterAt(100n, win)
      expect(at).toBeGreaterThanOrEqual(before)
      expect(at).toBeLessThanOrEqual(1)
      before = at
    }
  })
})
