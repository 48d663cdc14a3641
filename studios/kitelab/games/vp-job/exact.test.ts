import { kept } from '@jackfruit/studio-kit/testing/kept'
import { expect, test } from 'vitest'
import { figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, returnOf } from './exact.ts'
import { paysOf } from './rules.ts'

const { published } = manifestOf('vp-job')
const source = new URL('./exact.ts', import.meta.url)

test('the certificate says what is computed, to its last digit', () => {
  expect(figuresLike(kept('exact', [source], exact), manifestOf('vp-job'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('the known return of the full-pay machine, 9/6, comes out to its last digit', () => {
  const fullPay = kept('full pay', [source], () => returnOf(paysOf(9, 6)))
  expect((fullPay * 100).toFixed(6)).toBe('99.543904')
})
