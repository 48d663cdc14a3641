import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { expect, test } from 'vitest'
import { deal } from './deal.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { unitsPerStake } from './rules.ts'

const computed = figures()

test('every published return of Book of Bagan is the exact one, to its last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.featureMean.toFixed(2)).toBe('51.97')
})

test('the end of a round at 20,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-10)
})

test('400,000 dealt rounds lie within four standard errors of the exact return and hit rate', () => {
  const rounds = 400_000
  const random = fastStream('book')
  let won = 0
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    const { units } = deal(random)
    won += units / unitsPerStake
    if (units > 0) hits++
  }
  const { rtp, deviation, hitRate } = computed.exact
  expect(Math.abs(won / rounds - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
}, 60_000)
