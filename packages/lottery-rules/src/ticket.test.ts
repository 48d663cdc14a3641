import { describe, expect, test } from 'vitest'
import { type KindName, kinds, playOf } from './kinds.ts'
import { oddsOf, prizeModes } from './modes.ts'
import { beadRoad, frequencies, runsOf } from './statistics.ts'
import { countEntry, settleLine } from './ticket.ts'

const of = (kind: KindName, id: string) => {
  const play = playOf(kind, id)
  if (!play) throw new Error(id)
  return play
}
const entry = (kind: KindName, id: string, selection: string, unit = 10_000n) => ({
  play: of(kind, id),
  selection,
  unit,
  multiple: 1,
  share: 100 as const,
})
const count = (kind: KindName, id: string, selection: string, unit?: bigint) => {
  const play = of(kind, id)
  return countEntry(entry(kind, id, selection, unit), play.odds)
}

describe('[IM-24] a ticket', () => {
  test('of six numbers on the 18 prizes of the south costs 6 × 18 × 100 kyat', () => {
    const counted = count('vn-south', 'lo2', '26 28 46 48 76 78')
    expect(counted).toMatchObject({ price: 1_080_000n })
    expect('lines' in counted && counted.lines.length).toBe(6)
  })
  test('of crossed numbers has a line for each two, three and four', () => {
    const counted = count('vn-north', 'xienquay', '01 02 03 04')
    expect('lines' in counted && counted.lines.map(({ pick }) => pick)).toEqual(
      '01-02 01-03 01-04 02-03 02-04 03-04 01-02-03 01-02-04 01-03-04 02-03-04 01-02-03-04'.split(' '),
    )
  })
  test('at a discount costs what is printed, and is refused where that has no whole minor units', () => {
    expect(count('pools', '4d', '1234', 100n)).toMatchObject({ price: 34n })
    expect(count('pools', '4d', '1234', 1n)).toEqual({ uneven: true })
    const tenth = { ...entry('ssc', 'five', '12345', 15n), share: 10 as const }
    expect(countEntry(tenth, {})).toEqual({ uneven: true })
  })
  test('that cannot be read says where', () => {
    expect(count('two-digits', 'straight', '07 1')).toEqual({
      wrong: [{ at: 3, length: 1, why: 'too-short' }],
    })
  })
})

describe('a line that won says why', () => {
  const south = { db: ['482926'], g8: ['26'], g7: ['126'], g6: ['0026', '1111', '2222'] }
  test('for each prize that ends with its number', () => {
    const lo2 = of('vn-south', 'lo2')
    const { win, hits } = settleLine(lo2, { pick: '26', stake: 100n }, [south], lo2.odds)
    expect(win).toBe(4n * 9500n)
    expect(hits.map(({ prize, at, digits }) => [prize, at, digits])).toEqual([
      ['db', 0, '26'],
      ['g6', 0, '26'],
      ['g7', 0, '26'],
      ['g8', 0, '26'],
    ])
  })
  test('for a pair over two provinces, once, wherever its numbers came', () => {
    const da2 = of('vn-south', 'da2')
    const other = { db: ['111133'] }
    const { win, hits } = settleLine(da2, { pick: '26-33', stake: 100n }, [south, other], da2.odds)
    expect(win).toBe(55_000n)
    expect(hits.map(({ station, prize, times }) => [station, prize, times])).toEqual([
      [0, 'db', 5_500_000],
      [1, 'db', 0],
    ])
    expect(settleLine(da2, { pick: '26-33', stake: 100n }, [south], da2.odds).win).toBe(0n)
  })
  test('and another order of a 3D number brings its consolation', () => {
    const play = of('three-digits', 'straight')
    expect(settleLine(play, { pick: '123', stake: 100n }, [{ number: ['321'] }], play.odds)).toMatchObject({
      win: 1000n,
      hits: [{ prize: 'tot', digits: '321' }],
    })
  })
  test('nothing wins on a result that is not there', () => {
    for (const [name, { plays }] of Object.entries(kinds))
      for (const play of plays)
        expect([name, play.id, play.hits(play.kinds[0] ?? '', [{}], play.odds)]).toEqual([name, play.id, []])
  })
})

test('in no prize mode a play pays back more than it takes', () => {
  for (const mode of prizeModes)
    for (const [name, { plays }] of Object.entries(kinds))
      for (const play of plays)
        for (const pick of play.kinds) {
          const { over, under } = play.exact(pick, oddsOf(name as KindName, play.id, mode) ?? {})
          expect([mode, name, play.id, pick, over < under]).toEqual([mode, name, play.id, pick, true])
        }
  expect(oddsOf('two-digits', 'straight', 'ZY')).toEqual({ win: 950_000 })
})

test('statistics count what came, and how long ago', () => {
  expect(frequencies([['1', '2'], ['2', '2'], ['3']], ['1', '2', '4'])).toEqual([
    { key: '1', count: 1, ago: 2 },
    { key: '2', count: 3, ago: 1 },
    { key: '4', count: 0, ago: null },
  ])
  expect(runsOf([...'bbsbb']).map((run) => run.length)).toEqual([2, 1, 2])
  expect(beadRoad([1, 2, 3, 4, 5], 2, 2)).toEqual([[3, 4], [5]])
})
