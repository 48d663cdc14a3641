import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { exact, plans } from './exact.ts'
import { pool } from './rules.ts'

const { published } = manifestOf('keno40')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  const most = Math.max(...pool.pays.flat()) / 100
  expect(first && figuresLike({ ...first.exact, most }, manifestOf('keno40'))).toEqual({
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
  [1, '97.5000', '100.000', '1.00'],
  [2, '96.9231', '44.231', '1.28'],
  [3, '96.8623', '58.907', '2.32'],
  [4, '97.0183', '25.588', '4.16'],
  [5, '97.4122', '36.694', '7.05'],
  [6, '96.8104', '15.275', '9.27'],
  [7, '96.0962', '22.835', '7.22'],
  [8, '97.0052', '31.174', '3.89'],
  [9, '97.3674', '39.860', '2.25'],
  [10, '98.0695', '48.506', '1.41'],
])(
  '%i picks return %s per cent and pay in %s per cent of rounds, deviation %s',
  (picks, rtp, hit, deviation) => {
    const found = exact(picks)
    expect(asPrinted(found.rtp * 100, rtp)).toBe(rtp)
    expect(asPrinted(found.hitRate * 100, hit)).toBe(hit)
    expect(asPrinted(found.deviation, deviation)).toBe(deviation)
  },
)
