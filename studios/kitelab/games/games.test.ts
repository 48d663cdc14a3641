import { readFileSync } from 'node:fs'
import { formatMinor } from '@jackfruit/kernel'
import { type Json, type Plan, volatilityOf } from '@jackfruit/studio-kit/rules'
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../shared/manifest.ts'
import { kyat, seeded } from '../shared/testing.ts'
import { games } from './index.ts'

const stake = 10_000n

type Folder = (typeof games)[number]

/** A round from bet to end as a plan plays it: what it returned, in stakes. */
function playOut({ rules }: Folder, plan: Plan, seed: number): number {
  const choice = rules.readChoice(plan.choice, kyat)
  if (choice === null) throw new Error(`${rules.code} refuses its own plan ${plan.name}`)
  const actions: never[] = []
  for (;;) {
    const round = rules.play({ stake, choice }, actions, seeded(seed), kyat)
    if (!round) throw new Error(`${rules.code} refuses an action of its own plan`)
    if (round.ended) {
      const millionths = (round.win * 1_000_000n) / stake
      return Number(millionths) / 1_000_000
    }
    const action = rules.readAction?.(plan.act?.(round.shown)) ?? null
    if (action === null) throw new Error(`${rules.code} does not read an action of its own plan`)
    actions.push(action)
  }
}

describe.each(games.map((game) => [game.rules.code, game] as const))('%s', (code, game) => {
  const manifest = manifestOf(code)
  const plans = game.plans()

  test('has a certificate of its own version, with a name in both languages', () => {
    expect(manifest).toMatchObject({ code, version: game.rules.version })
    expect(manifest.name['EN']).toMatch(/\w/)
    expect(manifest.name['MY']).toMatch(/\p{Script=Myanmar}/u)
    expect(manifest.published.volatility).toBe(volatilityOf(plans[0]?.exact.deviation ?? Number.NaN))
  })

  test('returns what its plans say, within five standard errors of twenty thousand rounds', () => {
    const rounds = 20_000
    for (const plan of plans.filter(({ exact }) => exact.deviation < 20)) {
      let back = 0
      for (let seed = 0; seed < rounds; seed++) back += playOut(game, plan, seed * 7919 + 1)
      const error = plan.exact.deviation / Math.sqrt(rounds)
      expect(Math.abs(back / rounds - plan.exact.rtp), plan.name).toBeLessThan(5 * error)
    }
  })

  test('plays the same round from the same draws, and shows nothing but JSON', () => {
    const choice = game.rules.readChoice(plans[0]?.choice, kyat)
    if (choice === null) throw new Error('no choice')
    const deal = () => game.rules.play({ stake, choice }, [], seeded(99), kyat)
    const shown: Json = deal()?.shown ?? null
    expect(deal()).toEqual(deal())
    expect(JSON.parse(JSON.stringify(shown))).toEqual(shown)
    expect(JSON.parse(JSON.stringify(game.rules.facts))).toEqual(game.rules.facts)
  })

  test('names stakes as whole units, rising, in every currency it is played in', () => {
    for (const [currency, ladder] of Object.entries(game.rules.stakes)) {
      const numbers = ladder.map(Number)
      expect(numbers.length, currency).toBeGreaterThan(3)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
      expect(game.rules.maxWin[currency]).toBe(formatMinor(BigInt(game.rules.maxWin[currency] ?? ''), 0))
    }
  })
})

test('every folder with a certificate of the new kind is in the list', () => {
  const text = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
  const imported = [...text.matchAll(/'\.\/([\w-]+)\/game\.ts'/g)].map(([, code]) => code)
  expect(games.map(({ rules }) => rules.code).toSorted()).toEqual(imported.toSorted())
})
