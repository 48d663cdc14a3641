import { describe, expect, test } from 'vitest'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { rules } from './engine.ts'
import { coin, coinChance, coinValues, lineTable } from './rules.ts'

/** Stops that show these numbers of coins on the reels, all at the top: 3 is where the three coins begin. */
const stopsFor = (coins: readonly number[]) =>
  lineTable.reels.map((reel, i) =>
    Array.from(reel.keys()).findIndex((stop) => {
      const window = [0, 1, 2].map((row) => reel[(stop + row) % reel.length] === coin)
      return (
        window.filter(Boolean).length === coins[i] &&
        window.every((isCoin, row) => isCoin === row < (coins[i] ?? 0))
      )
    }),
  )

const one = 0
const major = 1_999
const miss = coinChance.of - 1
const misses = (count: number) => new Array<number>(count).fill(miss)

describe('hold and spin', () => {
  test('begins with six coins, and three respins without another end it', () => {
    const round = roundOf(
      rules,
      2_000n,
      given([...stopsFor([3, 3, 0, 0, 0]), ...new Array<number>(6).fill(one), ...misses(27)]),
    )
    expect(round.win).toBe(6n * 2_000n)
    expect(round.shown).toMatchObject({
      spins: {
        length: 4,
        0: { kind: 'base', awarded: 3, coins: { length: 6, 0: { cell: [0, 0], value: '20.00' } } },
        1: { kind: 'respin', left: 2, total: '0.00' },
        3: { kind: 'respin', left: 0, total: '120.00', wins: [] },
      },
    })
  })

  test('does not begin with five coins', () => {
    const round = roundOf(rules, 2_000n, given(stopsFor([3, 2, 0, 0, 0])))
    expect(round.shown).toMatchObject({ spins: { length: 1 } })
  })

  test('gives three respins again for a new coin, which stays where it fell', () => {
    const round = roundOf(
      rules,
      2_000n,
      given([
        ...stopsFor([3, 3, 0, 0, 0]),
        ...new Array<number>(6).fill(one),
        ...misses(18),
        // In the third respin the last cell becomes a coin, the greatest there is.
        ...misses(8),
        coinChance.coins - 1,
        major,
        ...misses(24),
      ]),
    )
    expect(round.win).toBe((6n + 200n) * 2_000n)
    expect(round.shown).toMatchObject({
      spins: {
        length: 7,
        3: { left: 3, coins: { 6: { cell: [4, 2], value: '4000.00', label: 'MAJOR' } } },
        6: { left: 0, total: '4120.00' },
      },
    })
  })

  test('pays the Grand besides its coins when the board is full', () => {
    const coins = new Array<readonly number[]>(9).fill([0, one]).flat()
    const round = roundOf(
      rules,
      2_000n,
      given([...stopsFor([3, 3, 0, 0, 0]), ...new Array<number>(6).fill(one), ...coins]),
    )
    expect(round.win).toBe((15n + 1_000n) * 2_000n)
    expect(round.shown).toMatchObject({
      spins: { length: 2 },
      prizes: [{ label: 'GRAND', amount: '20000.00' }],
    })
  })

  test('pays a board that is full at once in the base spin', () => {
    const round = roundOf(
      rules,
      2_000n,
      given([...stopsFor([3, 3, 3, 3, 3]), ...new Array<number>(15).fill(one)]),
    )
    expect(round.win).toBe((15n + 1_000n) * 2_000n)
    expect(round.shown).toMatchObject({ spins: [{ kind: 'base', total: '300.00' }] })
  })
})

test('the coins weigh 2,000 together, and the named ones are worth 20, 50 and 200 stakes', () => {
  expect(coinValues.reduce((sum, { weight }) => sum + weight, 0)).toBe(2_000)
  expect(coinValues.flatMap(({ value, label }) => (label ? [[label, value]] : []))).toEqual([
    ['MINI', 20],
    ['MINOR', 50],
    ['MAJOR', 200],
  ])
})
