import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { describe, expect, test } from 'vitest'
import { theseDraws } from '../../testing/draws.ts'
import { plainRound } from '../../testing/lotus-plainly.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { deal, markOf, payOf } from './deal.ts'
import { rules } from './engine.ts'
import { most, side } from './rules.ts'

const table = { currency: 'MMK', scale: 2 }

// Where the weights begin: L1 0, L2 9, L3 19, L4 31, L5 45, L6 61, L7 79.
const drawOf: Readonly<Record<string, number>> = { 1: 0, 2: 9, 3: 19, 4: 31, 5: 45, 6: 61, 7: 79 }
/** Columns from the left, each from the top, by the symbols' numbers. */
const draws = (columns: string) => [...columns.replaceAll(/\s/g, '')].map((symbol) => drawOf[symbol] ?? 0)

/** Nothing of this pays: no five that touch. */
const quiet = '1234567 2345671 3456712 4567123 5671234 6712345 7123456'

describe('a round', () => {
  test('without five that touch pays nothing and falls nowhere', () => {
    const random = theseDraws(draws(quiet))
    const played = rules.play({ stake: 10_000n, choice: {} }, [], random, table)
    expect([played?.win, random.left()]).toEqual([0n, 0])
    expect(played?.shown).toMatchObject({ spins: [{ kind: 'base', wins: [], total: '0.00' }] })
    expect(played?.shown).not.toHaveProperty('spins.0.tumbles')
  })

  test('pays five that touch, lets them vanish, and fills the column from the top', () => {
    const random = theseDraws(draws(`7777711 ${quiet.slice(8)} 12345`))
    const played = rules.play({ stake: 10_000n, choice: {} }, [], random, table)
    expect(random.left()).toBe(0)
    // Five L7: 0.8 stakes.
    expect(played?.win).toBe(8_000n)
    expect(played?.shown).toMatchObject({
      spins: [
        {
          wins: [{ kind: 'cluster', symbol: 'L7', count: 5, times: '1', amount: '80.00' }],
          tumbles: [
            {
              removed: [0, 1, 2, 3, 4].map((row) => [0, row]),
              grid: expect.arrayContaining([['L1', 'L2', 'L3', 'L4', 'L5', 'L1', 'L1']]),
              wins: [],
              total: '0.00',
              times: '1',
            },
          ],
        },
      ],
    })
  })

  test('lays ×2 on a cell at its second removal, and adds up what lies under a cluster', () => {
    // The first column holds seven L7 three times in a row: the third time ×2 lies on each cell.
    const random = theseDraws(draws(`7777777 2345621 ${quiet.slice(16)} 7777777 7777777 1234567`))
    const { steps, units } = deal(random)
    expect(random.left()).toBe(0)
    const times = steps.map(({ clusters }) => clusters.map((cluster) => cluster.times))
    expect(times).toEqual([[1], [1], [7 * 2], []])
    expect(units).toBe(payOf(6, 7) * (1 + 1 + 14))
  })

  test('is cut at five thousand stakes', () => {
    const all = deal({ below: () => 0 })
    expect(all.units).toBe(most * 10)
    expect(all.steps.at(-1)?.clusters).not.toEqual([])
  })

  test('keeps the laws of all slots over a thousand seeds', () => {
    expect(brokenLaws(rules, 1_000)).toEqual([])
  })

  test('is what a second, plain implementation deals from the same draws, round for round', () => {
    const [one, other] = [fastStream('plain'), fastStream('plain')]
    for (let round = 0; round < 3_000; round++) expect(plainRound(other)).toBe(deal(one).units)
  })
})

test('a cell multiplies from its second removal on, twice as much each time, up to 128', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 9, 40].map(markOf)).toEqual([0, 0, 2, 4, 8, 64, 128, 128, 128])
})

test('a cluster of fifteen pays as much as one of forty-nine', () => {
  expect([5, 6, 14, 15, 49].map((size) => payOf(0, size))).toEqual([50, 75, 1200, 2000, 2000])
  expect(payOf(6, 6)).toBe(12)
})

test('no stake on the ladder can return more than the published maximum', () => {
  for (const [currency, stakes] of Object.entries(rules.stakes))
    for (const stake of stakes)
      expect(BigInt(stake) * BigInt(most)).toBeLessThanOrEqual(BigInt(rules.maxWin[currency] ?? 0))
})

test('takes no choice but none, and no action', () => {
  expect(rules.readChoice(null, table)).toEqual({})
  for (const raw of [{}, [], side, '', undefined]) expect(rules.readChoice(raw, table)).toBeNull()
  expect(rules.play({ stake: 10_000n, choice: {} }, [undefined as never], theseDraws([]), table)).toBeNull()
})
