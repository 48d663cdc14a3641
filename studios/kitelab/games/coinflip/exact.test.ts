import { expect, test } from 'vitest'
import { figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, most, plans } from './exact.ts'
import { ladder } from './rules.ts'

const { published } = manifestOf('coinflip')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: most() }, manifestOf('coinflip'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('every number of calls returns 97 per cent exactly, from 1.94 up', () => {
  expect(ladder.slice(0, 3)).toEqual([194, 388, 776])
  for (let calls = 1; calls <= ladder.length; calls++) expect(exact(calls).rtp).toBeCloseTo(0.97, 12)
})
