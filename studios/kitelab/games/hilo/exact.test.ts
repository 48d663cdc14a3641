import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { most, plans, worst } from './exact.ts'

const { published } = manifestOf('hilo')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: most() }, manifestOf('hilo'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('so does its part for the worst of all plans, and no plan returns over 97 per cent', () => {
  expect(asPrinted(worst() * 100, published.parts?.['worst'] ?? '')).toBe(published.parts?.['worst'])
  for (const { exact } of plans()) {
    expect(exact.rtp).toBeGreaterThanOrEqual(worst())
    expect(exact.rtp).toBeLessThanOrEqual(0.97)
  }
})
