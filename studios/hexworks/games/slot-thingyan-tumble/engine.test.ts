import { describe, expect, test } from 'vitest'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { rules } from './engine.ts'
import { freeSpins, weights } from './rules.ts'

/** The first draw that gives each symbol: in free spins the scatter's places are not there. */
const places: Record<string, number> = {}
let place = 0
for (const [symbol, weight] of Object.entries(weights)) {
  places[symbol] = place
  place += weight
}
places['S'] = place

const draws = (symbols: string) => [...symbols.replaceAll(' ', '')].map((symbol) => places[symbol] ?? 0)
const blank = 'ABCD EFAB CDEF ABCD EFAB'

describe('a spin', () => {
  test('without seven of a kind wins nothing and does not tumble', () => {
    const round = roundOf(rules, 100n, given(draws(blank)))
    expect(round.win).toBe(0n)
    expect(round.shown).toEqual({
      spins: [
        {
          kind: 'base',
          grid: blank.split(' ').map((column) => [...column]),
          wins: [],
          total: '0.00',
        },
      ],
    })
  })

  test('whose seven of a kind vanish falls, fills from the top and pays the next win twice', () => {
    // Seven F pay 0.5; the seven cells that fill the first two columns are seven E, of which with the one left are eight.
    const first = 'FFFF FFFE ABCD ABCD ABCD'
    const round = roundOf(rules, 1_000n, given([...draws(first), ...draws('EEEEEEE'), ...draws('ABCDABCD')]))
    expect(round.win).toBe(500n + 2n * 800n)
    expect(round.shown).toMatchObject({
      spins: [
        {
          wins: [{ kind: 'anywhere', symbol: 'F', count: 7, times: '1', amount: '5.00' }],
          total: '21.00',
          tumbles: [
            {
              grid: [['E', 'E', 'E', 'E'], ['E', 'E', 'E', 'E'], [...'ABCD'], [...'ABCD'], [...'ABCD']],
              wins: [{ symbol: 'E', count: 8, times: '2', amount: '16.00' }],
              total: '16.00',
              times: '2',
            },
            {
              grid: [[...'ABCD'], [...'ABCD'], [...'ABCD'], [...'ABCD'], [...'ABCD']],
              wins: [],
              total: '0.00',
            },
          ],
        },
      ],
    })
  })
})

describe('four scatters', () => {
  const trigger = draws('SABC SDEF SABC SDEF ABCD')

  test('award twelve free spins, dealt in the same round', () => {
    const round = roundOf(
      rules,
      100n,
      given([...trigger, ...Array.from({ length: freeSpins }, () => draws(blank)).flat()]),
    )
    expect(round.win).toBe(0n)
    expect(round.shown).toMatchObject({
      spins: { length: 1 + freeSpins, 0: { kind: 'base', awarded: 12 }, 1: { kind: 'free', left: 11 } },
    })
  })

  test('keep the multiplier from one free spin to the next', () => {
    const winning = [...draws('FFFF FFFE ABCD ABCD ABCD'), ...draws('ABCDABC')]
    const round = roundOf(
      rules,
      1_000n,
      given([
        ...trigger,
        ...winning,
        ...winning,
        ...Array.from({ length: freeSpins - 2 }, () => draws(blank)).flat(),
      ]),
    )
    // 0.5 once and 0.5 twice.
    expect(round.win).toBe(500n + 1_000n)
  })

  test('end the feature where the round has come to 5,000 stakes', () => {
    const full = draws('AAAA AAAA AAAA AAAA AAAA')
    // Each grid of twenty A pays 200, and at the eleventh level twenty times that.
    const round = roundOf(rules, 100n, {
      below: endless([...trigger, ...Array.from({ length: 400 }, () => full).flat()]),
    })
    expect(round.win).toBe(500_000n)
    expect(round.shown).toMatchObject({ spins: { length: 2 } })
  })
})

/** These draws, then grids that win nothing. */
function endless(first: readonly number[]): () => number {
  const left = [...first]
  const after = draws(blank)
  let drawn = 0
  return () => left.shift() ?? after[drawn++ % after.length] ?? 0
}
