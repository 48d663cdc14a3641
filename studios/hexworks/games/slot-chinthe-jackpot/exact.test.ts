import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { expect, test } from 'vitest'
import { figures, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { pot } from './rules.ts'

const computed = figures()

test('every published return of Chinthe Jackpot is the exact one, to its last printed digit', () => {
  expect(game.published).toEqual(published(computed))
  expect(computed.places).toBe(32 ** 5)
})

test('with the pot it returns no more than 97 percent, counted exactly', () => {
  expect(computed.parts.withJackpot).toBeLessThanOrEqual(0.97)
})

test('a thousand simulated pots return what the closed form says of them', () => {
  const random = fastStream('pot')
  let [paid, staked] = [0, 0]
  for (let n = 0; n < 1_000; n++) {
    const amount = pot.seed + 1 + random.below(pot.ceiling - pot.seed)
    paid += amount
    staked += (amount - pot.seed) / (pot.sharePercent / 100)
  }
  expect(Math.abs(paid / staked - computed.parts.jackpot)).toBeLessThan(0.003)
})

test('the end of a round at 5,000 stakes takes nothing from any printed figure', () => {
  expect(computed.mostTakes).toBeLessThan(1e-12)
})
