import { expect, test } from 'vitest'
import { certificateOf } from '../../testing/published.ts'
import { exact, plans } from './exact.ts'
import game from './game.json' with { type: 'json' }

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
