import { describe, expect, test } from 'vitest'
import { paysOf, prizesOf, readFacts, scatterSteps } from './facts.ts'

const base = { reels: 5, unitsPerStake: 20 }

describe('a paytable as it is published', () => {
  test('ends at as many of a kind as there are reels, and leaves out what pays nothing', () => {
    expect(paysOf(readFacts({ ...base, pays: { H1: [0, 25, 100, 500], J: 4 } }))).toEqual([
      {
        symbol: 'H1',
        pays: [
          ['5', 500],
          ['4', 100],
          ['3', 25],
        ],
      },
      { symbol: 'J', pays: [['5', 4]] },
    ])
  })

  test('begins with the symbol that pays most', () => {
    const rows = paysOf(readFacts({ reels: 3, unitsPerStake: 1, pays: { '7': 75, W: 1000, Cherry: 8 } }))
    expect(rows.map(({ symbol }) => symbol)).toEqual(['W', '7', 'Cherry'])
  })

  test('names the least count of each step where symbols pay anywhere', () => {
    expect(paysOf(readFacts({ ...base, pays: { A: [50, 120] }, payFrom: [7, 9] }))).toEqual([
      {
        symbol: 'A',
        pays: [
          ['9+', 120],
          ['7', 50],
        ],
      },
    ])
  })

  test('tells scatters by list and by record alike', () => {
    const byRecord = scatterSteps(readFacts({ ...base, pays: {}, scatterPays: { '3': 2, '4': 10 } }))
    expect(byRecord).toEqual([
      ['3', 2],
      ['4', 10],
    ])
    expect(scatterSteps(readFacts({ ...base, pays: {}, scatterPays: [0, 0, 0, 2, 10] }))).toEqual(byRecord)
  })

  test('that is none is refused', () => {
    expect(() => readFacts({ reels: 5 })).toThrow()
  })
})

test('prizes with names are the coins that have one, and the whole board of coins', () => {
  const coinValues = [
    { value: 1, weight: 9 },
    { value: 20, weight: 1, label: 'MINI' },
  ]
  expect(prizesOf({ coinValues, grand: 1_000 })).toEqual([
    ['MINI', 20],
    ['GRAND', 1_000],
  ])
})
