import { expect, test } from 'vitest'
import { signsOf } from './signs.ts'

const evidence = (window: unknown) => ({ scheme: 'PF1', outcome: { base: { window, lines: [] } } })

test('[MC-09] the reels of a round are read from its evidence, each from its top', () => {
  const window = [
    ['A', 'C1', 'S'],
    ['C3', 'J', 'W'],
  ]
  expect(signsOf(evidence(window))).toEqual(window)
})

test('[MC-09] a round without reels, with reels of unequal height, or with other words in them has no picture', () => {
  expect(signsOf(null)).toBeNull()
  expect(signsOf({ outcome: { rolled: 4 } })).toBeNull()
  expect(signsOf(evidence([['A', 'J'], ['K']]))).toBeNull()
  expect(signsOf(evidence([['<b>'], ['A']]))).toBeNull()
})
