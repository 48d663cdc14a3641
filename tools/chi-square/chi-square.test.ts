import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { describe, expect, test } from 'vitest'
import { type Chance, evenly, mappings } from './mappings.ts'
import { chiSquareOf, rejectedBy, twoSided, upperTail } from './statistics.ts'
import { testAll } from './test-all.ts'

const all = await mappings()

describe('the upper tail of chi-square', () => {
  test('is the closed form where there is one: an even number of degrees of freedom', () => {
    for (const x of [0.01, 0.5, 2, 7, 30, 90]) {
      expect(upperTail(x, 2)).toBeCloseTo(Math.exp(-x / 2), 12)
      expect(upperTail(x, 4)).toBeCloseTo(Math.exp(-x / 2) * (1 + x / 2), 12)
      expect(upperTail(x, 6)).toBeCloseTo(Math.exp(-x / 2) * (1 + x / 2 + x ** 2 / 8), 12)
    }
  })

  test('has the quantiles of printed tables', () => {
    expect(upperTail(3.841459, 1)).toBeCloseTo(0.05, 6)
    expect(upperTail(30.577914, 15)).toBeCloseTo(0.01, 6)
    expect(upperTail(67.984835, 36)).toBeCloseTo(0.001, 3)
    expect([upperTail(0, 9), upperTail(1e6, 9)]).toEqual([1, 0])
  })
})

test('Bonferroni–Holm rejects from the smallest p value on, until one is large enough', () => {
  expect(rejectedBy([0.2, 0.001, 0.004, 0.0049], 0.01)).toEqual([false, true, false, false])
  expect(rejectedBy([0.001, 0.003, 0.0049], 0.01)).toEqual([true, true, true])
  expect(rejectedBy([0.03, 0.02], 0.01)).toEqual([false, false])
  expect([twoSided(0.5), twoSided(0.999), twoSided(0.001)].map((p) => p.toFixed(3))).toEqual([
    '1.000',
    '0.002',
    '0.002',
  ])
})

test('counts of what is due exactly have a statistic of 0', () => {
  expect(chiSquareOf([25, 50, 25], [0.25, 0.5, 0.25])).toBe(0)
  expect(chiSquareOf([30, 45, 25], [0.25, 0.5, 0.25])).toBeCloseTo(25 / 25 + 25 / 50, 12)
})

describe('the draws of games', () => {
  test('[IM-29] are even in pockets, cards, dice, the stops of every strip and the outcomes of every table', () => {
    expect(all.map(({ name }) => name)).toContain('slot-golden-chinthe lineTable, reel 1')
    expect(all.filter(({ name }) => name.startsWith('slot-sticky-nat')).length).toBe(10)
    expect(all.filter(({ name }) => name.startsWith('table ')).length).toBe(17)
    const tested = testAll(all, fastStream('even'), 60_000)
    expect(tested.filter(({ isRejected }) => isRejected)).toEqual([])
  })

  test('of one byte and a remainder, the planted bias, are rejected wherever a byte does not divide', () => {
    const bytes = fastStream('bytes')
    const biased: Chance = { below: (n) => (bytes.u32() & 255) % n, crash: bytes.crash }
    const tested = testAll(all, biased, 60_000)
    const wrong = tested.filter(({ isRejected }) => isRejected).map(({ name }) => name)
    expect(wrong).toContain('37 pockets')
    expect(wrong).toContain('52 cards in 52 places')
    expect(wrong).toContain('table baccarat')
    // A strip of 32 divides a byte: there is no bias to be found.
    expect(wrong).not.toContain('slot-golden-chinthe lineTable, reel 1')
  })

  test('that follow one another in turn are rejected for fitting too well', () => {
    let turn = 0
    const inTurn: Chance = { below: (n) => turn++ % n, crash: () => 100 }
    expect(testAll([evenly('37 pockets', 37)], inTurn, 60_000)[0]?.isRejected).toBe(true)
  })
})
