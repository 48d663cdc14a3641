import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(published(computed)).toMatchObject({
    ...{ rtp: '96.5701', hitRate: '41.13', deviation: '4.135' },
    parts: { lines: '76.764', scatter: '1.740', freeSpins: '18.066' },
  })
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.featureMean.toFixed(2)).toBe('25.36')
  expect(Math.floor(computed.baseSpinMost)).toBe(226)
})

test('the end of a round at 5,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-12)
})
