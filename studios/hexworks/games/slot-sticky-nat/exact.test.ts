import { expect, test } from 'vitest'
import { freeTurn } from './deal.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { freeSpins, freeTable, most, unitsPerStake } from './rules.ts'

const computed = figures()

test('every published return of Nat Sticky Wilds is the exact one, to its last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places of the base reels are counted, and features are as the reference has them', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(computed.triggerEvery.toFixed(3)).toBe('140.361')
  expect(computed.featureMean.toFixed(4)).toBe('56.7356')
})

test('the most is the best base spin and nine free spins with nine wilds, on the best ends', () => {
  const nineWilds = 0b111_111_111_000
  const places = Array.from({ length: 32 ** 2 }, (_, i) => [i % 32, 0, 0, 0, Math.floor(i / 32)])
  const best = Math.max(...places.map((stops) => freeTurn(stops, nineWilds).units)) / unitsPerStake
  expect(computed.baseSpinMost + freeSpins * best).toBe(most)
  expect(freeTable.reels.map((reel) => reel.length)).toEqual([32, 32, 32, 32, 32])
})
