import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { pf1Bytes } from './pf1-bytes.ts'

const seed = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i))

test('the stream is the blocks of PF1, nonce after nonce, to the very byte', () => {
  const bytes = Buffer.concat([...pf1Bytes(seed, 10_000)])
  const block = (nonce: number, i: number) =>
    createHmac('sha256', seed).update(`PF1:stream:stream:${nonce}:${i}`).digest()
  expect(bytes.length).toBe(10_000)
  for (const [nonce, i] of [
    [0, 0],
    [0, 127],
    [1, 0],
    [2, 5],
  ] as const)
    expect(bytes.subarray(nonce * 4_096 + i * 32, nonce * 4_096 + i * 32 + 32)).toEqual(block(nonce, i))
})

test('it goes on over any number of chunks, and every value of a byte comes equally often', () => {
  const seen = new Array<number>(256).fill(0)
  let length = 0
  for (const chunk of pf1Bytes(seed, 1_000_000)) {
    length += chunk.length
    for (const byte of chunk) seen[byte] = (seen[byte] ?? 0) + 1
  }
  expect(length).toBe(1_000_000)
  const expected = length / 256
  const chiSquare = seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(366) // 255 degrees of freedom: beyond 366 once in 200,000 runs
})
