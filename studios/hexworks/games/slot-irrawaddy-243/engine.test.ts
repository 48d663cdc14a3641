import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { windowAt } from '../../shared/reels.ts'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { waysWins } from '../../shared/ways.ts'
import { machine, rules } from './engine.ts'
import { ways } from './rules.ts'

const grid = (...reels: string[]) => reels.map((reel) => reel.split(' '))

describe('ways', () => {
  test('multiply the places of a symbol over the reels from the left', () => {
    const [win, ...others] = waysWins(ways, grid('P1 P1 K', 'P1 Q J', 'P1 A P1', 'A Q J', 'A A A'), 1)
    expect(others).toEqual([])
    expect(win).toMatchObject({ symbol: 'P1', count: 3, ways: 4, times: 1, pay: 80 })
    expect(win?.cells).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
      [2, 2],
    ])
  })

  test('with wilds stand apart in free spins, each wild in them worth three times', () => {
    const wins = waysWins(ways, grid('A K K', 'A W Q', 'W Q J', 'J J J', 'J J J'), 3)
    expect(wins.map(({ symbol, ways: count, times, pay }) => [symbol, count, times, pay])).toEqual([
      ['A', 1, 3, 15],
      ['A', 1, 9, 45],
      ['K', 2, 9, 72],
    ])
  })

  test('of scatters or through a reel without the symbol pay nothing', () => {
    expect(waysWins(ways, grid('S J J', 'S A A', 'S K K', 'S Q Q', 'S P1 P1'), 1)).toEqual([])
  })

  test('pay one by one what the fast count pays at the same stops', () => {
    const stop = fc.integer({ min: 0, max: 31 })
    fc.assert(
      fc.property(fc.tuple(stop, stop, stop, stop, stop), fc.constantFrom(1, 3), (stops, wildTimes) => {
        const wins = waysWins(ways, windowAt(ways.reels, stops, ways.rows), wildTimes)
        expect(wins.reduce((sum, { pay }) => sum + pay, 0)).toBe(machine.payAt(stops, wildTimes))
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('free spins', () => {
  /** Stops with the scatter on top on so many reels from the left, and out of view on the others. */
  const scatters = (count: number) =>
    ways.reels.map((reel, i) => (i < count ? reel.indexOf('S') : (reel.indexOf('S') + 5) % reel.length))
  const none = scatters(0)

  test.each([
    [3, 8],
    [4, 12],
    [5, 20],
  ])('%d scatters award %d of them, dealt in the same round', (count, awarded) => {
    const draws = [...scatters(count), ...Array.from({ length: awarded }, () => none).flat()]
    const round = roundOf(rules, 2_000n, given(draws))
    expect(round.shown).toMatchObject({
      spins: { length: 1 + awarded, 0: { kind: 'base', awarded }, [awarded]: { kind: 'free', left: 0 } },
    })
  })

  test('are awarded again within them', () => {
    const draws = [...scatters(3), ...scatters(4), ...Array.from({ length: 7 + 12 }, () => none).flat()]
    const round = roundOf(rules, 2_000n, given(draws))
    expect(round.shown).toMatchObject({ spins: { length: 1 + 8 + 12, 1: { awarded: 12, left: 7 + 12 } } })
  })

  test('end where the round has come to 5,000 stakes, which is what it wins', () => {
    // The base spin of five scatters and the best free spin over and over.
    const best = bestStops()
    const round = roundOf(rules, 2_000n, given([...scatters(5), ...best, ...best, ...best, ...best]))
    expect(round.win).toBe(5_000n * 2_000n)
    expect(round.shown).toMatchObject({ spins: { length: 5 } })
  })

  function bestStops(): number[] {
    let stops = none
    // Reel by reel is enough: more ways of P1 on one reel are never fewer on another.
    for (const [reel, strip] of ways.reels.entries()) {
      const worth = (stop: number) => {
        const window = [0, 1, 2].map((row) => strip[(stop + row) % strip.length])
        return window.filter((s) => s === 'P1').length + 3 * window.filter((s) => s === 'W').length
      }
      const top = [...strip.keys()].toSorted((a, b) => worth(b) - worth(a))[0] ?? 0
      stops = stops.with(reel, top)
    }
    return stops
  }
})
