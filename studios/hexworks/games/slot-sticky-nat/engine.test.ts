import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { theseDraws } from '../../testing/draws.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { deal, freeTurn } from './deal.ts'
import { rules } from './engine.ts'
import { baseTable, freeTable, most } from './rules.ts'

const table = { currency: 'MMK', scale: 2 }
const stake = 10_000n

/** The stop of a strip that shows this symbol on a row. */
const stopOf = (strip: readonly string[] = [], symbol: string, row = 1): number =>
  (strip.indexOf(symbol) + strip.length - row) % strip.length

const base = (symbols: string) =>
  symbols.split(' ').map((symbol, reel) => stopOf(baseTable.reels[reel], symbol))
const free = (symbols: string, row = 1) =>
  symbols.split(' ').map((symbol, reel) => stopOf(freeTable.reels[reel], symbol, row))

describe('a round', () => {
  test('with three scatters has nine free spins, whose wilds stay and pay from the spin they land in', () => {
    const dull = free('Q J Q J K')
    const draws = [base('S S S J J'), free('H1 W W W H1'), ...new Array(8).fill(dull)].flat()
    const random = theseDraws(draws)
    const { spins } = deal(random)
    expect(random.left()).toBe(0)
    expect(spins.length).toBe(10)
    const middle = (1 << 4) | (1 << 7) | (1 << 10)
    expect(spins.slice(1).map(({ sticky }) => sticky & middle)).toEqual(new Array(9).fill(middle))
    // Five H1 on the middle line, wilds counted in, are 1500 line bets.
    expect(spins[1]?.units).toBeGreaterThanOrEqual(1500)
  })

  test('shows the wilds that stay in the grid, and where they are', () => {
    const draws = [base('S S S J J'), free('H1 W W W H1'), ...new Array(8).fill(free('Q J Q J K'))].flat()
    const played = rules.play({ stake, choice: {} }, [], theseDraws(draws), table)
    const kept = {
      kind: 'free',
      sticky: [
        [1, 1],
        [2, 1],
        [3, 1],
      ],
    }
    expect(played?.shown).toMatchObject({
      spins: [{ kind: 'base', awarded: 9 }, ...new Array(9).fill(kept)],
    })
  })

  test('keeps the laws of all slots over a thousand seeds', () => {
    expect(brokenLaws(rules, 1_000)).toEqual([])
  })
})

test('a free spin never pays less because one more wild had stayed', () => {
  const stops = fc.array(fc.nat(31), { minLength: 5, maxLength: 5 })
  const set = fc.nat(511).map((bits) => bits << 3)
  fc.assert(
    fc.property(stops, set, fc.integer({ min: 3, max: 11 }), (at, held, cell) => {
      const [less, more] = [freeTurn(at, held), freeTurn(at, held | (1 << cell))]
      expect(more.units).toBeGreaterThanOrEqual(less.units)
      expect(less.sticky & held).toBe(held)
    }),
    { numRuns: 3_000 },
  )
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
