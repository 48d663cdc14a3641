import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, plans } from './exact.ts'

const { published } = manifestOf('wheel')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: exact(50).most }, manifestOf('wheel'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('so do its parts, a wheel each: 99, 97.5 and 97 per cent', () => {
  const found = plans().map(({ name, exact: { rtp } }) => [
    name,
    asPrinted(rtp * 100, published.parts?.[name] ?? ''),
  ])
  expect(Object.fromEntries(found)).toEqual(published.parts)
  expect([10, 20, 50].map((n) => exact(n === 10 ? 10 : n === 20 ? 20 : 50).rtp.toFixed(6))).toEqual([
    '0.990000',
    '0.975000',
    '0.970000',
  ])
})
