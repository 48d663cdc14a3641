import { drawPf1 } from '@jackfruit/fairness'
import { expect, test } from 'vitest'
import { rules } from './engine.ts'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }

const computed = figures()

test('the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
})

test('all 33,554,432 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(32 ** 5)
  expect(computed.triggerEvery.toFixed(2)).toBe('140.36')
  expect(computed.freeSpinMean.toFixed(4)).toBe('3.0368')
  expect([computed.baseSpinMost, computed.freeSpinMost]).toEqual([145, 1495])
})

test('the end of a round at 5,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-12)
})

test('simulated rounds of the engine lie within four standard errors of the exact return', () => {
  const rounds = 100_000
  const serverSeed = Uint8Array.from({ length: 32 }, (_, i) => (i * 53 + 7) % 256)
  console.log(`simulation seed: ${Buffer.from(serverSeed).toString('hex')}`)
  const random = drawPf1({ serverSeed, clientSeed: 'simulation', nonce: 0, gameId: rules.code })
  let won = 0n
  let hits = 0
  for (let i = 0; i < rounds; i++) {
    const win = rules.play({ stake: 20n, choice: {} }, [], random, { currency: 'MMK', scale: 2 })?.win ?? 0n
    won += win
    if (win > 0n) hits++
  }
  const { rtp, hitRate, deviation } = computed.exact
  expect(Math.abs(Number(won) / 20 / rounds - rtp)).toBeLessThan((4 * deviation) / Math.sqrt(rounds))
  expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(4 * Math.sqrt((hitRate * (1 - hitRate)) / rounds))
})
