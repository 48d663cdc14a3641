import { openStream } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { bandOf, sumOf } from './band.ts'

const sumsOf = (rounds: readonly { stake: number; win: number }[]) =>
  sumOf(
    rounds.map(({ stake, win }) => ({
      ...{ rounds: 1, stake, win },
      ...{ stakeSquares: stake * stake, winSquares: win * win, products: stake * win },
    })),
  )

/** Even money at 48 %: a return of 96 %, a deviation of 0.9992. */
const fair = { rtp: 0.96, deviation: 2 * Math.sqrt(0.48 * 0.52) }
const stream = (seed: number) =>
  openStream((index) => Uint8Array.from({ length: 32 }, (_, at) => noise(seed, index * 32 + at)))
/** Enough for a test of statistics: SplitMix, one byte of it. */
function noise(seed: number, at: number): number {
  let x = (Math.imul(seed + 1, 0x9e3779b9) + Math.imul(at + 1, 0x85ebca6b)) >>> 0
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad) >>> 0
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97) >>> 0
  return (x ^ (x >>> 15)) & 255
}

const day = (seed: number, rounds: number, chance: number) => {
  const random = stream(seed)
  return sumsOf(
    Array.from({ length: rounds }, () => {
      const stake = [100, 200, 5_000][random.below(3)] ?? 100
      return { stake, win: random.below(10_000) < chance * 10_000 ? 2 * stake : 0 }
    }),
  )
}

test('of many fair days about one in a hundred lies outside of its interval', () => {
  const days = Array.from({ length: 400 }, (_, seed) =>
    bandOf(fair.rtp, fair.deviation, day(seed, 500, 0.48)),
  )
  const outside = days.filter(({ measured, low, high }) => measured < low || measured > high).length
  expect(outside).toBeGreaterThan(0)
  expect(outside).toBeLessThan(12)
})

test('a game that pays four per cent less than it says is outside after some ten thousand rounds', () => {
  const { measured, low } = bandOf(fair.rtp, fair.deviation, day(7, 40_000, 0.46))
  expect(measured).toBeLessThan(low)
})

test('one large stake among small ones widens the interval as it should: by the root of the squares', () => {
  const even = bandOf(0.96, 1, sumsOf(Array.from({ length: 100 }, () => ({ stake: 100, win: 96 }))))
  const uneven = bandOf(
    0.96,
    1,
    sumsOf([{ stake: 9_901, win: 9_505 }, ...Array.from({ length: 99 }, () => ({ stake: 1, win: 1 }))]),
  )
  expect(even.high - 0.96).toBeCloseTo(2.5758 / 10, 3)
  expect(uneven.high - 0.96).toBeCloseTo(2.5758 * 0.99, 1)
})

test('bets that swing more than the published deviation widen the interval by what was seen', () => {
  const calm = bandOf(0.96, 0.5, sumsOf([{ stake: 100, win: 96 }]))
  const wild = bandOf(0.96, 0.5, sumsOf([{ stake: 100, win: 3_600 }]))
  expect(wild.high).toBeGreaterThan(calm.high)
})
