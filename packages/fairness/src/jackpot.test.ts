import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { fallsOf, hurdleAt, leftOver, type PotTerms, thresholdOf, winningPlace } from './jackpot.ts'

const secret = Uint8Array.from({ length: 32 }, (_, i) => i)
const terms = {
  potId: '00112233aabbccdd',
  seed: 1_000n,
  ceiling: 1_000n + 2n ** 31n,
  odds: null,
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

test('[games.md 1.11] a pot that any stake may win: the hurdle of each place is the first unbiased number of its own stream', () => {
  const block = createHmac('sha256', secret).update('JP2:pot:7:0').digest()
  expect(hurdleAt(secret, 'pot', 7, 2n ** 31n)).toBe(BigInt(block.readUInt32BE(0) % 2 ** 31))
})

test('[games.md 1.11] a stake wins with the chance stake / odds, whatever was staked before it', () => {
  const progressive = { ...terms, ceiling: null, odds: 1_000n }
  let won = 0
  for (let i = 0; i < 4_000; i++) {
    const place = winningPlace({ ...progressive, potId: `${i}` }, secret, [-50n, 50n])
    if (place === 2) won++
    else expect(place).toBeNull()
  }
  // 4,000 · 5 % = 200, and four standard deviations of 13.8.
  expect(Math.abs(won - 200)).toBeLessThan(56)
})

test('what a pot could not book it hands on, with what was handed to it', () => {
  expect(leftOver({ share: 3n, carried: 999_999n } as PotTerms, 1n)).toBe(2n)
  expect(leftOver({ share: 0n, carried: 7n } as PotTerms, 1_000n)).toBe(7n)
})

test('a stake that was taken back wins nothing, though the pot has reached its amount', () => {
  const small: PotTerms = { potId: 'p', seed: 0n, ceiling: 10n, odds: null, share: 1_000_000n, carried: 0n }
  const falls = fallsOf(small, new Uint8Array(32))
  expect(falls({ place: 2, stake: -1n, staked: 10n })).toBe(false)
  expect(falls({ place: 2, stake: 1n, staked: 10n })).toBe(true)
})
