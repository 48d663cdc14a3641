import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { expect, test } from 'vitest'
import { asPrinted, certificateOf } from '../../testing/published.ts'
import { deal } from './deal.ts'
import { errorOf, plans, returnOf, run } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { unitsPerStake } from './rules.ts'

const { published } = game
const computed = returnOf(run)

test('every published return of Lotus Cluster is that of the recorded simulation, to its last printed digit', () => {
  const [plan] = plans()
  if (!plan) throw new Error('there is no plan')
  const { parts: _none, ...figures } = certificateOf(published, plan.exact, {})
  const error = asPrinted(published.simulated.error, errorOf(run) * 100)
  expect({
    ...figures,
    method: 'simulated',
    simulated: { error, rounds: run.rounds, seed: run.seed },
  }).toEqual(published)
})

test('the recorded return agrees with an earlier one, 96.1527 percent over 60 million rounds', () => {
  const error = Math.hypot(errorOf(run), 0.00028)
  expect(Math.abs(computed.rtp - 0.961527)).toBeLessThan(3 * error)
})

test('300,000 rounds dealt now, from another seed, return what was recorded within four standard errors', () => {
  const rounds = 300_000
  const random = fastStream('lotus test')
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
