import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atRiskOf, type Return } from './at-risk.ts'

const wheel = (back: (pocket: number) => bigint): Return[] =>
  Array.from({ length: 37 }, (_, pocket) => [back(pocket), 1])
const isRed = (pocket: number) => pocket % 2 === 1

describe('what of a bet is at risk', () => {
  test('red alone risks its stake, red and black nothing: zero alone is the house’s', () => {
    expect(
      atRiskOf(
        100n,
        wheel((pocket) => (isRed(pocket) ? 200n : 0n)),
      ),
    ).toBe(100n)
    expect(
      atRiskOf(
        200n,
        wheel((pocket) => (pocket === 0 ? 0n : 200n)),
      ),
    ).toBe(0n)
  })
  test('of two unlike amounts on both sides the difference is at risk', () => {
    expect(
      atRiskOf(
        150n,
        wheel((pocket) => (pocket === 0 ? 0n : isRed(pocket) ? 200n : 100n)),
      ),
    ).toBe(50n)
  })
  test('three pockets of 37 are the house’s, four are the player’s risk', () => {
    const uncovered = (count: number) =>
      atRiskOf(
        100n,
        wheel((pocket) => (pocket < count ? 0n : 105n)),
      )
    expect([uncovered(3), uncovered(4)]).toEqual([0n, 100n])
  })
  test('exactly one round of ten is the house’s, a hair more is not', () => {
    const of = (lost: number) =>
      atRiskOf(10n, [
        [0n, lost],
        [10n, 900],
      ])
    expect([of(100), of(101)]).toEqual([0n, 10n])
  })
  test('a bet that nothing is known of is at risk whole', () => {
    expect(atRiskOf(70n, [])).toBe(70n)
  })

  const returns = fc.array(fc.tuple(fc.bigInt(0n, 500n), fc.integer({ min: 1, max: 50 })), { minLength: 1 })
  test('it lies between nothing and the stake, whatever the order of the outcomes', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 300n), returns, (stake, all) => {
        const risk = atRiskOf(stake, all)
        expect(risk >= 0n && risk <= stake).toBe(true)
        expect(atRiskOf(stake, all.toReversed())).toBe(risk)
      }),
    )
  })
  test('nine rounds of ten return the stake less what is at risk, and no smaller figure is true of them', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 300n), returns, (stake, all) => {
        const risk = atRiskOf(stake, all)
        const weightOf = (keep: (back: bigint) => boolean) =>
          all.reduce((sum, [back, weight]) => sum + (keep(back) ? weight : 0), 0)
        const whole = weightOf(() => true)
        expect(weightOf((back) => back >= stake - risk) * 10).toBeGreaterThanOrEqual(whole * 9)
        if (risk > 0n) expect(weightOf((back) => back > stake - risk) * 10).toBeLessThan(whole * 9)
      }),
    )
  })
})
