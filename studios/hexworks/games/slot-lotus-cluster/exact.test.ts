import { expect, test } from 'vitest'
import { asPrinted, certificateOf } from '../../testing/published.ts'
import { errorOf, plans, returnOf, run } from './exact.ts'
import game from './game.json' with { type: 'json' }

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
