import { drawPf2 } from '@jackfruit/fairness'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fractionOf } from '../exact.ts'
import { chips } from '../limits.ts'
import { streamFrom } from '../seeded.ts'
import { chancesOf, results, sideReturn, strongest, weakest } from './fight.ts'
import { houseOf, matchUpOf } from './match-up.ts'
import { fixedOdds, mostDividend } from './odds.ts'
import { cockfight, dividendsNow, fightIn, places, pooled, sides } from './table.ts'

const game = cockfight()
const seal = { terminal: 'ab'.repeat(32), roundNo: 7 }
const matchUps = Array.from({ length: strongest - weakest + 1 }, (_, i) => ({ meron: weakest + i }))
const stake = fc.bigInt({ min: 0n, max: 10n ** 10n })

/** What one stake on a side at odds returns in all fights together, in parts of ten million thousandths. */
function meanReturn(side: 'meron' | 'wala'): string {
  let back = 0n
  for (const matchUp of matchUps)
    for (const [result, weight] of chancesOf(matchUp))
      back += sideReturn(result, side, 1000n, fixedOdds(matchUp)[side]) * BigInt(weight)
  return fractionOf(back, BigInt(matchUps.length) * 10_000_000_000n)
}

test('returns of all places are counted: sides at odds over every fight, a pool less five per cent, draws', () => {
  const exactOf = (id: string) => places.find((place) => place.id === id)?.exact
  for (const side of sides) {
    expect(exactOf(side)).toBe(meanReturn(side))
    expect(exactOf(pooled[side])).toBe(fractionOf(8923n * 95n + 1077n * 100n, 1_000_000n))
  }
  for (const { exact, rtp } of places) {
    const [part = 0, all = 1] = exact.split('/').map(Number)
    expect(((100 * part) / all).toFixed(4)).toBe(rtp)
  }
})

test('who fights is known from the seal alone, is the same for everybody, and every strength comes', () => {
  expect(matchUpOf(seal)).toEqual(matchUpOf({ ...seal }))
  const seen = new Set(Array.from({ length: 8_000 }, (_, i) => matchUpOf({ ...seal, roundNo: i + 1 }).meron))
  expect([Math.min(...seen), Math.max(...seen), seen.size]).toEqual([weakest, strongest, matchUps.length])
  // Another chain has other fights in the same places.
  const under = (terminal: string) =>
    Array.from({ length: 20 }, (_, i) => matchUpOf({ terminal, roundNo: i + 1 }).meron)
  expect(under('ab'.repeat(32))).not.toEqual(under('ac'.repeat(32)))
})

test('a round is drawn by its stream and its seal, and the outcome says the odds that were paid', () => {
  const { meron } = matchUpOf(seal)
  const drawn = game.draw(drawPf2(new Uint8Array(32).fill(1), game.code, 7), seal)
  expect(drawn.meron).toBe(meron)
  expect(fightIn({ ...drawn })).toEqual(drawn)
  // The same draws, fought with the strength of the seal: the last that Meron wins, and the first that Wala wins.
  const fought = [meron - 1, meron].map((strength) => {
    const draws = [9_999, strength]
    return game.draw({ below: () => draws.shift() ?? 0 }, seal).result
  })
  expect(fought).toEqual(['meron', 'wala'])
  const odds = Number(game.oddsOf(seal, 'meron')) * 1000
  expect(game.payout({ result: 'meron', meron }, 'meron', 1000n)).toBe(BigInt(Math.round(odds)))
  expect(['both-down', 'full-time', 'pool-meron'].map((place) => game.oddsOf(seal, place))).toEqual([
    '9.000',
    '89.000',
    null,
  ])
  for (const wrong of [null, 7, {}, { result: 'red', meron }, { result: 'meron', meron: 12 }])
    expect(() => fightIn(wrong)).toThrow(RangeError)
})

test('the house lays 20,000 kyat into a pool, 200 least chips in every currency, shared as the sides win', () => {
  expect(houseOf({ meron: 430 }, 'MMK')).toEqual({ meron: 860_000n, wala: 1_140_000n })
  for (const currency of Object.keys(chips))
    for (const matchUp of matchUps) {
      const { meron, wala } = houseOf(matchUp, currency)
      const pool = new Map([
        [pooled.meron, meron],
        [pooled.wala, wala],
      ])
      // With nobody there the price is that of the fight, and nothing is cancelled.
      expect(dividendsNow(pool).isCancelled).toBe(false)
    }
  expect(houseOf({ meron: 500 }, 'XTS')).toEqual({ meron: 0n, wala: 0n })
})

