import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openStream } from './stream.ts'

/** A stream of these bytes and no others: one that asks for more has drawn too often. */
function streamOf(...words: readonly number[]) {
  const bytes = new Uint8Array(words.length * 4)
  for (const [at, word] of words.entries()) new DataView(bytes.buffer).setUint32(at * 4, word)
  let isSpent = false
  return openStream(() => {
    if (isSpent) throw new Error('more was drawn than lies there')
    isSpent = true
    return bytes
  })
}

const two32 = 2 ** 32
const limitOf = (n: number) => Math.floor(two32 / n) * n

describe('drawing below n throws away what would make one number likelier than another', () => {
  test.each([3, 6, 37, 52, 10_000, 2 ** 31 + 1])(
    '[A30] below %i: the first word too high is passed over, the last fair one is taken',
    (n) => {
      const limit = limitOf(n)
      expect(streamOf(limit, 2).below(n)).toBe(2)
      expect(streamOf(two32 - 1, limit, 1).below(n)).toBe(1)
      expect(streamOf(limit - 1).below(n)).toBe(n - 1)
      expect(streamOf(0).below(n)).toBe(0)
    },
  )

  test('[A30] a power of two throws nothing away, up to a whole word', () => {
    expect(streamOf(two32 - 1).below(2)).toBe(1)
    expect(streamOf(two32 - 1).below(256)).toBe(255)
    expect(streamOf(two32 - 1).below(two32)).toBe(two32 - 1)
  })

  test('[A30] a power of two past a word throws nothing away either', () => {
    expect(streamOf(two32 - 1, two32 - 1).below(2 ** 40)).toBe(2 ** 40 - 1)
  })

  test('[A30] past a word two are drawn, and thrown away together where they are too high', () => {
    const n = two32 + 1
    const limit = (2n ** 64n / BigInt(n)) * BigInt(n)
    const wordsOf = (value: bigint) => [Number(value >> 32n), Number(value & 0xffffffffn)] as const
    expect(streamOf(...wordsOf(limit - 1n)).below(n)).toBe(two32)
    expect(streamOf(...wordsOf(limit), 0, 7).below(n)).toBe(7)
    expect(streamOf(...wordsOf(2n ** 64n - 1n), 1, 0).below(n)).toBe(two32)
  })

  test('[A30] every number has equally many words: counted over all that a small word could be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: two32 }), fc.integer({ min: 0, max: two32 - 1 }), (n, word) => {
        const drawn = word < limitOf(n) ? streamOf(word).below(n) : streamOf(word, 0).below(n)
        expect(drawn).toBe(word < limitOf(n) ? word % n : 0)
      }),
    )
  })
})
