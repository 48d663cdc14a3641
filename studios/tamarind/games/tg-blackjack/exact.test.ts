import { readFileSync } from 'node:fs'
import { volatilityOf } from '@jackfruit/studio-kit/rules'
import { kept } from '@jackfruit/studio-kit/testing/kept'
import { bestPlay, opening } from '@jackfruit/table-rules/blackjack/best'
import type { Action } from '@jackfruit/table-rules/blackjack/hands'
import { expect, test } from 'vitest'
import { readChipFacts } from '../../shared/shown.ts'
import { kyat, seeded } from '../../shared/testing.ts'
import { rules } from './engine.ts'
import { bestAction, plans, sideReturns } from './exact.ts'

const { published } = JSON.parse(readFileSync(new URL('./game.json', import.meta.url), 'utf8'))

const sources = ['best', 'analysis', 'hands'].map(
  (name) => new URL(`../../../../packages/table-rules/src/blackjack/${name}.ts`, import.meta.url),
)

test('publishes the return of best play to the last digit', () => {
  const exact = kept('best play', sources, bestPlay)
  expect((exact.rtp * 100).toFixed(4)).toBe(published.rtp)
  expect(((exact.rtp - 1) * 100).toFixed(4)).toBe('-0.4858')
  expect((exact.hitRate * 100).toFixed(2)).toBe(published.hitRate)
  expect(exact.deviation.toFixed(3)).toBe(published.deviation)
  expect(volatilityOf(exact.deviation)).toBe(published.volatility)
  expect(String(exact.most)).toBe(published.most)
})

test('publishes the side bets to the last digit', () => {
  const rtps = Object.fromEntries(
    sideReturns().map(({ name, exact }) => [name, (exact.rtp * 100).toFixed(4)]),
  )
  expect(rtps).toEqual(published.parts)
  const facts = readChipFacts(rules.facts).places.map(({ id, rtp }) => [id, rtp])
  expect(Object.fromEntries(facts)).toEqual({ main: published.rtp, ...rtps })
  const edges = sideReturns().map(({ exact }) => ((1 - exact.rtp) * 100).toFixed(3))
  expect(edges).toEqual(['4.096', '2.736'])
})

/** Kinds: 0 for A to 9 for ten. */
test.each([
  ['splits aces against a six', 5, [0, 0], 'split'],
  ['splits eights against a nine', 8, [7, 7], 'split'],
  ['never splits tens', 5, [9, 9], 'stand'],
  ['doubles eleven against a six', 5, [5, 4], 'double'],
  ['hits sixteen against a seven', 6, [9, 5], 'hit'],
  ['stands on thirteen against a four', 3, [9, 2], 'stand'],
  ['hits soft eighteen against a nine', 8, [0, 6], 'hit'],
  ['doubles soft seventeen against a five', 4, [0, 5], 'double'],
] as const)('best play %s', (_, up, hand, action) => {
  expect(opening(up, [hand[0], hand[1]]).action).toBe(action)
})

test('60,000 rounds of best play, seed 2026, return what is published, within four standard errors', () => {
  const [rounds, random] = [60_000, seeded(2026)]
  const choice = rules.readChoice(plans()[0]?.choice, kyat)
  if (!choice) throw new Error('the plan is no bet')
  let [net, squares, hits] = [0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const draws: number[] = []
    let at = 0
    const replay = { below: (n: number) => (draws[at++] ??= random.below(n)) }
    const actions: Action[] = []
    const play = () => {
      at = 0
      return rules.play({ stake: 10_000n, choice }, actions, replay, kyat)
    }
    let played = play()
    while (played && !played.ended) {
      actions.push(bestAction(played.shown))
      played = play()
    }
    // In hundredths of the first bet, which is 100.00.
    const hundredths = ((played?.win ?? 0n) - (played?.stake ?? 0n)) / 100n
    const gain = Number(hundredths) / 100
    net += gain
    squares += gain * gain
    hits += played?.win ? 1 : 0
  }
  const deviation = Math.sqrt(squares / rounds - (net / rounds) ** 2)
  const error = deviation / Math.sqrt(rounds)
  expect(Math.abs(net / rounds + 0.004858)).toBeLessThan(4 * error)
  expect(Math.abs(hits / rounds - Number(published.hitRate) / 100)).toBeLessThan(
    4 * (0.5 / Math.sqrt(rounds)),
  )
  expect(deviation).toBeCloseTo(Number(published.deviation), 1)
})
