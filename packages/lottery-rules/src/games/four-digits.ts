/** 4D (games.md §7.4): 23 numbers of four digits. */
import type { Tier } from '../draws.ts'
import { type Odds, type Play, pays } from '../play.ts'
import { anyOrder, type Lot, straight } from '../plays/digits.ts'

export const fourTiers: readonly Tier[] = [
  { prize: 'first', count: 1, width: 4 },
  { prize: 'second', count: 1, width: 4 },
  { prize: 'third', count: 1, width: 4 },
  { prize: 'starter', count: 10, width: 4 },
  { prize: 'consolation', count: 10, width: 4 },
]

const lotsOf = (prizes: readonly string[], from = 0): Lot[] =>
  fourTiers
    .filter(({ prize }) => prizes.includes(prize))
    .flatMap(({ prize, count }) =>
      Array.from({ length: count }, (_, at) => ({ prize, at, from, pays: prize })),
    )

const podium = ['first', 'second', 'third']
const all = fourTiers.map(({ prize }) => prize)

const oddsOf = (totals: readonly number[], name = (prize: string) => prize): Odds =>
  Object.fromEntries(totals.map((total, i) => [name(all[i] ?? ''), pays(total)]))

const boxOdds = (tables: Readonly<Record<number, readonly number[]>>): Odds =>
  Object.assign(
    {},
    ...Object.entries(tables).map(([orders, totals]) => oddsOf(totals, (prize) => `${orders}-${prize}`)),
  )

const kinds = ['0123', '0012', '0011', '0001']
const three = (id: string, prizes: readonly string[], total: number): Play =>
  straight({
    id,
    width: 3,
    lots: lotsOf(prizes, -3).map(({ prize, at, from }) => ({ prize, at, from })),
    odds: { win: pays(total) },
    cost: 100,
  })

const bigBox = boxOdds({
  24: [105, 42, 21, 8, 3],
  12: [209, 84, 42, 15, 5],
  6: [417, 167, 84, 30, 10],
  4: [625, 250, 125, 45, 15],
})

const smallBox = boxOdds({
  24: [146, 84, 42],
  12: [292, 167, 84],
  6: [584, 334, 167],
  4: [875, 500, 250],
})

export const fourPlays: readonly Play[] = [
  straight({ id: 'big', width: 4, lots: lotsOf(all), odds: oddsOf([2500, 1000, 500, 180, 60]), cost: 100 }),
  straight({ id: 'small', width: 4, lots: lotsOf(podium), odds: oddsOf([3500, 2000, 1000]), cost: 100 }),
  straight({ id: '4a', width: 4, lots: lotsOf(['first']), odds: oddsOf([6000]), cost: 100 }),
  three('3a', ['first'], 660),
  three('3abc', podium, 220),
  anyOrder({ id: 'iboxbig', width: 4, lots: lotsOf(all), odds: bigBox, cost: 100, kinds }),
  anyOrder({ id: 'iboxsmall', width: 4, lots: lotsOf(podium), odds: smallBox, cost: 100, kinds }),
]
