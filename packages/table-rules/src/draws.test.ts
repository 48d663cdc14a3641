import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baccarat } from './baccarat/table.ts'
import * as andarBahar from './cards/andar-bahar.ts'
import * as dragonTiger from './cards/dragon-tiger.ts'
import { sicBo, taiXiu } from './dice/sic-bo.ts'
import { type Mapping, mappings } from './mappings.ts'
import { neighbours, orphelins, tiers, voisins, zeroGame } from './roulette/calls.ts'
import { covers } from './roulette/places.ts'
import { chances as pockets, roulette } from './roulette/table.ts'
import { streamFrom } from './seeded.ts'
import type { TableGame } from './table.ts'
import { teenPatti } from './teen-patti/table.ts'
import * as fanTan from './wheel/fan-tan.ts'
import * as xocDia from './wheel/xoc-dia.ts'

/** Chi-square and its degrees of freedom; cells that are due fewer than ten times are one. */
function measure({ draw, due }: Mapping, seed: number, rounds: number) {
  const [stream, seen] = [streamFrom(seed), new Map<string, number>()]
  for (let i = 0; i < rounds; i++) {
    const key = draw(stream)
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const all = [...due.values()].reduce((sum, weight) => sum + weight, 0)
  expect([...seen.keys()].filter((key) => !due.has(key))).toEqual([])
  const cells = [...due].map(([key, weight]) => ({ due: (weight / all) * rounds, seen: seen.get(key) ?? 0 }))
  const few = cells.filter((cell) => cell.due < 10)
  const rare = few.reduce((sum, cell) => ({ due: sum.due + cell.due, seen: sum.seen + cell.seen }), {
    due: 0,
    seen: 0,
  })
  const counted = [...cells.filter((cell) => cell.due >= 10), ...(rare.due >= 5 ? [rare] : [])]
  return {
    statistic: counted.reduce((sum, cell) => sum + (cell.seen - cell.due) ** 2 / cell.due, 0),
    freedom: counted.length - 1,
  }
}

/** Wilson and Hilferty's quantile: beyond ±3.72 lies one seed of ten thousand on each side. */
const quantile = (freedom: number, z: number) =>
  freedom * Math.max(0, 1 - 2 / (9 * freedom) + z * Math.sqrt(2 / (9 * freedom))) ** 3

test.each(mappings)(
  '40,000 draws of $name come as often as they should, no less evenly and no more',
  (each) => {
    const { statistic, freedom } = measure(each, 2026, 40_000)
    expect(freedom).toBeGreaterThan(0)
    expect(statistic).toBeLessThan(quantile(freedom, 3.72))
    expect(statistic).toBeGreaterThan(quantile(freedom, -3.72))
  },
)

test('a draw that is not even is found', () => {
  const bytes = streamFrom(5)
  const biased = { below: (n: number) => (bytes.u32() & 255) % n }
  const wheel: Mapping = {
    ...{ name: 'biased', due: new Map(pockets.map(([pocket]) => [String(pocket), 1])) },
    draw: () => String(biased.below(37)),
  }
  const { statistic, freedom } = measure(wheel, 1, 40_000)
  expect(statistic).toBeGreaterThan(quantile(freedom, 3.72))
})

const wheel = roulette('roulette')
const risk = (table: TableGame, stakes: Record<string, bigint>) =>
  table.atRisk(new Map(Object.entries(stakes)))

describe('what is at risk', () => {
  const even: readonly (readonly [TableGame, string, string])[] = [
    [wheel, 'red', 'black'],
    [baccarat('bac'), 'P', 'B'],
    [sicBo('sicbo'), 'big', 'small'],
    [taiXiu('taixiu'), 'big', 'small'],
    [dragonTiger.dragonTiger('dt'), 'dragon', 'tiger'],
    [fanTan.fanTan('fantan'), 'odd', 'even'],
    [xocDia.xocDia('xocdia'), 'odd', 'even'],
    [andarBahar.andarBahar('andarbahar'), 'andar', 'bahar'],
    [teenPatti('tp2020'), 'A', 'B'],
  ]
  test.each(even)('places that stand against each other are netted, %#', (table, one, other) => {
    const [both, uneven] = [
      risk(table, { [one]: 10_000n, [other]: 10_000n }),
      risk(table, { [one]: 10_000n, [other]: 4000n }),
    ]
    // What both sides lose together is the odds' part below even money: at most a tenth.
    expect(both).toBeLessThanOrEqual(1000n)
    expect(uneven).toBeGreaterThanOrEqual(6000n - 400n)
    expect(uneven).toBeLessThanOrEqual(7000n)
    expect(risk(table, { [one]: 10_000n })).toBe(10_000n)
  })

  test('two dozens risk all that they can lose, three nothing', () => {
    expect(risk(wheel, { 'dozen-1': 100n, 'dozen-2': 100n })).toBe(200n)
    expect(risk(wheel, { 'dozen-1': 100n, 'dozen-2': 100n, 'dozen-3': 100n })).toBe(0n)
  })

  test('the most that comes back is that of the best outcome', () => {
    expect(
      wheel.mostBack(
        new Map([
          ['17', 100n],
          ['20', 100n],
          ['red', 100n],
        ]),
      ),
    ).toBe(3600n)
    expect(
      wheel.mostBack(
        new Map([
          ['18', 100n],
          ['red', 100n],
        ]),
      ),
    ).toBe(3800n)
  })
})

test('no outcome returns more than the most, nor anything where nothing lies', () => {
  const table = sicBo('sicbo')
  const ids = table.places.map(({ id }) => id)
  const bets = fc.dictionary(fc.constantFrom(...ids), fc.bigInt({ min: 1n, max: 10_000n }), { maxKeys: 8 })
  fc.assert(
    fc.property(bets, fc.nat(), (stakes, seed) => {
      const dice = table.draw(streamFrom(seed))
      const back = Object.entries(stakes).reduce(
        (sum, [id, stake]) => sum + table.payout(dice, id, stake),
        0n,
      )
      const laid = new Map(Object.entries(stakes))
      expect(back).toBeLessThanOrEqual(table.mostBack(laid))
      expect(table.atRisk(laid)).toBeLessThanOrEqual(
        Object.values(stakes).reduce((sum, stake) => sum + stake, 0n),
      )
    }),
  )
  expect(() => table.payout([1, 2, 3], 'nowhere', 1n)).toThrow(RangeError)
})

test('calls lay chips on places there are: voisins nine, tiers six, orphelins five, zero four', () => {
  const chips = (call: Readonly<Record<string, number>>) =>
    Object.values(call).reduce((sum, each) => sum + each, 0)
  expect([voisins, tiers, orphelins, zeroGame].map(chips)).toEqual([9, 6, 5, 4])
  const numbers = [voisins, tiers, orphelins].flatMap((call) =>
    Object.keys(call).flatMap((id) => covers[id] ?? []),
  )
  // Each of the 37 once, but for the 17, which is in two splits of the orphans.
  expect(new Set(numbers).size).toBe(37)
  expect(numbers).toHaveLength(38)
  expect(
    Object.keys(neighbours(0, 2))
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([0, 3, 15, 26, 32])
  expect(() => neighbours(37, 2)).toThrow(RangeError)
})

test('a third card takes longer to be dealt than none, and the longest deal of andar bahar under 35 seconds', () => {
  const { phases } = andarBahar.andarBahar('andarbahar')
  expect(phases.dealingMs({ joker: 0, cards: new Array(49).fill(1) })).toBeLessThan(35_000)
  const hand = (cards: number) => ({ total: 0, cards, pair: 'none' as const })
  const deal = (cards: number) => ({
    player: hand(cards),
    banker: hand(2),
    isNatural: false,
    playerCards: [],
    bankerCards: [],
  })
  const { dealingMs } = baccarat('bac').phases
  expect(dealingMs(deal(3))).toBeGreaterThan(dealingMs(deal(2)))
  expect(baccarat('fast', { pace: 2 }).phases.dealingMs(deal(3))).toBe(dealingMs(deal(3)) / 2)
})
