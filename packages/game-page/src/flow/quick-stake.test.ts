import { expect, test } from 'vitest'
import { quickStakes } from './quick-stake.ts'

const stakes = [100n, 200n, 500n, 1000n]

test('half a stake is the next on offer at or below it, and never nothing', () => {
  expect(quickStakes(stakes, 1000n, 9000n).half).toBe(500n)
  expect(quickStakes(stakes, 500n, 9000n).half).toBe(200n)
  expect(quickStakes(stakes, 100n, 9000n).half).toBeNull()
  expect(quickStakes([100n, 150n], 150n, 9000n).half).toBe(100n)
})

test('doubling never puts down more than double', () => {
  expect(quickStakes(stakes, 100n, 9000n).double).toBe(200n)
  expect(quickStakes(stakes, 200n, 9000n).double).toBeNull()
  expect(quickStakes(stakes, 1000n, 9000n).double).toBeNull()
  expect(quickStakes([100n, 180n, 190n], 100n, 9000n).double).toBe(190n)
})

test('the most is what the balance can pay, also where that is less than now', () => {
  expect(quickStakes(stakes, 100n, 999n).most).toBe(500n)
  expect(quickStakes(stakes, 100n, 1_000_000n).most).toBe(1000n)
  expect(quickStakes(stakes, 1000n, 250n).most).toBe(200n)
  expect(quickStakes(stakes, 500n, 700n).most).toBeNull()
  expect(quickStakes(stakes, 100n, 40n).most).toBeNull()
})
