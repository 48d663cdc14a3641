import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { expect, test } from 'vitest'
import { deal } from './deal.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { unitsPerStake } from './rules.ts'

const computed = figures()

test('the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(published(computed)).toMatchObject({
    ...{ rtp: '96.5701', hitRate: '41.13', deviation: '4.135' },
    parts: { lines: '76.764', scatter: '1.740', freeSpins: '18.066' },
  })
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.featureMean.toFixed(2)).toBe('25.36')
  expect(Math.floor(computed.baseSpinMost)).toBe(226)
})

test('the end of a round at 5,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-12)
})

test('a million dealt rounds lie within four standard errors of the exact return and hit rate', () => {
  const rounds = 1_000_000
  const random = fastStream('golden chinthe')
  let won = 0
  let hits = 0
  for (let i = 0; i < rounds; i++) {
    const { units } = deal(random)
    won += units / unitsPerStake
    if (units > 0) hits++
  }
  const { rtp, hitRate, deviation } = computed.exact
  expect(Math.abs(won / rounds - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
}, 60_000)
