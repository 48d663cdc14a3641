import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { covers } from '../roulette/places.ts'
import { beadPlate } from './bead-plate.ts'
import { type DerivedRoad, derivedRoad, derivedRoads, markAfter, marksOf, runsOf } from './derived.ts'
import { cold, frequencies, hot, shares } from './frequency.ts'
import * as sides from './two-sided.ts'

const of = (text: string) => [...text].map((letter) => ({ side: letter === 't' ? null : letter }))
const marks = (text: string, road: DerivedRoad) =>
  marksOf(of(text), road)
    .map((mark) => mark[0])
    .join('')
const roads = Object.keys(derivedRoads) as DerivedRoad[]
const rounds = fc.stringMatching(/^[pbt]{0,90}$/).map(of)

describe('derived roads', () => {
  // Columns: bb p bbb pp
  test('big eye boy looks one column back, from the second round of the second column', () => {
    // p begins column 2 only: nothing yet; column 3: after 2 and 1, unlike: blue; down to row 2: column before has
    // one, so the row just below its end is blue, and the next red; column 4: 1 and 3 unlike; its second row is reached.
    expect(marks('bbpbbbpp', 'bigEyeBoy')).toBe('bbrbr')
    expect(marks('bp', 'bigEyeBoy')).toBe('')
    expect(marks('bpp', 'bigEyeBoy')).toBe('b')
    expect(marks('bpb', 'bigEyeBoy')).toBe('r')
  })

  test('small road looks two columns back, cockroach pig three', () => {
    // Columns: bb p bbb pp b; small road begins with the second round of column 3.
    // reached: red; one below the first column's end: blue; 3 and 2, then 2 and 1, unlike: blue, as below the 1.
    expect(marks('bbpbbbppb', 'smallRoad')).toBe('rbbbb')
    expect(marks('bbpbbbppb', 'cockroachPig')).toBe('rr')
  })

  test('sides that change with each round make every road red', () => {
    for (const road of roads) {
      expect(marks('bpbpbpbpbpbp', road)).toMatch(/^r+$/)
    }
  })

  test('a tie changes nothing, and names of sides do not matter', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(...roads), (played, road) => {
        const decided = played.filter(({ side }) => side !== null)
        expect(marksOf(decided, road)).toEqual(marksOf(played, road))
        const turned = decided.map(({ side }) => ({ side: side === 'p' ? 'b' : 'p' }))
        expect(marksOf(turned, road)).toEqual(marksOf(decided, road))
      }),
    )
  })

  test('marks are never changed by a later round, and one is added for each from the beginning on', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(...roads), (played, road) => {
        const all = marksOf(played, road)
        const decided = played.filter(({ side }) => side !== null)
        const before = marksOf(decided.slice(0, -1), road)
        expect(all.slice(0, before.length)).toEqual(before)
        expect(all.length - before.length).toBeLessThanOrEqual(1)
        const runs = runsOf(played)
        const back = derivedRoads[road]
        const early = runs.slice(0, back).reduce((sum, run) => sum + run, 0)
        expect(all).toHaveLength(Math.max(0, decided.length - early - 1))
        expect(derivedRoad(played, road, 6)).toHaveLength(all.length)
      }),
    )
  })

  test('what the next round would mark is what it marks; the two sides never mark alike', () => {
    fc.assert(
      fc.property(rounds, fc.constantFrom(...roads), (played, road) => {
        const [p, b] = [markAfter(played, 'p', road), markAfter(played, 'b', road)]
        expect(p).toBe(marksOf([...played, { side: 'p' }], road).at(marksOf(played, road).length) ?? null)
        if (p !== null && b !== null) expect(p).not.toBe(b)
      }),
    )
  })
})

test('a bead plate fills columns downwards and leaves whole columns behind', () => {
  const cells = beadPlate([1, 2, 3, 4, 5, 6, 7], 2, 3)
  expect(cells.map(({ column, row, round }) => [column, row, round])).toEqual([
    [0, 0, 3],
    [0, 1, 4],
    [1, 0, 5],
    [1, 1, 6],
    [2, 0, 7],
  ])
  expect(beadPlate([], 6, 10)).toEqual([])
})

test('frequencies: the most often first, the later of equals before; hot, cold and shares', () => {
  const found = frequencies([0, 1, 2, 3], [1, 2, 2, 1, 3])
  expect(found).toEqual([
    { thing: 1, times: 2, ago: 1 },
    { thing: 2, times: 2, ago: 2 },
    { thing: 3, times: 1, ago: 0 },
    { thing: 0, times: 0, ago: null },
  ])
  expect([hot(found, 2), cold(found, 2)]).toEqual([
    [1, 2],
    [0, 3],
  ])
  expect(shares(covers, [0, 1, 3, 2])).toMatchObject({ red: 50, black: 25, 'dozen-1': 75, high: 0 })
  expect(shares(covers, [])).toEqual({})
})

test('outcomes are read as sides: ties and triples are nobody’s', () => {
  const hand = (total: number) => ({ total, cards: 2, pair: 'none' as const })
  const baccarat = (player: number, banker: number) =>
    sides.baccaratSide({ player: hand(player), banker: hand(banker), isNatural: false }).side
  expect([baccarat(7, 6), baccarat(5, 6), baccarat(6, 6)]).toEqual(['P', 'B', null])
  expect([
    sides.dragonTigerSide({ dragon: 48, tiger: 3 }),
    sides.dragonTigerSide({ dragon: 4, tiger: 7 }),
  ]).toEqual([{ side: 'dragon' }, { side: null }])
  expect([
    sides.bigSmallSide([5, 5, 1]),
    sides.bigSmallSide([1, 2, 3]),
    sides.bigSmallSide([6, 6, 6]),
  ]).toEqual([{ side: 'big' }, { side: 'small' }, { side: null }])
  expect([40, 41, 42, 43].map((beads) => sides.fanTanHalf(beads).side)).toEqual([
    'big',
    'small',
    'small',
    'big',
  ])
  expect([40, 41].map((beads) => sides.fanTanParity(beads).side)).toEqual(['even', 'odd'])
  expect(sides.xocDiaSide([1, 1, 1, 0]).side).toBe('odd')
  expect(sides.andarBaharSide({ joker: 0, cards: [4, 1] }).side).toBe('bahar')
  expect((['A', 'B', 'T'] as const).map((winner) => sides.teenPattiSide({ winner }).side)).toEqual([
    'A',
    'B',
    null,
  ])
  const fights = (['meron', 'wala', 'both-down', 'full-time'] as const).map(
    (result) => sides.fightSide(result).side,
  )
  expect(fights).toEqual(['meron', 'wala', null, null])
})
