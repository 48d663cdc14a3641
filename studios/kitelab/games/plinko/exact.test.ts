import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, plans } from './exact.ts'

const { published } = manifestOf('plinko')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(
    first && figuresLike({ ...first.exact, most: exact(16, 'high').most }, manifestOf('plinko')),
  ).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('so does its part for each number of rows and risk', () => {
  const found = plans().map(({ name, exact: { rtp } }) => [
    name,
    asPrinted(rtp * 100, published.parts?.[name] ?? ''),
  ])
  expect(Object.fromEntries(found)).toEqual(published.parts)
})

test.each([
  [8, 'low', '98.828', '0.545'],
  [8, 'medium', '98.594', '1.208'],
  [8, 'high', '98.281', '2.589'],
  [12, 'low', '98.955', '0.382'],
  [12, 'medium', '98.940', '1.276'],
  [12, 'high', '98.872', '4.287'],
  [16, 'low', '98.999', '0.332'],
  [16, 'medium', '98.982', '1.463'],
  [16, 'high', '98.787', '6.407'],
] as const)('%i rows at %s risk return %s per cent, deviation %s', (rows, risk, rtp, deviation) => {
  const found = exact(rows, risk)
  expect((found.rtp * 100).toFixed(3)).toBe(rtp)
  expect(found.deviation.toFixed(3)).toBe(deviation)
})
