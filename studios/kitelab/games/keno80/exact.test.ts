import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, plans } from './exact.ts'
import { pool } from './rules.ts'

const { published } = manifestOf('keno80')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  const most = Math.max(...pool.pays.flat()) / 100
  expect(first && figuresLike({ ...first.exact, most }, manifestOf('keno80'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('so does its part for each number of picks', () => {
  const found = plans().map(({ name, exact: { rtp } }) => [
    name,
    asPrinted(rtp * 100, published.parts?.[name] ?? ''),
  ])
  expect(Object.fromEntries(found)).toEqual(published.parts)
})

test.each([
  [1, '95.0000', '25.000', '1.65'],
  [2, '95.0949', '43.987', '2.21'],
  [3, '95.7400', '15.263', '5.18'],
  [4, '95.4337', '25.895', '5.02'],
  [5, '95.5168', '36.713', '10.05'],
  [6, '96.3461', '46.990', '11.60'],
  [7, '95.1143', '23.658', '15.91'],
  [8, '96.1830', '31.712', '32.66'],
  [9, '96.4565', '46.291', '22.79'],
  [10, '95.7866', '25.777', '21.86'],
])(
  '%i picks return %s per cent and pay in %s per cent of rounds, deviation %s',
  (picks, rtp, hit, deviation) => {
    const found = exact(picks)
    expect(asPrinted(found.rtp * 100, rtp)).toBe(rtp)
    expect(asPrinted(found.hitRate * 100, hit)).toBe(hit)
    expect(asPrinted(found.deviation, deviation)).toBe(deviation)
  },
)
