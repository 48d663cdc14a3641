import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('every published return of Book of Bagan is the exact one, to its last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.featureMean.toFixed(2)).toBe('51.97')
})

test('the end of a round at 20,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-10)
})
