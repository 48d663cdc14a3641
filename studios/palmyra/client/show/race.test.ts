import { expect, test } from 'vitest'
import { wayOf } from './race.ts'

test('cars begin together, pass each other, and arrive in the order of the draw', () => {
  const order = [7, 3, 10, 1, 9, 2, 8, 4, 6, 5]
  const ways = order.map((car, place) => wayOf(car, place))
  expect(ways.map(([start]) => start)).toEqual(order.map(() => 0))
  const ends = ways.map((way) => way.at(-1) ?? 0)
  expect(ends.toSorted((a, b) => b - a)).toEqual(ends)
  expect(new Set(ends).size).toBe(10)
  const middles = ways.map((way) => way[3] ?? 0)
  expect(middles.toSorted((a, b) => b - a)).not.toEqual(middles)
})
