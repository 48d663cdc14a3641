import { expect, test } from 'vitest'
import { axisOf, dayScale, namedDays } from './axis.ts'

const of = { scale: 2, height: 200 }
const labels = (values: readonly bigint[]) => axisOf(values, of).ticks.map(({ label }) => label)

test('[AC-08] lines of the grid are round and hold every value, below nought as well', () => {
  expect(labels([0n, 97_200_000n])).toEqual(['0', '200K', '400K', '600K', '800K', '1M'])
  const { ticks, placeOf } = axisOf([-350_00n, 120_00n], of)
  expect(ticks.find(({ isNought }) => isNought)?.place).toBe(placeOf(0n))
  for (const value of [-350_00n, 120_00n]) {
    expect(placeOf(value)).toBeGreaterThanOrEqual(0)
    expect(placeOf(value)).toBeLessThanOrEqual(of.height)
  }
})

test('a chart without any value has a ground and lines above it', () => {
  const { ticks, placeOf } = axisOf([0n, 0n], of)
  expect(placeOf(0n)).toBe(of.height)
  expect(ticks.length).toBeGreaterThan(1)
})

test('a value stands where it belongs between the lowest and the highest', () => {
  const { placeOf } = axisOf([0n, 400_00n], of)
  expect([placeOf(400_00n), placeOf(200_00n)]).toEqual([0, 100])
  expect(labels([12_000_000_000_00n]).at(-1)).toBe('12B')
})

test('days stand evenly, a single one in the middle, and the named ones hold both ends', () => {
  expect([0, 1, 2].map((at) => dayScale(3, 600)(at))).toEqual([0, 300, 600])
  expect(dayScale(1, 600)(0)).toBe(300)
  expect(dayScale(30, 600).invert(600)).toBe(29)
  expect(namedDays(30, 5)).toEqual([0, 7, 15, 22, 29])
  expect(namedDays(7, 5)).toEqual([0, 2, 4, 6])
  expect([namedDays(2, 5), namedDays(1, 5)]).toEqual([[0, 1], [0]])
})
