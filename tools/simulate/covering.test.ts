/** Whether turnover can be had for less than a game costs, by covering the table: all games with places, as they are counted. */
import { parseMinor } from '@jackfruit/kernel'
import { gameOf } from '@jackfruit/studio-kit/game'
import type { GameFolder, Json } from '@jackfruit/studio-kit/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { validBetOf } from '../../apps/server/src/modules/wallet/valid-bet.ts'
import { totals as baccarat } from '../../packages/table-rules/src/baccarat/chances.ts'
import { places as baccaratPlaces } from '../../packages/table-rules/src/baccarat/places.ts'
import {
  chances as andarBahar,
  places as andarBaharPlaces,
} from '../../packages/table-rules/src/cards/andar-bahar.ts'
import {
  chances as dragonTiger,
  places as dragonTigerPlaces,
} from '../../packages/table-rules/src/cards/dragon-tiger.ts'
import { fishPrawnCrabPlaces } from '../../packages/table-rules/src/dice/pictures.ts'
import { places as sicBoPlaces } from '../../packages/table-rules/src/dice/sic-bo.ts'
import { diceChances } from '../../packages/table-rules/src/dice/throw.ts'
import type { Weighted } from '../../packages/table-rules/src/exact.ts'
import { type Place, whole } from '../../packages/table-rules/src/place.ts'
import { places as roulettePlaces } from '../../packages/table-rules/src/roulette/places.ts'
import { chances as roulette } from '../../packages/table-rules/src/roulette/table.ts'
import { allGames, type FoundGame } from './games.ts'

const found = await allGames()
const table = { currency: 'MMK', scale: 2 }
/** What the lowest chip is in minor units: payouts of it are exact on every place. */
const chip = parseMinor('100', 2) ?? 0n

interface Spot {
  readonly id: string
  /** In each outcome, of `whole`. */
  readonly returns: readonly bigint[]
  readonly most: number
}

interface Table {
  readonly code: string
  readonly weights: readonly bigint[]
  readonly spots: readonly Spot[]
}

/** Pairs of baccarat are no outcome of its totals: they are drawn in the tests of their own game. */
const unknown = new Set(['PP', 'BP', 'EP', 'XP'])

function tableOf<Outcome>(
  code: string,
  places: readonly Place<Outcome>[],
  chances: Weighted<Outcome>,
): Table {
  const spots = places
    .filter(({ id }) => code !== 'tg-baccarat' || !unknown.has(id))
    .map((place) => ({
      id: place.id,
      returns: chances.map(([outcome]) => BigInt(place.returns(outcome))),
      most: place.limit === 'main' ? 10_000 : 1_000,
    }))
  return { code, spots, weights: chances.map(([, weight]) => BigInt(weight)) }
}

const tables = [
  tableOf('tg-roulette', roulettePlaces, roulette),
  tableOf('tg-baccarat', baccaratPlaces, baccarat()),
  tableOf('tg-sicbo', sicBoPlaces, diceChances),
  tableOf('tg-dragontiger', dragonTigerPlaces, dragonTiger),
  tableOf('tg-fpc', fishPrawnCrabPlaces, diceChances),
  tableOf('tg-andarbahar', andarBaharPlaces, andarBahar),
]

const byCode = new Map(found.map((each) => [each.code, each]))
const gameIn = ({ code }: { readonly code: string }) => {
  const { folder, manifest } = byCode.get(code) as FoundGame
  return gameOf(folder, manifest, '0'.repeat(64))
}

/** Chips by place, in units of the lowest. */
type Plan = Readonly<Record<string, number>>

interface Outcome {
  readonly weight: bigint
  readonly net: bigint
  readonly counted: bigint
}

/** What this plan comes to in every outcome, counted as the platform counts what the game tells. */
function played({ code, spots, weights }: Table, plan: Plan): { stake: bigint; outcomes: Outcome[] } | null {
  const game = gameIn({ code })
  const bets = Object.fromEntries(Object.entries(plan).map(([id, chips]) => [id, String(chips * 100)]))
  const choice: Json = { bets }
  const stake = game.costOf(choice, table.currency)
  if (!stake) return null
  const told = game.atRisk({ stake, choice }, table.currency)
  const { gameType, gameClassify, hasOppositePlaces } = game
  const laid = spots.flatMap(({ id, returns }) =>
    plan[id] ? [{ returns, amount: chip * BigInt(plan[id]) }] : [],
  )
  const outcomes = weights.map((weight, at) => {
    const win = laid.reduce(
      (sum, { returns, amount }) => sum + (amount * (returns[at] ?? 0n)) / BigInt(whole),
      0n,
    )
    const state = win >= stake ? 'won' : 'lost'
    const counted = validBetOf({ gameType, gameClassify, hasOppositePlaces }, { stake, win, told, state })
    return { weight, net: win - stake, counted }
  })
  return { stake, outcomes }
}

const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** The least edge of the places that the plan lies on, as a fraction. */
function leastEdge({ spots, weights }: Table, plan: Plan): readonly [bigint, bigint] {
  const all = weights.reduce((sum, weight) => sum + weight, 0n) * BigInt(whole)
  const edges = spots.flatMap(({ id, returns }) =>
    plan[id] ? [all - returns.reduce((sum, back, at) => sum + back * (weights[at] ?? 0n), 0n)] : [],
  )
  return [edges.reduce((least, edge) => (edge < least ? edge : least)), all]
}

