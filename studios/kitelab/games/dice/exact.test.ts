import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, leastStake, plans, returns, worstAt } from './exact.ts'
import { fewest, stakes } from './rules.ts'

const { published } = manifestOf('dice')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: exact(fewest).most }, manifestOf('dice'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('before amounts are rounded the return lies between 98.99 and 99 per cent at every chance', () => {
  const { worst, best } = returns()
  expect(asPrinted(best * 100, '0.0000')).toBe('99.0000')
  expect(asPrinted(worst * 100, published.parts?.['worst'] ?? '')).toBe(published.parts?.['worst'])
  expect(worst).toBeGreaterThan(0.9899)
})

test('the certificate says the least that rounding leaves at the smallest stake of all', () => {
  const least = worstAt(leastStake(stakes))
  expect(asPrinted(least * 100, published.parts?.['worst at stake 1.00'] ?? '')).toBe(
    published.parts?.['worst at stake 1.00'],
  )
  for (const stake of [200, 500, 10_000]) expect(worstAt(stake)).toBeGreaterThan(least)
})
