import type { Random } from '@jackfruit/fairness'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { GameFolder } from '@jackfruit/studio-kit/rules'
import type { Laid } from '@jackfruit/table-rules/laid'
import { mostOf, type Place, returnOf, whole } from '@jackfruit/table-rules/place'
import { describe, expect, test } from 'vitest'
import { chips, limits, maxWin } from '../shared/ladders.ts'
import { readChipFacts, readWins } from '../shared/shown.ts'
import { kyat, playOnce, seeded } from '../shared/testing.ts'
import { game as andarBahar } from './tg-andarbahar/game.ts'
import { places as andarBaharPlaces } from './tg-andarbahar/rules.ts'
import { game as baccarat } from './tg-baccarat/game.ts'
import { places as baccaratPlaces } from './tg-baccarat/rules.ts'
import { game as dragonTiger } from './tg-dragontiger/game.ts'
import { places as dragonTigerPlaces } from './tg-dragontiger/rules.ts'
import { game as fishPrawnCrab } from './tg-fpc/game.ts'
import { places as fishPrawnCrabPlaces } from './tg-fpc/rules.ts'
import { game as roulette } from './tg-roulette/game.ts'
import { places as roulettePlaces } from './tg-roulette/rules.ts'
import { game as sicBo } from './tg-sicbo/game.ts'
import { places as sicBoPlaces } from './tg-sicbo/rules.ts'

/** A game whose kind of outcome is forgotten. */
function subject<Outcome>({ rules, plans }: GameFolder<Laid<Outcome>>, places: readonly Place<Outcome>[]) {
  return {
    ...{ code: rules.code, facts: rules.facts, plans, places },
    accepts: (raw: unknown, table = kyat) => rules.readChoice(raw, table) !== null,
    play: (bets: Record<string, string>, random: Random) => playOnce(rules, bets, random),
  }
}

const games = [
  subject(andarBahar, andarBaharPlaces),
  subject(baccarat, baccaratPlaces),
  subject(dragonTiger, dragonTigerPlaces),
  subject(fishPrawnCrab, fishPrawnCrabPlaces),
  subject(roulette, roulettePlaces),
  subject(sicBo, sicBoPlaces),
]

describe.each(games)('$code', ({ facts: json, plans, places, accepts, play }) => {
  const facts = readChipFacts(json)
  const lowestOf = ({ limit }: { limit: 'main' | 'side' }) => limits['MMK']?.[limit] ?? ''

  test('each plan is a bet that can be made', () => {
    for (const { choice } of plans()) expect(accepts(choice)).toBe(true)
  })

  test('a payout of any chip is exact in every currency', () => {
    for (const ladder of Object.values(chips)) {
      const lowest = parseMinor(ladder[0], 2) ?? 1n
      for (const chip of ladder) expect((parseMinor(chip, 2) ?? 1n) % lowest).toBe(0n)
      for (const { pays } of places)
        for (const odds of pays) expect((lowest * BigInt(returnOf(odds))) % BigInt(whole)).toBe(0n)
    }
  })

  test('each place takes its limit and not a chip more', () => {
    for (const place of places) {
      const most = lowestOf(place)
      const above = formatMinor((parseMinor(most, 2) ?? 0n) + 10_000n, 2)
      expect(accepts({ bets: { [place.id]: most } })).toBe(true)
      expect(accepts({ bets: { [place.id]: above } })).toBe(false)
    }
  })

  test('refuses what is no bet', () => {
    const id = places[0]?.id ?? ''
    const rubbish = [
      ...[null, undefined, 7, 'bets', [], {}, { bets: null }, { bets: [] }, { bets: {} }],
      ...['0', '-100', '100.001', '50', '150', '1e3', ' 100', '100 ', '', 'NaN', '9'.repeat(40)].map(
        (amount) => ({ bets: { [id]: amount } }),
      ),
      ...[100, 100n, null, ['100'], { amount: '100' }].map((amount) => ({ bets: { [id]: amount } })),
      ...['', 'constructor', '__proto__', 'toString', `${id} `].map((place) => ({
        bets: Object.fromEntries([[place, '100']]),
      })),
      { bets: { [id]: '100' }, more: 1 },
    ]
    for (const raw of rubbish) expect(accepts(raw)).toBe(false)
    expect(accepts({ bets: { [id]: '100' } }, { currency: 'XXX', scale: 2 })).toBe(false)
  })

  test('1,000 rounds on all places return the sum of what each place is said to return', () => {
    const bets = Object.fromEntries(places.map(({ id }) => [id, '100']))
    const random = seeded(7)
    for (let round = 0; round < 1_000; round++) {
      const played = play(bets, random)
      const wins = Object.values(readWins(played?.shown ?? null))
      expect(played?.ended).toBe(true)
      expect(wins.reduce((sum, win) => sum + (parseMinor(win, 2) ?? 0n), 0n)).toBe(played?.win)
    }
  })

  test('no bet that is taken can return more than the largest win', () => {
    const random = seeded(11)
    const most = parseMinor(maxWin['MMK'], 2) ?? 0n
    for (let round = 0; round < 200; round++) {
      const picked = places.filter(() => random.below(3) === 0)
      const bets = Object.fromEntries(picked.map((place) => [place.id, lowestOf(place)]))
      if (!accepts({ bets })) continue
      expect(play(bets, random)?.win).toBeLessThanOrEqual(most)
    }
  })

  test('no place returns more than its odds say', () => {
    for (const place of places) expect(mostOf(place)).toBeGreaterThan(whole)
    for (const { exact, name } of plans()) {
      const place = facts.places.find(({ id }) => id === name)
      expect(exact.most).toBe(Math.max(...(place?.pays ?? []).map((odds) => Number(odds.split(':')[0]) + 1)))
    }
  })
})

test('all numbers of roulette may be laid to their limit: one pocket at most returns', () => {
  const numbers = Object.fromEntries(Array.from({ length: 37 }, (_, n) => [String(n), '100000']))
  expect(roulette.rules.readChoice({ bets: numbers }, kyat)).not.toBeNull()
})
