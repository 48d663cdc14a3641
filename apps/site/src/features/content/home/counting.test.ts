import { expect, test } from 'vitest'
import { amountAt, corrected, type Pot } from './counting.ts'

const pot = (base: string): Pot => ({ base, at: '2026-11-21T06:00:00.000Z', step: '165.11', everyMs: 3000 })
const begun = (base: string, now: number) => {
  const count = corrected(null, pot(base), now, 2)
  if (!count) throw new Error('no count')
  return count
}

test('[HM-02] [BC-02] the counter rises by 165.11 every 3000 ms', () => {
  const count = begun('1000.00', 50)
  expect(amountAt(count, 50)).toBe(100_000n)
  expect(amountAt(count, 3_049)).toBe(100_000n)
  expect(amountAt(count, 3_050)).toBe(116_511n)
  expect(amountAt(count, 6_050)).toBe(133_022n)
})

test('[HM-02] a look at a pool that is ahead puts the counter there', () => {
  const later = corrected(begun('1000.00', 0), pot('5000.00'), 60_000, 2)
  expect(later && amountAt(later, 60_000)).toBe(500_000n)
})

test('[HM-02] a look at a pool that is behind the counter never puts it back, nor out of step', () => {
  const before = begun('1000.00', 0)
  const later = corrected(before, pot('1001.00'), 61_000, 2)
  expect(later && amountAt(later, 61_000)).toBe(amountAt(before, 61_000))
  expect(later && amountAt(later, 63_000)).toBe(amountAt(before, 61_000) + 16_511n)
})

test('[HM-02] when the pool was won the counter begins again at what is left', () => {
  const later = corrected(begun('900000.00', 0), pot('1000.00'), 60_000, 2)
  expect(later && amountAt(later, 60_000)).toBe(100_000n)
})

test('[HM-02] a new pace begins at the figure on screen', () => {
  const before = begun('1000.00', 0)
  const later = corrected(before, { ...pot('1000.00'), step: '1.00' }, 3_000, 2)
  expect(later && amountAt(later, 3_000)).toBe(116_511n)
  expect(later && amountAt(later, 6_000)).toBe(116_611n)
})

test('amounts beyond what a float holds are counted to the last unit', () => {
  expect(amountAt(begun('900719925474099.31', 0), 3_000)).toBe(90_071_992_547_409_931n + 16_511n)
})
