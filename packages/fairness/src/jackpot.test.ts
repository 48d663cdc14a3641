import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { thresholdOf, winningPlace } from './jackpot.ts'

const secret = Uint8Array.from({ length: 32 }, (_, i) => i)
const terms = {
  potId: '00112233aabbccdd',
  seed: 1_000n,
  ceiling: 1_000n + 2n ** 31n,
  share: 100_000n,
  carried: 0n,
}

test('[D-32] the hidden amount is the first unbiased number of the stream above the seed', () => {
  const block = createHmac('sha256', secret).update('JP1:00112233aabbccdd:0').digest()
  // 2³¹ divides 2³²: nothing is drawn again.
  expect(thresholdOf(secret, terms)).toBe(1_001n + BigInt(block.readUInt32BE(0) % 2 ** 31))
})

test('[D-32] the hidden amount lies above the seed and reaches the ceiling', () => {
  const seen = new Set<bigint>()
  for (let i = 0; i < 200; i++) seen.add(thresholdOf(secret, { potId: `${i}`, seed: 10n, ceiling: 13n }))
  expect([...seen].toSorted()).toEqual([11n, 12n, 13n])
})

test('[D-32] the stake that reaches the amount wins, not one that came back', () => {
  const small = { ...terms, seed: 10n, ceiling: 11n }
  expect(winningPlace(small, secret, [9n, -9n, 9n, 1n, 50n])).toBe(4)
  expect(winningPlace(small, secret, [9n])).toBeNull()
  expect(winningPlace({ ...small, carried: 100_000n }, secret, [9n])).toBe(1)
})
