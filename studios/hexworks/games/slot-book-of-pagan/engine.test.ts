import { describe, expect, test } from 'vitest'
import { theseDraws } from '../../testing/draws.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { deal, expandedPay } from './deal.ts'
import { rules } from './engine.ts'
import { lineTable, most, specials } from './rules.ts'

const table = { currency: 'MMK', scale: 2 }
const stake = 10_000n
const play = (draws: readonly number[]) => rules.play({ stake, choice: {} }, [], theseDraws(draws), table)

/** The stop that shows this symbol in the middle row, its `nth` time on the strip. */
const middle = (reel: number, symbol: string, nth = 0): number => {
  const strip = lineTable.reels[reel] ?? []
  const places = strip.flatMap((each, place) => (each === symbol ? [place] : []))
  return ((places[nth] ?? 0) + strip.length - 1) % strip.length
}
const middles = (symbols: string) => symbols.split(' ').map((symbol, reel) => middle(reel, symbol))

describe('a round', () => {
  test('pays a line from the left, the book standing for any symbol', () => {
    const played = play(middles('H1 B H1 T T'))
    expect(played?.shown).toMatchObject({
      spins: [
        {
          wins: expect.arrayContaining([
            {
              kind: 'line',
              symbol: 'H1',
              count: 3,
              line: 1,
              times: '1',
              amount: '1000.00',
              cells: [
                [0, 1],
                [1, 1],
                [2, 1],
              ],
            },
          ]),
        },
      ],
    })
  })

  test('with five books on a line pays them as the best symbol, and two hundred stakes besides', () => {
    const [base] = deal(
      theseDraws([...middles('B B B B B'), 8, ...Array.from({ length: 10 }, () => [4, 4, 4, 4, 4]).flat()]),
    ).spins
    expect(base?.awarded).toBe(10)
    expect(base?.units).toBeGreaterThanOrEqual(5_000 + 200 * 10)
  })

  test('draws the special symbol once, and it fills its reels and pays on all ten lines wherever it stands', () => {
    const free = [middles('H1 T J H1 H1'), ...Array.from({ length: 9 }, () => middles('J K T H3 Q'))]
    const random = theseDraws([...middles('B B B T T'), specials.indexOf('H1'), ...free.flat()])
    const played = rules.play({ stake, choice: {} }, [], random, table)
    expect(random.left()).toBe(0)
    // Reels 1, 4 and 5 show H1: three of a kind on ten lines, a hundred line bets each.
    expect(played?.shown).toMatchObject({
      spins: expect.arrayContaining([
        expect.objectContaining({
          kind: 'free',
          special: 'H1',
          wins: expect.arrayContaining([
            expect.objectContaining({
              kind: 'expand',
              symbol: 'H1',
              count: 3,
              amount: '10000.00',
              times: '1',
            }),
          ]),
        }),
      ]),
    })
  })

  test('keeps the laws of all slots over a thousand seeds', () => {
    expect(brokenLaws(rules, 1_000)).toEqual([])
  })

  test('returns no more than twenty thousand stakes, whatever is drawn', () => {
    // H1 on all five reels at every free spin: the fourth would pass the most, and is the last.
    const h1 = middles('H1 H1 H1 H1 H1')
    const played = play([...middles('B B B B B'), specials.indexOf('H1'), ...h1, ...h1, ...h1, ...h1])
    expect(played?.win).toBe(stake * BigInt(most))
    expect(played?.shown).toHaveProperty('spins.length', 5)
  })
})

test('H1 and H2 expand from two reels on, the others from three', () => {
  const least = specials.map((_, special) => [2, 3, 4, 5].find((reels) => expandedPay(special, reels) > 0))
  expect(least).toEqual([2, 2, 3, 3, 3, 3, 3, 3, 3])
  expect([expandedPay(0, 0), expandedPay(0, 1), expandedPay(0, 5), expandedPay(-1, 5)]).toEqual([
    0, 0, 5000, 0,
  ])
})

test('no stake on the ladder can return more than the published maximum', () => {
  for (const [currency, stakes] of Object.entries(rules.stakes))
    for (const step of stakes)
      expect(BigInt(step) * BigInt(most)).toBeLessThanOrEqual(BigInt(rules.maxWin[currency] ?? 0))
})

test('takes no choice but none, and no action', () => {
  expect(rules.readChoice(null, table)).toEqual({})
  for (const raw of [{}, [], 7, '', undefined]) expect(rules.readChoice(raw, table)).toBeNull()
  expect(rules.play({ stake, choice: {} }, [undefined as never], theseDraws([]), table)).toBeNull()
})
