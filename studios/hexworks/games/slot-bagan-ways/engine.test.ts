import { describe, expect, test } from 'vitest'
import { theseDraws } from '../../testing/draws.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { deal, waysUnits } from './deal.ts'
import { rules } from './engine.ts'
import { most, unitsPerStake } from './rules.ts'

const table = { currency: 'MMK', scale: 2 }
const play = (draws: readonly number[], stake = 10_000n) =>
  rules.play({ stake, choice: {} }, [], theseDraws(draws), table)

/** A reel two rows high without a scatter, with these two cells by their draws. */
const low = (first: number, second: number) => [0, 999, first, second]
/** A reel two rows high with the scatter on top, and this draw below. */
const withScatter = (below: number) => [0, 0, 0, below]
// Where the weights begin: P1 0, P2 4, P3 10, P4 18, A 28, K 42, Q 56, J 70, T 85, W 100.
const [p1, p2, a, k, t, w] = [0, 4, 28, 42, 99, 100]

describe('a round', () => {
  test('pays a symbol on reels from the left for each way, wilds counted in', () => {
    const played = play([...low(a, a), ...low(a, w), ...low(t, a), ...low(k, k), ...low(k, k), ...low(k, k)])
    // A three of a kind in 2 × 2 × 1 ways, at 3 fiftieths.
    expect(played?.win).toBe((10_000n * 12n) / 50n)
    expect(played?.shown).toEqual({
      spins: [
        {
          kind: 'base',
          grid: [
            ['A', 'A'],
            ['A', 'W'],
            ['T', 'A'],
            ['K', 'K'],
            ['K', 'K'],
            ['K', 'K'],
          ],
          wins: [
            {
              kind: 'ways',
              symbol: 'A',
              count: 3,
              ways: 4,
              times: '1',
              amount: '24.00',
              cells: [
                [0, 0],
                [0, 1],
                [1, 0],
                [1, 1],
                [2, 1],
              ],
            },
          ],
          total: '24.00',
        },
      ],
    })
  })

  test('pays six of the best symbol a thousand fiftieths a way', () => {
    const reel = low(p1, p2)
    expect(play([...reel, ...reel, ...reel, ...reel, ...reel, ...reel])?.win).toBe((10_000n * 1300n) / 50n)
  })

  test('with four scatters pays three stakes and ten free spins, whose ways are multiplied and scatters not', () => {
    const nothing = [...low(a, a), ...low(k, k), ...low(t, t), ...low(t, t), ...low(t, t), ...low(t, t)]
    const four = [...[a, k, a, k].flatMap(withScatter), ...low(t, t), ...low(t, t)]
    // Multipliers of a hundred: ×2 below 28, ×25 from 97.
    const paying = [99, ...low(a, a), ...low(a, a), ...low(a, a), ...low(k, k), ...low(k, k), ...low(k, k)]
    const again = [99, ...four]
    const free = [paying, again, ...Array.from({ length: 18 }, () => [0, ...nothing])]
    const random = theseDraws([...four, ...free.flat()])
    const { spins, units } = deal(random)
    expect(random.left()).toBe(0)
    expect(spins.map(({ times }) => times)).toEqual([1, 25, 25, ...new Array(18).fill(2)])
    expect(spins.slice(0, 3).map((spin) => spin.units)).toEqual([150, 8 * 3 * 25, 150])
    expect(units).toBe(150 + 600 + 150)
  })

  test('ends when it has returned ten thousand stakes, and returns no more', () => {
    // Seven rows of W on the middle reels, P1 at the ends, and ×25: one spin would pay millions.
    const tall = (draw: number) => [99, 999, ...new Array(7).fill(draw)]
    const four = [...[a, k, a, k].flatMap(withScatter), ...low(t, t), ...low(t, t)]
    const random = theseDraws([...four, 99, ...tall(p1), ...[1, 2, 3, 4].flatMap(() => tall(w)), ...tall(p1)])
    const { spins, units } = deal(random)
    expect(units).toBe(most * unitsPerStake)
    expect(spins.map((spin) => spin.units)).toEqual([150, most * unitsPerStake - 150])
  })

  test('keeps the laws of all slots over a thousand seeds', () => {
    expect(brokenLaws(rules, 1_000)).toEqual([])
  })
})

test('117,649 ways of one symbol pay one by one', () => {
  const rows = new Uint8Array(6).fill(7)
  expect(waysUnits(rows, new Uint8Array(42).fill(0))).toBe(117_649 * 1000)
})

test('no stake on the ladder can return more than the published maximum', () => {
  for (const [currency, stakes] of Object.entries(rules.stakes))
    for (const stake of stakes)
      expect(BigInt(stake) * BigInt(most)).toBeLessThanOrEqual(BigInt(rules.maxWin[currency] ?? 0))
  expect(Object.keys(rules.stakes)).toEqual(Object.keys(rules.maxWin))
})

test('takes no choice but none, and no action', () => {
  expect(rules.readChoice(null, table)).toEqual({})
  for (const raw of [{}, [], 0, '', 'null', undefined, false]) expect(rules.readChoice(raw, table)).toBeNull()
  expect(rules.play({ stake: 10_000n, choice: {} }, [undefined as never], theseDraws([]), table)).toBeNull()
})
