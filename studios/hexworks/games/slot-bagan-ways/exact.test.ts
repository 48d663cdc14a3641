import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { expect, test } from 'vitest'
import { certificateOf } from '../../testing/published.ts'
import { deal } from './deal.ts'
import { exact, plans } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { unitsPerStake } from './rules.ts'

const computed = exact()
const [plan] = plans()

test('every published return of Bagan is the exact one, to its last printed digit', () => {
  if (!plan) throw new Error('there is no plan')
  const { ways, scatter, freeSpins, waysHitRate } = computed
  expect(certificateOf(game.published, plan.exact, { ways, scatter, freeSpins, waysHitRate })).toEqual(
    game.published,
  )
})

test('one round in 119.27 has free spins', () => {
  expect(computed.triggerEvery.toFixed(2)).toBe('119.27')
})

test('the return and the hit rate of 400,000 dealt rounds lie within four standard errors of the exact ones', () => {
  const rounds = 400_000
  const random = fastStream('bagan')
  let won = 0
  let hits = 0
  for (let round = 0; round < rounds; round++) {
    const { units } = deal(random)
    won += units / unitsPerStake
    if (units > 0) hits++
  }
  const { rtp, deviation, hitRate } = computed
  expect(Math.abs(won / rounds - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
}, 60_000)
