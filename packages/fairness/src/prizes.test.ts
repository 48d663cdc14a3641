import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commitOf, drawPf1 } from './pf1.ts'
import { chances, prizeAt, sharesOf, sticksMax, winnersOf } from './prizes.ts'

const seedOf = (number: number) =>
  Uint8Array.from({ length: 32 }, (_, at) => (number >> ((at % 4) * 8)) & 255)
const streamOf = (number: number, gameId: string) =>
  drawPf1({ serverSeed: seedOf(number), clientSeed: commitOf(seedOf(number)), nonce: 0, gameId })

describe('a wheel', () => {
  test('[EN-143] each number belongs to the prize whose chances it falls into, the first and the last of them too', () => {
    const weights = [1, 9, 999_990]
    const none = { gone: [], instead: 2 }
    expect([0, 1, 9, 10, 999_999].map((value) => prizeAt(weights, none, value).place)).toEqual([
      0, 1, 1, 2, 2,
    ])
    expect(() => prizeAt(weights, none, chances)).toThrow(RangeError)
  })

  test('[EN-143] what is all given leaves its chance to the stated prize, and to no other', () => {
    expect(prizeAt([10, 20, 999_970], { gone: [1], instead: 2 }, 15)).toEqual({ drawn: 1, place: 2 })
    expect(prizeAt([10, 20, 999_970], { gone: [1], instead: 2 }, 5)).toEqual({ drawn: 0, place: 0 })
  })

  test('[EN-141] [EN-143] a hundred thousand turns, each by its own seed, keep the published chances', () => {
    const weights = [500, 9_500, 90_000, 200_000, 700_000]
    const turns = 100_000
    const seen = weights.map(() => 0)
    for (let turn = 0; turn < turns; turn++) {
      const value = streamOf(turn, 'wheel').below(chances)
      const { place } = prizeAt(weights, { gone: [], instead: 4 }, value)
      seen[place] = (seen[place] ?? 0) + 1
    }
    const chiSquare = weights.reduce((sum, weight, place) => {
      const expected = (turns * weight) / chances
      return sum + ((seen[place] ?? 0) - expected) ** 2 / expected
    }, 0)
    // Beyond it one of ten thousand fair wheels would be, with four degrees of freedom.
    expect(chiSquare).toBeLessThan(23.51)
  })
})

describe('a rain of envelopes', () => {
  const rain = fc
    .record({
      count: fc.integer({ min: 1, max: 200 }),
      least: fc.bigInt({ min: 1n, max: 100_000n }),
      stick: fc.bigInt({ min: 0n, max: sticksMax }),
      seed: fc.nat(),
    })
    .map(({ count, least, stick, seed }) => ({
      rain: { count, least, pool: least * BigInt(count) + stick },
      seed,
    }))

  test('[IM-76] [SC-15] shares add up to the pool to the last unit, and each holds its least', () => {
    fc.assert(
      fc.property(rain, ({ rain: given, seed }) => {
        const shares = sharesOf(given, streamOf(seed, 'envelope'))
        expect(shares).toHaveLength(given.count)
        expect(shares.reduce((sum, each) => sum + each, 0n)).toBe(given.pool)
        expect(shares.every((each) => each >= given.least)).toBe(true)
      }),
    )
  })

  test('[IM-76] no place in the order is worth more than another: over many rains all hold the same on average', () => {
    const [rains, count, pool] = [20_000, 5, 100_000n]
    const sums = Array(count).fill(0)
    for (let seed = 0; seed < rains; seed++)
      for (const [place, share] of sharesOf({ pool, count, least: 1n }, streamOf(seed, 'envelope')).entries())
        sums[place] += Number(share)
    // A share scatters by 16,330 around 20,000; five of its standard errors.
    for (const sum of sums) expect(Math.abs(sum / rains - 20_000)).toBeLessThan(577)
  })

  test('[IM-76] what cannot be shared is refused', () => {
    expect(() => sharesOf({ pool: 99n, count: 10, least: 10n }, streamOf(1, 'envelope'))).toThrow(RangeError)
    expect(() => sharesOf({ pool: sticksMax + 2n, count: 1, least: 1n }, streamOf(1, 'envelope'))).toThrow(
      RangeError,
    )
  })
})

describe('a raffle', () => {
  const entries = fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 40 })
  test('[IM-46] [D-129] each wins at most once, only with tickets, and every prize is won while there are entries', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 20 }), fc.nat(), (given, prizes, seed) => {
        const winners = winnersOf(given, prizes, streamOf(seed, 'raffle'))
        expect(new Set(winners).size).toBe(winners.length)
        expect(winners).toHaveLength(Math.min(prizes, given.filter((tickets) => tickets > 0).length))
        for (const winner of winners) expect(given[winner]).toBeGreaterThan(0)
      }),
    )
  })

  test('[D-129] the first prize falls to an entry as often as its part of the tickets', () => {
    const given = [1, 2, 7]
    const seen = [0, 0, 0]
    const draws = 20_000
    for (let seed = 0; seed < draws; seed++) {
      const [winner = 0] = winnersOf(given, 1, streamOf(seed, 'raffle'))
      seen[winner] = (seen[winner] ?? 0) + 1
    }
    const chiSquare = given.reduce((sum, tickets, place) => {
      const expected = (draws * tickets) / 10
      return sum + ((seen[place] ?? 0) - expected) ** 2 / expected
    }, 0)
    expect(chiSquare).toBeLessThan(18.42)
  })
})
