import { describe, expect, test } from 'vitest'
import { bigWinMs, countUp, countUpDuration, meaningOf, sizeOf } from './count-up.ts'

describe('what a return means', () => {
  test.each([
    [100n, 0n, 'nothing'],
    [100n, 99n, 'returned'],
    [100n, 100n, 'returned'],
    [100n, 101n, 'win'],
    [100n, 1499n, 'win'],
    [100n, 1500n, 'big'],
  ] as const)('a stake of %s that returns %s is %s', (stake, win, meaning) => {
    expect(meaningOf(stake, win)).toBe(meaning)
  })

  test('nothing is counted up that is not a win', () => {
    expect(countUpDuration('returned', false)).toBe(0)
    expect(countUpDuration('big', false)).toBeLessThanOrEqual(3000)
  })
})

describe('a big win', () => {
  test.each([
    [1499n, null],
    [1500n, 'big'],
    [3999n, 'big'],
    [4000n, 'mega'],
    [9999n, 'mega'],
    [10_000n, 'epic'],
  ] as const)('of %s for a stake of 100 is %s', (win, size) => {
    expect(sizeOf(100n, win)).toBe(size)
  })

  test('has no size without a stake', () => {
    expect(sizeOf(0n, 500n)).toBeNull()
  })

  test('is counted for longer the bigger it is', () => {
    expect(bigWinMs.big).toBeLessThan(bigWinMs.mega)
    expect(bigWinMs.mega).toBeLessThan(bigWinMs.epic)
  })
})

describe('counting up', () => {
  test('begins at nothing, ends exactly, and never falls or passes the amount', () => {
    const amount = 99_999_999_999_999_999n
    let before = -1n
    for (let at = 0; at <= 1000; at += 37) {
      const shown = countUp(amount, at, 1000)
      expect(shown).toBeGreaterThanOrEqual(before)
      expect(shown).toBeLessThanOrEqual(amount)
      before = shown
    }
    expect(countUp(amount, 0, 1000)).toBe(0n)
    expect(countUp(amount, 1000, 1000)).toBe(amount)
    expect(countUp(amount, 5, 0)).toBe(amount)
  })
})
