import { expect, test } from 'vitest'
import { figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, returnOf } from './exact.ts'
import { paysOf } from './rules.ts'

const { published } = manifestOf('vp-job')

test('the certificate says what is computed, to its last digit', () => {
  expect(figuresLike(exact(), manifestOf('vp-job'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('the known return of the full-pay machine, 9/6, comes out to its last digit', () => {
  expect((returnOf(paysOf(9, 6)) * 100).toFixed(6)).toBe('99.543904')
})
