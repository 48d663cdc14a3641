import { describe, expect, test } from 'vitest'
import { theseDraws } from '../../testing/draws.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { turn } from './deal.ts'
import { rules } from './engine.ts'
import { lineTable, most, scatter, wild } from './rules.ts'

const table = { currency: 'MMK', scale: 2 }
const stake = 10_000n

/** The stops that show these symbols on the middle line. */
const middles = (symbols: string) =>
  symbols.split(' ').map((symbol, reel) => {
    const strip = lineTable.reels[reel] ?? []
    return (strip.indexOf(symbol) + strip.length - 1) % strip.length
  })

describe('a round', () => {
  test('pays a line from the left with wilds in it', () => {
    const played = rules.play({ stake, choice: {} }, [], theseDraws(middles('C1 W W W C1')), table)
    expect(played?.shown).toMatchObject({
      spins: [
        {
          wins: expect.arrayContaining([
            expect.objectContaining({ symbol: 'C1', count: 5, line: 1, amount: '7500.00' }),
          ]),
        },
      ],
    })
  })

  test('with three scatters has ten free spins that pay three times as much, and can win ten more', () => {
    const dull = middles('J A K C4 Q')
    const more = middles('S S S C4 Q')
    const random = theseDraws([...more, ...more, ...new Array(19).fill(dull).flat()])
    const played = rules.play({ stake, choice: {} }, [], random, table)
    expect(random.left()).toBe(0)
    const [base, free] = [turn(more, 1), turn(more, 3)]
    expect([base.awarded, free.units]).toEqual([10, base.units * 3])
    expect(played?.shown).toHaveProperty('spins.length', 21)
    expect(played?.shown).toHaveProperty('spins.1.times', '3')
  })

  test('keeps the laws of all slots over a thousand seeds', () => {
    expect(brokenLaws(rules, 1_000)).toEqual([])
  })
})

test('every reel has 32 places and one scatter, and the first has no wild', () => {
  for (const reel of lineTable.reels)
    expect([reel.length, reel.filter((symbol) => symbol === scatter).length]).toEqual([32, 1])
  expect(lineTable.reels[0]).not.toContain(wild)
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