test('what a pool pays to members, and what the house takes out for its own stake, is never above 95 per cent of it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), stake), { maxLength: 12 }), fc.nat(300), (bets, more) => {
      const house = houseOf({ meron: weakest + more }, 'MMK')
      const laid = new Map<string, bigint>(sides.map((side) => [pooled[side], house[side]]))
      const placed = bets.map(([isMeron, amount]) => [isMeron ? pooled.meron : pooled.wala, amount] as const)
      for (const [place, amount] of placed) laid.set(place, (laid.get(place) ?? 0n) + amount)
      const dividends = game.pool.close(laid)
      const all = [...laid.values()].reduce((sum, each) => sum + each, 0n)
      if (!dividends) {
        // Cancelled only where a side would be paid 1.07 or less.
        const least = Math.min(dividendsNow(laid).meron, dividendsNow(laid).wala)
        expect(least).toBeLessThanOrEqual(107)
        return
      }
      for (const result of results) {
        const outcome = { result, meron: 500 }
        const members = placed.reduce(
          (sum, [place, amount]) => sum + game.pool.payout(outcome, place, amount, dividends),
          0n,
        )
        const own = sides.reduce(
          (sum, side) => sum + game.pool.payout(outcome, pooled[side], house[side], dividends),
          0n,
        )
        const isDecided = result === 'meron' || result === 'wala'
        if (isDecided) expect((members + own) * 100n).toBeLessThanOrEqual(all * 95n)
        else expect(members + own).toBe(all)
      }
    }),
  )
})

test('no dividend of a pool that stands is above the highest, and one comes to it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (a, b) => {
      const laid = new Map([
        [pooled.meron, a],
        [pooled.wala, b],
      ])
      const { meron, wala, isCancelled } = dividendsNow(laid)
      if (!isCancelled) expect(Math.max(meron, wala)).toBeLessThanOrEqual(mostDividend)
    }),
  )
  const edge = new Map([
    [pooled.meron, 95_000n],
    [pooled.wala, 13_000n],
  ])
  expect(dividendsNow(edge)).toEqual({ meron: 108, wala: mostDividend, isCancelled: false })
})

test('nothing that lies together returns more than was said, whoever fights and whatever the pool pays', () => {
  const stream = streamFrom(20_261_128)
  for (let i = 0; i < 4_000; i++) {
    const stakes = new Map(places.map(({ id }) => [id, BigInt(stream.below(5)) * 12_345n]))
    const most = game.mostBack(stakes)
    const outcome = {
      result: results[stream.below(results.length)] ?? 'meron',
      meron: weakest + stream.below(301),
    }
    const dividend = 108 + stream.below(mostDividend - 107)
    const dividends = { 'pool-meron': dividend, 'pool-wala': dividend }
    let back = 0n
    for (const [place, amount] of stakes)
      back += game.pool.places.includes(place)
        ? game.pool.payout(outcome, place, amount, dividends)
        : game.payout(outcome, place, amount)
    expect(back).toBeLessThanOrEqual(most)
  }
})

test('a stake in the pool is no stake at odds, and a place that there is not pays nothing', () => {
  const outcome = { result: 'meron', meron: 500 } as const
  expect(() => game.payout(outcome, 'pool-meron', 100n)).toThrow(RangeError)
  expect(() => game.payout(outcome, 'draw', 100n)).toThrow(RangeError)
  expect(() => game.pool.payout(outcome, 'meron', 100n, { meron: 200 })).toThrow(RangeError)
  expect(() => game.pool.payout(outcome, 'pool-meron', 100n, {})).toThrow(RangeError)
})

test('a side is one, in the pool and at odds: opposite stakes are netted', () => {
  const risk = (stakes: Record<string, bigint>) => game.atRisk(new Map(Object.entries(stakes)))
  expect(risk({ meron: 100n, 'pool-wala': 70n })).toBe(30n)
  expect(risk({ 'pool-meron': 100n, meron: 20n, wala: 50n, 'full-time': 5n })).toBe(75n)
})

test('phases are those of the reference: 45 s and a last call of 10 s, 3 s, 60 s, 5 s', () => {
  const { bettingMs, closedMs, dealingMs, resultMs } = game.phases
  const fight = { result: 'meron', meron: 500 } as const
  expect([bettingMs, closedMs, dealingMs(fight), resultMs]).toEqual([55_000, 3_000, 60_000, 5_000])
})
