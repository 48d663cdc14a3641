import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, plans } from './exact.ts'
import { highest, lowest } from './rules.ts'

const manifest = manifestOf('limbo')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: exact(highest).most }, manifest)).toEqual({
    rtp: manifest.published.rtp,
    hitRate: manifest.published.hitRate,
    deviation: manifest.published.deviation,
    most: manifest.published.most,
  })
})

test('every target returns 97 per cent', () => {
  for (const target of [lowest, 102, 150, 333, 9_999, 1_234_567, highest]) {
    expect(asPrinted(exact(target).rtp * 100, '0.0000')).toBe('97.0000')
  }
})
