import { describe, expect, test } from 'vitest'
import { readLine } from '../../shared/lines.ts'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { rules } from './engine.ts'
import { lineTable, multipliers } from './rules.ts'

describe('a line', () => {
  test.each([
    ['W W W', 'W', 50],
    ['R W W', 'R', 25],
    ['W S S', 'S', 16],
    ['Q Q Q', 'Q', 2],
  ])('%s pays as %s %d fifths of the stake', (line, symbol, pay) => {
    expect(readLine(lineTable, line.split(' '))).toEqual({ symbol, count: 3, pay })
  })

  test.each(['W R S', 'R R W K', 'Q K Q', 'R S R'].map((line) => line.split(' ').slice(0, 3)))(
    '%s %s %s pays only where all are of one kind',
    (...line) => {
      const kinds = new Set(line.filter((symbol) => symbol !== 'W'))
      expect(readLine(lineTable, line) === null).toBe(kinds.size > 1)
    },
  )
})

describe('a round', () => {
  test('draws three stops and a place of the multiplier reel, whose times are in every win', () => {
    const [first = []] = lineTable.reels
    const wild = first.indexOf('W')
    const third = lineTable.reels[2]?.indexOf('W') ?? 0
    // Each window has its W on top: the top line is three wilds; place 198 is the first of ×15.
    const round = roundOf(rules, 1_000n, given([wild, wild, third, 198]))
    expect(round.shown).toMatchObject({ spins: [{ kind: 'base', times: '15' }] })
    const topLine = { kind: 'line', line: 2, symbol: 'W', count: 3, times: '15', amount: '1500.00' }
    expect(round.shown).toMatchObject({
      spins: [{ wins: expect.arrayContaining([expect.objectContaining(topLine)]) }],
    })
    expect(round.win).toBeGreaterThanOrEqual(150_000n)
  })

  test('the places of the multiplier reel lie in the order of the table, 200 of them', () => {
    const drawn = Array.from({ length: 200 }, (_, place) => {
      const { shown } = roundOf(rules, 100n, given([0, 0, 0, place]))
      return multipliers.findIndex(({ times }) => JSON.stringify(shown).includes(`"times":"${times}"}`))
    })
    expect(multipliers.map((_, i) => drawn.filter((each) => each === i).length)).toEqual([
      120, 48, 18, 9, 3, 2,
    ])
    expect(() => roundOf(rules, 100n, given([0, 0, 0, 200]))).toThrow('below 200')
  })
})
