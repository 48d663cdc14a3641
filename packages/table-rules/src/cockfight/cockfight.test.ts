import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fractionOf } from '../exact.ts'
import { streamFrom } from '../seeded.ts'
import {
  chancesOf,
  drawFight,
  drawMatchUp,
  drawPlaces,
  drawReturn,
  fightAtRisk,
  type Result,
  results,
  sideReturn,
} from './fight.ts'
import { dividendsOf, fixedOdds, leastDividend, malayOf, poolReturn } from './odds.ts'

const matchUps = Array.from({ length: 301 }, (_, i) => ({ meron: 350 + i }))
const amount = fc.bigInt({ min: 1n, max: 10n ** 12n })

test('61,000 on Meron and 42,000 on Wala pay 1.60 and 2.32', () => {
  expect(dividendsOf({ meron: 61_000n, wala: 42_000n })).toEqual({
    meron: 160,
    wala: 232,
    isCancelled: false,
  })
})

test('a pool that pays 1.07 or less to a side is cancelled, and one with nothing on a side', () => {
  expect(dividendsOf({ meron: 1000n, wala: 130n })).toEqual({ meron: 107, wala: 825, isCancelled: true })
  expect(dividendsOf({ meron: 1000n, wala: 137n })).toMatchObject({ meron: 108, isCancelled: false })
  expect(dividendsOf({ meron: 500n, wala: 0n }).isCancelled).toBe(true)
  expect(dividendsOf({ meron: 0n, wala: 0n }).isCancelled).toBe(true)
})

test('a pool keeps five per cent and less than one more of the winning side, whoever wins', () => {
  fc.assert(
    fc.property(amount, amount, (meron, wala) => {
      const dividends = dividendsOf({ meron, wala })
      for (const [side, pool] of [
        ['meron', meron],
        ['wala', wala],
      ] as const) {
        const paid = pool * BigInt(dividends[side])
        const due = (meron + wala) * 95n
        expect(paid).toBeLessThanOrEqual(due)
        expect(due - paid).toBeLessThan(pool)
      }
      if (!dividends.isCancelled)
        expect(Math.min(dividends.meron, dividends.wala)).toBeGreaterThan(leastDividend)
    }),
  )
})

test('a share of a pool is cut to the unit, and a fight that nobody wins gives it back whole', () => {
  const back = (result: Result) => poolReturn(result, 'meron', 333n, 160)
  expect(results.map(back)).toEqual([532n, 0n, 333n, 333n])
  expect(poolReturn('wala', 'wala', 1n, 199)).toBe(1n)
})

test('a fight is won as often as the strength says, to the last draw of a thousand', () => {
  const drawn = (strength: number, meron: number) => {
    const draws = [9_999, strength]
    return drawFight({ below: () => draws.shift() ?? 0 }, { meron })
  }
  for (const { meron } of [...matchUps, { meron: 500 }])
    expect([drawn(meron - 1, meron), drawn(meron, meron)]).toEqual(['meron', 'wala'])
})

test('draws have the edges of the reference in every fight: 11.98, 11.89, and 3.07 on either', () => {
  for (const matchUp of [matchUps[0], matchUps[150], matchUps[300]])
    for (const { id, exact } of drawPlaces) {
      const chances = chancesOf(matchUp ?? { meron: 0 })
      const all = chances.reduce((sum, [, weight]) => sum + weight, 0)
      const back = chances.reduce(
        (sum, [result, weight]) => sum + drawReturn(result, id, 1n) * BigInt(weight),
        0n,
      )
      expect(fractionOf(back, BigInt(all))).toBe(exact)
    }
  expect(
    drawPlaces.map(({ exact }) => 100 * (1 - Number(exact.split('/')[0]) / Number(exact.split('/')[1]))),
  ).toEqual([11.98, 11.89, 3.07].map((edge) => expect.closeTo(edge, 9)))
})

test('fixed odds keep 5/105 of decided fights and at most a thousandth of a stake more, in every fight', () => {
  for (const matchUp of matchUps) {
    const odds = fixedOdds(matchUp)
    for (const side of ['meron', 'wala'] as const) {
      const chances = chancesOf(matchUp)
      const all = chances.reduce((sum, [, weight]) => sum + weight, 0)
      const back = chances.reduce(
        (sum, [result, weight]) => sum + Number(sideReturn(result, side, 1000n, odds[side])) * weight,
        0,
      )
      const lost = 1 - back / all / 1000
      const fair = (0.8923 * 5) / 105
      expect(lost).toBeGreaterThanOrEqual(fair - 1e-12)
      expect(lost).toBeLessThan(fair + 0.001)
    }
  }
})

test('Malay odds: gains up to even money as they are, greater ones by what wins 1', () => {
  expect([1800, 2000, 2064, 1905, 2500].map(malayOf)).toEqual(['0.80', '1.00', '-0.94', '0.90', '-0.67'])
})

test('both sides are netted, draws count whole', () => {
  const risk = (stakes: Record<string, bigint>) => fightAtRisk(new Map(Object.entries(stakes)))
  expect([risk({ meron: 100n, wala: 100n }), risk({ meron: 100n, wala: 30n, draw: 10n }), risk({})]).toEqual([
    0n,
    80n,
    0n,
  ])
})

test('a fight drawn is a push for both sides', () => {
  expect(results.map((result) => sideReturn(result, 'meron', 100n, 1900))).toEqual([190n, 0n, 100n, 100n])
})

test('400,000 fights from a stream come as often as their chances say (chi-square, seed fixed)', () => {
  const stream = streamFrom(20_261_127)
  expect([0, 300].map((draw) => drawMatchUp({ below: () => draw }).meron)).toEqual([350, 650])
  const [matchUp, rounds] = [{ meron: 430 }, 400_000]
  const seen = new Map<Result, number>()
  for (let i = 0; i < rounds; i++) {
    const result = drawFight(stream, matchUp)
    seen.set(result, (seen.get(result) ?? 0) + 1)
  }
  const statistic = chancesOf(matchUp).reduce((sum, [result, weight]) => {
    const due = (weight / 10_000_000) * rounds
    return sum + ((seen.get(result) ?? 0) - due) ** 2 / due
  }, 0)
  // Three degrees of freedom: one seed of ten thousand lies above 21.1.
  expect(statistic).toBeLessThan(21.1)
})
