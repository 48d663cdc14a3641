/** What points come to, against plain sums: nothing is lost, doubled, or below zero. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { booked, dearest, moneyFor, parts, point, settle, worthOf } from './ratio.ts'

test('[BC-62] a bet in many pieces earns what it earns in one', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 9_999_999n), { maxLength: 40 }), (bets) => {
      let [rest, earned] = [0n, 0n]
      for (const each of bets) {
        const done = booked(rest, worthOf(each, 100_000n))
        rest = done.rest
        earned += done.points
        expect(rest >= 0n && rest < parts).toBe(true)
      }
      const all = bets.reduce((sum, each) => sum + each, 0n)
      expect(earned).toBe((all * point) / 100_000n)
    }),
  )
})

test('what is taken back takes exactly what was given, in whatever order and at whatever ratio', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(1n, 9_999_999n), { maxLength: 20 }),
      fc.bigInt(1n, 99_999_999n),
      fc.integer(),
      (bets, per, seed) => {
        const back = [...bets].sort(
          (a, b) => Number((a * BigInt(seed)) % 97n) - Number((b * BigInt(seed)) % 97n),
        )
        let [rest, earned] = [0n, 0n]
        for (const amount of [...bets, ...back.map((each) => -each)]) {
          const done = booked(rest, worthOf(amount, per))
          rest = done.rest
          earned += done.points
        }
        expect({ rest, earned }).toEqual({ rest: 0n, earned: 0n })
      },
    ),
  )
})

test('the balance never falls below zero, and what is owed is what is not there', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(-5_000n, 5_000n), { maxLength: 50 }), (gains) => {
      let standing = { balance: 0n, owed: 0n }
      for (const gained of gains) {
        const { moved, owed } = settle(standing, gained)
        standing = { balance: standing.balance + moved, owed }
        expect(standing.balance >= 0n && owed >= 0n && (standing.balance === 0n || owed === 0n)).toBe(true)
      }
      expect(standing.balance - standing.owed).toBe(gains.reduce((sum, each) => sum + each, 0n))
    }),
  )
})

test('what is taken back is taken at the dearest ratio; where one of them earned nothing, nothing is', () => {
  expect(dearest([100_000n, 50_000n])).toBe(100_000n)
  expect(dearest([100_000n, null])).toBeNull()
  expect(dearest([])).toBeNull()
})

test('money for points is rounded down to the last unit', () => {
  expect(moneyFor(200_000n, { points: 10_000n, money: 100_000n })).toBe(2_000_000n)
  expect(moneyFor(10_000n, { points: 30_000n, money: 1_000n })).toBe(333n)
})
