import { describe, expect, test } from 'vitest'
import { countUp, meaningOf } from './count-up.ts'

describe('what a return means', () => {
  test.each([
    [100n, 0n, 'nothing'],
    [100n, 99n, 'returned'],
    [100n, 100n, 'returned'],
    [100n, 101n, 'win'],
    [100n, 150_000n, 'win'],
  ] as const)('a stake of %s that returns %s is %s', (stake, win, meaning) => {
    expect(meaningOf(stake, win)).toBe(meaning)
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
