import { readFileSync } from 'node:fs'
import { currencyOf, parseMinor } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import { deal, payOf, play } from './engine.ts'
import { exact } from './exact.ts'
import { game } from './game.ts'
import { maxWin, pays, stakeLadder } from './rules.ts'
import { facts, shown } from './shown.ts'

const { published } = JSON.parse(readFileSync(new URL('./game.json', import.meta.url), 'utf8')) as {
  published: { rtp: string; hitRate: string; deviation: string; most: string }
}

const drawing = (...draws: number[]) => ({ below: () => draws.shift() ?? 0 })

test('the published return is the exact one: every fall of two dice counted', () => {
  const found = exact()
  expect(found.falls).toBe(36)
  expect((found.totalReturn * 100).toFixed(4)).toBe(published.rtp)
  expect((found.hitRate * 100).toFixed(2)).toBe(published.hitRate)
  expect(found.deviation.toFixed(3)).toBe(published.deviation)
  expect(String(found.most)).toBe(published.most)
  const [plan] = game.plans()
  expect(plan?.exact.rtp).toBe(found.totalReturn)
})

test('dealing all 36 falls returns what the tables say, to the last unit', () => {
  let back = 0n
  for (let first = 0; first < 6; first++)
    for (let second = 0; second < 6; second++) back += deal(10_000n, drawing(first, second)).win
  expect(back).toBe(350_000n)
})

describe('a round', () => {
  test.each([
    [0, 0, 2, 60_000n],
    [5, 5, 12, 60_000n],
    [2, 3, 7, 15_000n],
    [0, 2, 4, 10_000n],
    [3, 3, 8, 0n],
  ])('of the draws %i and %i totals %i and pays %s for 100.00', (first, second, total, win) => {
    expect(deal(10_000n, drawing(first, second))).toEqual({ dice: [first + 1, second + 1], total, win })
  })

  test('shows its dice, readable, and is told with the table of totals', () => {
    const played = play({ stake: 10_000n }, [], drawing(2, 3))
    expect(played).toMatchObject({ stake: 10_000n, win: 15_000n, ended: true })
    expect(shown.parse(played.shown)).toEqual({ dice: [3, 4], total: 7 })
    expect(facts.parse(game.rules.facts).pays['7']).toBe(150)
  })

  test('refuses a stake that cannot be paid exactly', () => {
    expect(() => deal(101n, drawing(0, 0))).toThrow()
    expect(() => deal(0n, drawing(0, 0))).toThrow()
  })
})

test('no stake can return more than the published largest win', () => {
  for (const [currency, stakes] of Object.entries(stakeLadder)) {
    const { scale } = currencyOf(currency)
    const most = parseMinor(maxWin[currency] ?? '', scale) ?? 0n
    for (const text of stakes) {
      const stake = parseMinor(text, scale) ?? 1n
      for (const total of Object.keys(pays)) expect(payOf(Number(total), stake)).toBeLessThanOrEqual(most)
      expect(stake % 2n).toBe(0n)
    }
  }
})
