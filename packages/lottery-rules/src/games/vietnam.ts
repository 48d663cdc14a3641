/** Vietnam: 27 numbers in the north, 18 in the south and the centre (games.md §7.1). */
import type { Tier } from '../draws.ts'
import { type Odds, type Play, pays } from '../play.ts'
import { appear } from '../plays/appear.ts'
import { type Lot, straight, tail } from '../plays/digits.ts'
import { fields, shareOf, valueField } from '../plays/fields.ts'

const tier = (prize: string, count: number, width: number): Tier => ({ prize, count, width })

export const northTiers: readonly Tier[] = [
  tier('db', 1, 5),
  tier('g1', 1, 5),
  tier('g2', 2, 5),
  tier('g3', 6, 5),
  tier('g4', 4, 4),
  tier('g5', 6, 4),
  tier('g6', 3, 3),
  tier('g7', 4, 2),
]

export const southTiers: readonly Tier[] = [
  tier('db', 1, 6),
  tier('g1', 1, 5),
  tier('g2', 1, 5),
  tier('g3', 2, 5),
  tier('g4', 7, 5),
  tier('g5', 1, 4),
  tier('g6', 3, 4),
  tier('g7', 1, 3),
  tier('g8', 1, 2),
]

/** The tails of all prizes that have so many digits. */
const tailsOf = (tiers: readonly Tier[], width: number): Lot[] =>
  tiers
    .filter((each) => each.width >= width)
    .flatMap(({ prize, count }) => Array.from({ length: count }, (_, at) => tail(prize, at, width)))

const prizeOf = (tiers: readonly Tier[], prize: string, width: number): Lot[] =>
  tailsOf(tiers, width).filter((lot) => lot.prize === prize)

const win = (total: number): Odds => ({ win: pays(total) })
const bySize = (table: Readonly<Record<number, number>>): Odds =>
  Object.fromEntries(Object.entries(table).map(([size, total]) => [size, pays(total)]))

interface Region {
  readonly tiers: readonly Tier[]
  /** The prize of two digits. */
  readonly head: string
  readonly xc: string
  readonly xien: Odds
  readonly truot: Odds
  readonly da: { readonly units: number; readonly odds: Odds }
  readonly da2?: { readonly units: number; readonly odds: Odds }
}

const north: Region = {
  tiers: northTiers,
  head: 'g7',
  xc: 'g6',
  xien: bySize({ 2: 16, 3: 70, 4: 330 }),
  truot: bySize({ 1: 1.25, 4: 2.7, 5: 3.5, 6: 4.5, 7: 6, 8: 8, 9: 10.5, 10: 14 }),
  da: { units: 54, odds: bySize({ 2: 650 }) },
}

const south: Region = {
  tiers: southTiers,
  head: 'g8',
  xc: 'g7',
  xien: bySize({ 2: 33, 3: 210, 4: 1400 }),
  truot: bySize({ 1: 1.15, 4: 1.9, 8: 3.8, 10: 5.5 }),
  da: { units: 36, odds: bySize({ 2: 750 }) },
  da2: { units: 72, odds: bySize({ 2: 550 }) },
}

/** Đề, đầu, đuôi, càng and lô: a number against the digits of prizes. */
function againstPrizes({ tiers, head, xc }: Region): Play[] {
  const db = (width: number) => prizeOf(tiers, 'db', width)
  const width = tiers[0]?.width ?? 0
  const heads = prizeOf(tiers, head, 2)
  const digit = (id: string, from: number, to?: number) =>
    straight({ id, width: 1, lots: [{ prize: 'db', at: 0, from, ...(to ? { to } : {}) }], odds: win(9.5) })
  return [
    straight({ id: 'de', width: 2, lots: db(2), odds: win(95) }),
    straight({ id: 'dedau', width: 2, lots: [{ prize: 'db', at: 0, from: 0, to: 2 }], odds: win(95) }),
    straight({ id: 'dau', width: 2, lots: heads, odds: win(95) }),
    straight({ id: 'duoi', width: 2, lots: db(2), odds: win(95) }),
    straight({ id: 'dd', width: 2, lots: [...heads, ...db(2)], odds: win(95) }),
    digit('dau1', width - 2, width - 1),
    digit('duoi1', width - 1),
    straight({ id: '3cang', width: 3, lots: db(3), odds: win(900) }),
    straight({ id: 'xc', width: 3, lots: [...prizeOf(tiers, xc, 3), ...db(3)], odds: win(900) }),
    straight({ id: '4cang', width: 4, lots: db(4), odds: win(8000) }),
    straight({ id: 'lo2', width: 2, lots: tailsOf(tiers, 2), odds: win(95) }),
    straight({ id: 'lo3', width: 3, lots: tailsOf(tiers, 3), odds: win(900) }),
    straight({ id: 'lo4', width: 4, lots: tailsOf(tiers, 4), odds: win(8000) }),
  ]
}

/** Xiên, trượt and đá: several tails of two digits together. */
function together({ tiers, xien, truot, da, da2 }: Region): Play[] {
  const lots = tailsOf(tiers, 2)
  const crossed = (id: string, sizes: readonly number[]) => appear({ id, lots, sizes, of: 'all', odds: xien })
  const missed = Object.keys(truot).map((size) =>
    appear({ id: `truot${size}`, lots, sizes: [Number(size)], of: 'none', odds: truot }),
  )
  const pair = (id: string, stations: number, { units, odds }: Region['da']) =>
    appear({ id, lots, stations, sizes: [2], of: 'all', odds, cost: units * 100 })
  return [
    ...[2, 3, 4].map((size) => crossed(`xien${size}`, [size])),
    crossed('xienquay', [2, 3, 4]),
    ...missed,
    pair('da', 1, da),
    ...(da2 ? [pair('da2', 2, da2)] : []),
  ]
}

export const northPlays: readonly Play[] = [...againstPrizes(north), ...together(north)]
export const southPlays: readonly Play[] = [...againstPrizes(south), ...together(south)]

/** Sides of the special prize's last digit, in the fast games alone. */
const digits = Array.from({ length: 10 }, (_, n) => String(n))
const side = (key: string, is: (digit: string) => boolean) =>
  valueField(
    key,
    shareOf(digits, is),
    (result) => (result['db']?.[0] ?? '').slice(-1),
    (d) => d !== '' && is(d),
    pays(1.95),
  )

export const fastSides: Play = fields({
  id: 'sides',
  prize: 'db',
  fields: [
    side('big', (digit) => Number(digit) >= 5),
    side('small', (digit) => Number(digit) < 5),
    side('odd', (digit) => Number(digit) % 2 === 1),
    side('even', (digit) => Number(digit) % 2 === 0),
  ],
})