/** Dice of the plan: mostly few places, often alike amounts, as one who covers would lay them. */
const planOn = ({ spots }: Table): fc.Arbitrary<Plan> =>
  fc
    .uniqueArray(fc.constantFrom(...spots), { minLength: 1, maxLength: 12, selector: ({ id }) => id })
    .chain((some) =>
      fc.oneof(
        fc.integer({ min: 1, max: 50 }).map((chips) => some.map(({ id }) => [id, chips] as const)),
        fc.tuple(...some.map(({ id, most }) => fc.tuple(fc.constant(id), fc.integer({ min: 1, max: most })))),
      ),
    )
    .map((entries) => Object.fromEntries(entries))

describe.each(tables)('$code', (each) => {
  test('[IM-38] no plan of places counts more than its stake or than what it moved, and none has its turnover below the edge of its places, exactly', () => {
    fc.assert(
      fc.property(planOn(each), (plan) => {
        const round = played(each, plan)
        if (!round) return
        const { stake, outcomes } = round
        let [lost, counted] = [0n, 0n]
        for (const outcome of outcomes) {
          expect(outcome.counted >= 0n && outcome.counted <= stake).toBe(true)
          expect(outcome.counted <= size(outcome.net)).toBe(true)
          lost -= outcome.net * outcome.weight
          counted += outcome.counted * outcome.weight
        }
        const [edge, of] = leastEdge(each, plan)
        expect(edge).toBeGreaterThan(0n)
        expect(lost * of >= counted * edge).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  test('[IM-38] every place that is played alone is at risk whole', () => {
    const game = gameIn(each)
    for (const { id } of each.spots)
      expect([id, game.atRisk({ stake: chip, choice: { bets: { [id]: '100' } } }, 'MMK')]).toEqual([id, null])
  })
})

const numbers = (from: number, to: number, chips: number): Plan =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), chips]))

const coverings: readonly (readonly [string, Plan])[] = [
  ['tg-roulette', { red: 5_000, black: 5_000 }],
  ['tg-roulette', { odd: 5_000, even: 5_000 }],
  ['tg-roulette', { low: 5_000, high: 5_000 }],
  ['tg-roulette', { 'dozen-1': 300, 'dozen-2': 300, 'dozen-3': 300 }],
  ['tg-roulette', { 'column-1': 300, 'column-2': 300, 'column-3': 300 }],
  ['tg-roulette', { red: 5_000, black: 5_000, '0': 270 }],
  ['tg-roulette', numbers(0, 36, 100)],
  ['tg-roulette', numbers(3, 36, 100)],
  ['tg-baccarat', { P: 1_000, B: 1_000 }],
  ['tg-baccarat', { P: 1_000, B: 1_000, T: 10 }],
  ['tg-baccarat', { BIG: 500, SML: 308 }],
  ['tg-sicbo', { small: 1_000, big: 1_000 }],
  ['tg-sicbo', { odd: 1_000, even: 1_000 }],
  ['tg-dragontiger', { dragon: 1_000, tiger: 1_000 }],
  ['tg-dragontiger', { 'dragon-red': 1_000, 'dragon-black': 1_000 }],
  ['tg-dragontiger', { 'tiger-big': 1_000, 'tiger-small': 1_000 }],
  ['tg-dragontiger', { 'tiger-odd': 1_000, 'tiger-even': 854 }],
  ['tg-andarbahar', { andar: 1_000, bahar: 1_000 }],
]

test.each(coverings)(
  '[IM-38] %s: %j counts a tenth at most, whatever comes, and costs half of what it counts',
  (code, plan) => {
    const each = tables.find((other) => other.code === code) as Table
    const round = played(each, plan)
    expect(round).not.toBeNull()
    const { stake, outcomes } = round ?? { stake: 0n, outcomes: [] }
    for (const { counted } of outcomes) expect(counted * 10n <= stake).toBe(true)
    // And what it counts costs half of itself at least.
    const [lost, counted] = outcomes.reduce(
      ([a, b], outcome) => [a - outcome.net * outcome.weight, b + outcome.counted * outcome.weight],
      [0n, 0n],
    )
    expect(counted <= 2n * lost).toBe(true)
  },
)

describe('games and what they tell of themselves', () => {
  const hasPlaces = ({ rules }: GameFolder) => rules.stakeOf !== undefined

  test('[IM-38] every game with places says what a bet on several is at risk, and those that have none opposite are known by name', () => {
    const silent = found.filter(({ folder }) => hasPlaces(folder) && folder.rules.atRisk === undefined)
    expect(silent.map(({ code }) => code)).toEqual([])
    const none = found.filter(({ folder }) => hasPlaces(folder) && folder.rules.atRisk === null)
    expect(none.map(({ code }) => code)).toEqual(['tg-blackjack'])
    const opposite = found.filter(({ code }) => gameIn({ code }).hasOppositePlaces).map(({ code }) => code)
    expect(opposite.toSorted()).toEqual(tables.map(({ code }) => code).toSorted())
  })
})
