import { expect, test } from 'vitest'
import { asPrinted, figuresLike, manifestOf } from '../../shared/manifest.ts'
import { plans, returns } from './exact.ts'
import { ladders } from './rules.ts'

const { published } = manifestOf('mines')

test('the certificate says what is computed, to its last digit', () => {
  const [first] = plans()
  expect(first && figuresLike({ ...first.exact, most: returns().most }, manifestOf('mines'))).toEqual({
    rtp: published.rtp,
    hitRate: published.hitRate,
    deviation: published.deviation,
    most: published.most,
  })
})

test('over all mines and cells the return is 96.25 to 97 per cent, lowest with 2 mines and 3 cells', () => {
  const { worst, best } = returns()
  expect(asPrinted(worst * 100, published.parts?.['worst'] ?? '')).toBe(published.parts?.['worst'])
  expect(asPrinted(best * 100, published.parts?.['best'] ?? '')).toBe(published.parts?.['best'])
  expect(plans()[1]?.exact.rtp).toBe(worst)
  expect(worst.toFixed(6)).toBe('0.962500')
})

test.each([
  [3, [110, 125, 144, 167, 195, 230, 273, 328, 398, 490], 223_100],
  [5, [121, 153, 195, 253, 332, 443, 601, 832, 1_179, 1_716], 5_153_610],
  [10, [], 317_069_720],
  [1, [101], 2_425],
  [24, [2_425], 2_425],
])('with %i mines the ladder is the published one', (mines, first, most) => {
  const ladder = ladders.get(mines) ?? []
  expect(ladder.slice(0, first.length)).toEqual(first)
  expect(ladder.at(-1)).toBe(most)
})
