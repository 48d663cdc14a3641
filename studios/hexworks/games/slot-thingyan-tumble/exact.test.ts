import { expect, test } from 'vitest'
import { percent } from '../../shared/published.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('[IM-17] the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('the chain of tumbles gives the depths, the trigger and the feature of the reference', () => {
  const { depths } = computed
  expect(depths.slice(0, 5).map(({ chance }) => chance.toFixed(6))).toEqual([
    '0.263486',
    '0.081739',
    '0.025848',
    '0.007894',
    '0.002428',
  ])
  expect(depths.slice(0, 6).map(({ share }) => percent(share, 3))).toEqual([
    '30.573',
    '22.065',
    '12.636',
    '7.184',
    '2.212',
    '0.683',
  ])
  expect(computed.triggerEvery.toFixed(3)).toBe('186.756')
  expect(percent(computed.freeSpinHit, 3)).toBe('30.339')
  expect(computed.featureMean.toFixed(4)).toBe('37.6298')
  // Of base spins alone; the published rate also counts rounds that win in their free spins only.
  expect(percent(computed.baseHit, 2)).toBe('26.35')
})

test('the end of a round at 5,000 stakes leaves the return as it is printed', () => {
  const { exact, mostTakes } = computed
  expect(mostTakes).toBeGreaterThan(0)
  expect(percent(exact.rtp - mostTakes, 4)).toBe(percent(exact.rtp, 4))
})
