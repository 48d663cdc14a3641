import { expect, test } from 'vitest'
import { figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact } from './exact.ts'

const { published } = manifestOf('scratch-kyat')

test('the certificate says what is computed, to its last digit', () => {
  expect(figuresLike(exact(), manifestOf('scratch-kyat'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})
