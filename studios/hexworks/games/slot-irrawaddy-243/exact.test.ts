import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.freeSpinMean.toFixed(4)).toBe('3.0368')
  expect([computed.baseSpinMost, computed.freeSpinMost]).toEqual([145, 1495])
})

test('the end of a round at 5,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-12)
})
