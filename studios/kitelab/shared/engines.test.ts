import { describe, expect, test } from 'vitest'
import { dealFrom } from './draws.ts'
import { allStakes, maxWin, stakesFor } from './limits.ts'
import { choose, exactOf } from './moments.ts'
import { attempt, byKey, listOf, oneOf, shape, whole } from './read.ts'
import { saying, seeded } from './testing.ts'

describe('readers', () => {
  const read = attempt(shape({ rows: oneOf(8, 12), picks: listOf(whole(1, 40), 3) }))

  test('keep what is named and drop the rest', () => {
    expect(read({ rows: 8, picks: [1, 40], more: true })).toEqual({ rows: 8, picks: [1, 40] })
  })

  test.each([
    null,
    undefined,
    [],
    'x',
    8,
    { rows: 9, picks: [] },
    { rows: 8, picks: [0] },
    { rows: 8, picks: [1.5] },
    { rows: 8, picks: [1, 2, 3, 4] },
    { rows: '8', picks: [] },
  ])('refuse %j without throwing', (raw) => {
    expect(read(raw)).toBeNull()
  })

  test('take the first shape that fits', () => {
    const action = attempt(byKey({ pick: whole(0, 24), cashOut: oneOf(true) }))
    expect(action({ pick: 3 })).toEqual({ pick: 3 })
    expect(action({ cashOut: true })).toEqual({ cashOut: true })
    expect(action({ cashOut: false })).toBeNull()
  })
})

test('a deal from the front takes what is left, draw by draw', () => {
  expect(dealFrom(5, 3, saying(4, 0, 0))).toEqual([4, 1, 2])
  expect(dealFrom(5, 3, saying(0, 0, 0))).toEqual([0, 1, 2])
})

test('a deal never holds a place twice, and every place comes first equally often', () => {
  const random = seeded(7)
  const firsts = new Array<number>(10).fill(0)
  for (let round = 0; round < 20_000; round++) {
    const dealt = dealFrom(10, 10, random)
    expect(new Set(dealt).size).toBe(10)
    firsts[dealt[0] ?? 0] = (firsts[dealt[0] ?? 0] ?? 0) + 1
  }
  for (const count of firsts) expect(Math.abs(count - 2000)).toBeLessThan(200)
})

test('the ladders run from the least to the most stake, and shorten so that no prize passes the most', () => {
  expect(allStakes['MMK']?.at(0)).toBe('100')
  expect(allStakes['MMK']?.at(-1)).toBe('1000000')
  expect(stakesFor(970)['MMK']?.at(-1)).toBe('100000')
  expect(stakesFor(50_000)['IDRK']).toEqual(['1', '2', '5', '10', '20'])
  for (const [currency, ladder] of Object.entries(stakesFor(10_000)))
    for (const stake of ladder)
      expect(BigInt(stake) * 10_000n).toBeLessThanOrEqual(BigInt(maxWin[currency] ?? '0'))
})

test('moments of a fair coin that pays double', () => {
  const found = exactOf([
    { chance: 0.5, back: 2 },
    { chance: 0.5, back: 0 },
  ])
  expect(found).toEqual({ rtp: 1, hitRate: 0.5, deviation: 1, most: 2 })
  expect(choose(80, 20)).toBe(Number(3535316142212174320n))
  expect(choose(5, 6)).toBe(0)
})
