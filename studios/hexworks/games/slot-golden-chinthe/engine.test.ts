import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readLine } from '../../shared/lines.ts'
import { windowAt } from '../../shared/reels.ts'
import { given, roundOf } from '../../shared/testing/rounds.ts'
import { brokenLaws } from '../../testing/slot-laws.ts'
import { machine, turn } from './deal.ts'
import { rules } from './engine.ts'
import { lineTable, scatter, unitsPerStake } from './rules.ts'

const { reels, rows, wild } = lineTable
const stop = fc.integer({ min: 0, max: 31 })
const anyStops = fc.tuple(stop, stop, stop, stop, stop)

describe('a line', () => {
  test.each([
    ['C1 C1 C1 C1 C1', { symbol: 'C1', count: 5, pay: 1000 }],
    ['C1 W W W W', { symbol: 'C1', count: 5, pay: 1000 }],
    ['A W A K A', { symbol: 'A', count: 3, pay: 10 }],
    ['J J J S J', { symbol: 'J', count: 3, pay: 5 }],
    ['A A K A A', null],
    ['S S S S S', null],
  ])('%s', (line, expected) => {
    expect(readLine(lineTable, line.split(' '))).toEqual(expected)
  })

  test('never pays less when one symbol more becomes wild', () => {
    const symbol = fc.constantFrom(...machine.symbols)
    const paying = fc.constantFrom(...Object.keys(lineTable.pays))
    fc.assert(
      fc.property(
        fc.tuple(paying, symbol, symbol, symbol, symbol),
        fc.integer({ min: 1, max: 4 }),
        (line, at) => {
          const better = readLine(lineTable, line.with(at, wild))?.pay ?? 0
          expect(better).toBeGreaterThanOrEqual(readLine(lineTable, line)?.pay ?? 0)
        },
      ),
    )
  })

  test('is paid one by one what the fast count pays at the same stops, and three times that in free spins', () => {
    fc.assert(
      fc.property(anyStops, (stops) => {
        const grid = windowAt(reels, stops, rows)
        const lines = machine.winsOf(grid).reduce((sum, { pay }) => sum + pay, 0)
        const { units, scatterUnits } = turn(stops, 1)
        expect(lines + scatterUnits).toBe(units)
        expect(turn(stops, 3)).toMatchObject({ units: units * 3, scatterUnits: scatterUnits * 3 })
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('free spins', () => {
  /** Stops with the scatter on top on so many reels from the left, and out of view on the others. */
  const scatters = (count: number) =>
    reels.map((reel, i) => (i < count ? reel.indexOf(scatter) : (reel.indexOf(scatter) + 5) % reel.length))
  const none = scatters(0)

  test.each([
    [3, '20.00'],
    [4, '100.00'],
    [5, '500.00'],
  ])(
    '%d scatters pay %s on a stake of 10 and award ten of them, dealt in the same round',
    (count, amount) => {
      const draws = [...scatters(count), ...Array.from({ length: 10 }, () => none).flat()]
      const { shown } = roundOf(rules, 1_000n, given(draws))
      const scattered = expect.objectContaining({ kind: 'scatter', count, amount, times: '1' })
      expect(shown).toMatchObject({
        spins: {
          length: 11,
          0: { kind: 'base', awarded: 10, wins: expect.arrayContaining([scattered]) },
          10: { kind: 'free', times: '3', left: 0 },
        },
      })
    },
  )

  test('two scatters award none', () => {
    expect(roundOf(rules, 1_000n, given(scatters(2))).shown).toHaveProperty('spins.length', 1)
  })

  test('are awarded again within them, and pay the scatters three times', () => {
    const draws = [...scatters(3), ...scatters(4), ...Array.from({ length: 9 + 10 }, () => none).flat()]
    const scattered = expect.objectContaining({ kind: 'scatter', count: 4, amount: '300.00', times: '3' })
    expect(roundOf(rules, 1_000n, given(draws)).shown).toMatchObject({
      spins: { length: 21, 1: { awarded: 10, left: 19, wins: expect.arrayContaining([scattered]) } },
    })
  })

  test('end where the round has come to 5,000 stakes, which is what it wins', () => {
    const five = scatters(5)
    const [base, free] = [turn(five, 1), turn(five, 3)].map(({ units }) => units)
    const count = Math.ceil((5_000 * unitsPerStake - (base ?? 0)) / (free ?? 1))
    const round = roundOf(rules, 2_000n, given(Array.from({ length: 1 + count }, () => five).flat()))
    expect(round.win).toBe(5_000n * 2_000n)
    expect(round.shown).toHaveProperty('spins.length', 1 + count)
  })
})

test('a thousand rounds keep the laws of all slots', () => {
  expect(brokenLaws(rules, 1_000)).toEqual([])
})

test('every reel has 32 places, one scatter, and reel 1 has no wild', () => {
  for (const reel of reels)
    expect([reel.length, reel.filter((symbol) => symbol === scatter).length]).toEqual([32, 1])
  expect(reels[0]).not.toContain(wild)
})
