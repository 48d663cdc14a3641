import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { most } from './rules.ts'

const computed = figures()

test('[IM-17] the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 28³ places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(21_952)
  expect(computed.lineReturn.toFixed(7)).toBe('0.5131651')
  expect(computed.multiplierMean).toBe(1.875)
  expect(computed.exact.most).toBe(most)
})
