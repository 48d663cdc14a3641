import { expect, test } from 'vitest'
import { simulate } from '../../shared/testing/rounds.ts'
import { rules } from './engine.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { most } from './rules.ts'

const computed = figures()

test('[IM-17] the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 28³ places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(21_952)
  expect(computed.lineReturn.toFixed(7)).toBe('0.5131651')
  expect(computed.multiplierMean).toBe(1.875)
  expect(computed.exact.most).toBe(most)
})

test('simulated rounds of the engine lie within four standard errors of the exact return', () => {
  const rounds = 100_000
  const { rtp, hitRate } = simulate(rules, rounds)
  const { exact } = computed
  expect(Math.abs(rtp - exact.rtp)).toBeLessThan((4 * exact.deviation) / Math.sqrt(rounds))
  expect(Math.abs(hitRate - exact.hitRate)).toBeLessThan(
    4 * Math.sqrt((exact.hitRate * (1 - exact.hitRate)) / rounds),
  )
})
