import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bigRoad, newest } from './big-road.ts'

const of = (text: string) => [...text].map((letter) => ({ side: letter === 't' ? null : letter }))
const cells = (text: string, rows = 6) => bigRoad(of(text), rows).map(({ column, row }) => `${column}:${row}`)

test('a run goes down its column, and the other side begins the next', () => {
  expect(cells('ppbbbp')).toEqual(['0:0', '0:1', '1:0', '1:1', '1:2', '2:0'])
})

test('a run that meets the floor, or another run, goes on aside', () => {
  expect(cells('ppppp', 3)).toEqual(['0:0', '0:1', '0:2', '1:2', '2:2'])
  expect(cells('ppppbbbb', 3)).toEqual(['0:0', '0:1', '0:2', '1:2', '1:0', '1:1', '2:1', '3:1'])
})

test('a tie is noted on the round before it, and one that comes first is none of the road', () => {
  expect(bigRoad(of('tpttb'), 6)).toEqual([
    { column: 0, row: 0, side: 'p', ties: 2 },
    { column: 1, row: 0, side: 'b', ties: 0 },
  ])
})

test('no two rounds lie on one another, each is on the road, and the newest are what is left of many', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[pbt]{0,120}$/), fc.integer({ min: 2, max: 6 }), (text, rows) => {
      const rings = bigRoad(of(text), rows)
      expect(rings).toHaveLength(text.replaceAll('t', '').length)
      expect(new Set(rings.map(({ column, row }) => `${column}:${row}`)).size).toBe(rings.length)
      for (const { row } of rings) expect(row).toBeLessThan(rows)
      const kept = newest(rings, 10)
      for (const { column } of kept) expect(column).toBeLessThan(10)
      if (rings.length > 0 && rings.length === kept.length) expect(kept).toEqual(rings)
      const last = Math.max(-1, ...rings.map(({ column }) => column))
      if (last >= 10) expect(Math.max(...kept.map(({ column }) => column))).toBe(9)
    }),
  )
})
