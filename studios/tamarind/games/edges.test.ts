import { totals } from '@jackfruit/table-rules/baccarat/chances'
import { winnerOf } from '@jackfruit/table-rules/baccarat/outcome'
import { ways } from '@jackfruit/table-rules/cards/andar-bahar'
import { expect, test } from 'vitest'
import { plans as andarBahar } from './tg-andarbahar/exact.ts'
import { plans as baccarat } from './tg-baccarat/exact.ts'
import { plans as dragonTiger } from './tg-dragontiger/exact.ts'
import { plans as fishPrawnCrab } from './tg-fpc/exact.ts'
import { plans as roulette } from './tg-roulette/exact.ts'
import { plans as sicBo } from './tg-sicbo/exact.ts'

/** Edges in per cent as the reference of rules prints them: place, edge. */
const printed = {
  roulette: [
    roulette,
    '17 2.7027|0-1-2 2.7027|0-1-2-3 2.7027|1-2-4-5 2.7027|34-35 2.7027|dozen-3 2.7027|high 2.7027',
  ],
  baccarat: [
    baccarat,
    'P 1.2351|B 1.0579|T 14.3596|PP 10.3614|BP 10.3614|EP 13.7099|XP 8.0470|BIG 4.3457|SML 5.2829|S6 29.977|L6 16.684|D7 7.611|P8 10.188|DBP 2.652|DBB 9.373',
  ],
  sicBo: [
    sicBo,
    'big 2.7778|small 2.7778|odd 2.7778|even 2.7778|triple-3 16.204|any-triple 13.889|double-6 11.111|total-4 12.50|total-17 12.50|total-5 11.11|total-16 11.11|total-6 12.037|total-7 9.722|total-8 12.50|total-9 7.407|total-12 7.407|total-10 12.50|two-1-6 2.778|single-2 7.870|three-1-2-3 13.889|four-1-2-3-4 11.111',
  ],
  dragonTiger: [
    dragonTiger,
    'dragon 3.7349|tiger 3.7349|tie 32.771|suited-tie 13.976|dragon-odd 5.769|tiger-even 5.385|dragon-red 5.0|tiger-black 5.0|dragon-hearts 5.0|tiger-big 7.692|dragon-small 7.692',
  ],
  fishPrawnCrab: [fishPrawnCrab, 'crab 7.8704|fish-coin 16.667|any-triple 13.889|triple-gourd 16.204'],
  andarBahar: [
    andarBahar,
    'andar 2.1489|bahar 3.0012|cards-1-5 5.126|cards-6-10 2.329|cards-11-15 7.035|cards-16-25 1.897|cards-26-30 8.523|cards-31-35 7.563|cards-36-40 5.162|cards-41-49 4.922',
  ],
} as const

test.each(Object.entries(printed))(
  '%s has the edges of the reference, to the last digit',
  (_, [plans, rows]) => {
    const rtps = new Map(plans().map(({ name, exact }) => [name, exact.rtp]))
    for (const row of rows.split('|')) {
      const [place = '', edge = ''] = row.split(' ')
      const digits = edge.split('.')[1]?.length ?? 0
      expect([place, ((1 - (rtps.get(place) ?? 0)) * 100).toFixed(digits)]).toEqual([place, edge])
    }
  },
)

test('baccarat: who wins, how bankers come to six and how ties fall, with eight decks', () => {
  const found = totals()
  const waysOf = (holds: (row: (typeof found)[number][0]) => boolean) =>
    found.reduce((sum, [outcome, weight]) => sum + (holds(outcome) ? weight : 0), 0)
  const all = 416 * 415 * 414 * 413 * 412 * 411
  const chance = (holds: Parameters<typeof waysOf>[0]) => waysOf(holds) / all
  const wins = (winner: string) => chance((outcome) => winnerOf(outcome) === winner)
  expect(waysOf(() => true)).toBe(all)
  expect([wins('B'), wins('P'), wins('T')].map((p) => p.toFixed(10))).toEqual([
    '0.4585974226',
    '0.4462466093',
    '0.0951559680',
  ])
  const six = (cards: number) =>
    chance((o) => winnerOf(o) === 'B' && o.banker.total === 6 && o.banker.cards === cards)
  expect([six(2), six(3)].map((p) => p.toFixed(8))).toEqual(['0.03724672', '0.01661700'])
  const ties = Array.from({ length: 10 }, (_, total) =>
    chance((o) => winnerOf(o) === 'T' && o.player.total === total).toFixed(7),
  )
  expect(ties.join(' ')).toBe(
    '0.0057978 0.0041012 0.0040026 0.0044515 0.0072612 0.0079394 0.0192402 0.0203500 0.0109794 0.0110327',
  )
})

test('andar bahar: 429 of 833 deals end at Andar', () => {
  const all = ways.reduce((sum, way) => sum + way, 0)
  const andar = ways.reduce((sum, way, i) => sum + (i % 2 === 0 ? way : 0), 0)
  expect(all).toBe((51 * 50 * 49) / 6)
  expect(andar * 833).toBe(all * 429)
  expect(((ways[0] ?? 0) / all).toFixed(7)).toBe('0.0588235')
})
