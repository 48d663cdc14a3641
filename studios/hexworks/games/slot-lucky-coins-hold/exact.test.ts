import { expect, test } from 'vitest'
import { percent } from '../../shared/published.ts'
import { seeded } from '../../shared/testing/rounds.ts'
import { hold } from './deal.ts'
import { rules } from './engine.ts'
import { figures, holdFrom, published } from './exact.ts'
import game from './game.json' with { type: 'json' }
import { most } from './rules.ts'

const computed = figures()

test('[IM-17] the published return and every other figure are the exact ones, to the last printed digit', () => {
  expect(game.published).toEqual(published(computed))
  expect(computed.exact.most).toBe(most)
})

test('all 102,400,000 places are counted, and they give the figures of the reference', () => {
  expect(computed.places).toBe(40 ** 5)
  expect(computed.coinChances.slice(6, 13).map((chance) => chance.toFixed(10))).toEqual([
    '0.0117797852',
    '0.0039668457',
    '0.0013027344',
    '0.0003829102',
    '0.0000915234',
    '0.0000215820',
    '0.0000042969',
  ])
  expect(percent(computed.parts.lines, 4)).toBe('52.9117')
  expect(percent(computed.parts.coins, 4)).toBe('41.5432')
  expect(percent(computed.parts.grand, 4)).toBe('1.5922')
  expect(computed.triggerEvery.toFixed(2)).toBe('56.98')
  expect(computed.finalCoins.toFixed(4)).toBe('8.2620')
  expect(computed.fullOnceInTriggers.toFixed(1)).toBe('1102.2')
  expect(computed.coinMean.toFixed(3)).toBe('2.865')
})

test('simulated respins from eight coins lie within four standard errors of the chain', () => {
  const features = 10_000
  const random = seeded(rules.code, 0)
  const start = Array.from({ length: 15 }, (_, cell) => cell < 8)
  let won = 0
  let coins = 0
  for (let i = 0; i < features; i++) {
    const { coins: worth, grand, start: first, respins } = hold(start, random)
    won += worth + grand
    coins += (respins.at(-1)?.board ?? first).filter((coin) => coin >= 0).length
  }
  const { mean, square, finalCoins } = holdFrom(8)
  expect(Math.abs(won / features - mean)).toBeLessThan(4 * Math.sqrt((square - mean * mean) / features))
  // The number of coins lies within 8 and 15: its deviation is less than 3.5.
  expect(Math.abs(coins / features - finalCoins)).toBeLessThan((4 * 3.5) / Math.sqrt(features))
})
