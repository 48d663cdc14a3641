import { expect, test } from 'vitest'
import { totals } from './baccarat/chances.ts'
import { onPairs, pairs } from './baccarat/pairs.ts'
import { places as baccarat, noCommissionPlaces } from './baccarat/places.ts'
import * as andarBahar from './cards/andar-bahar.ts'
import * as dragonTiger from './cards/dragon-tiger.ts'
import { boostedColourPlaces, colourPlaces, fishPrawnCrabPlaces } from './dice/pictures.ts'
import { places as sicBo, taiXiuPlaces } from './dice/sic-bo.ts'
import { diceChances } from './dice/throw.ts'
import { returnOver, type Weighted } from './exact.ts'
import type { Place } from './place.ts'
import { partagePlaces, places as roulette } from './roulette/places.ts'
import { chances as pockets } from './roulette/table.ts'
import { kindChances, sixChances, sixes, winnerChances, winners } from './teen-patti/chances.ts'
import { places as teenPatti } from './teen-patti/places.ts'
import * as fanTan from './wheel/fan-tan.ts'
import * as moneyWheel from './wheel/money-wheel.ts'
import * as xocDia from './wheel/xoc-dia.ts'

interface Counted {
  readonly id: string
  /** What the place tells, and what counting gives. */
  readonly told: string
  readonly exact: string
  readonly rtp: string
  readonly most: number
}

const count = <Outcome>(
  places: readonly Place<Outcome>[],
  chances: (place: Place<Outcome>) => Weighted<Outcome>,
): Counted[] =>
  places.map((place) => {
    const { exact, most } = returnOver(place, chances(place))
    return { id: place.id, told: place.exact, exact, rtp: place.rtp, most }
  })

const [byTotals, byPairs] = [totals(), pairs()]
const bySide = (place: { readonly id: string }) => (onPairs.has(place.id) ? byPairs : byTotals)

/** Edges in per cent as the reference of rules prints them: place, edge. */
const games: Readonly<Record<string, readonly [Counted[], string]>> = {
  baccarat: [
    count(baccarat, bySide),
    'P 1.2351|B 1.0579|T 14.3596|PP 10.3614|BP 10.3614|EP 13.7099|XP 8.0470|BIG 4.3457|SML 5.2829|S6 29.977|L6 16.684|D7 7.611|P8 10.188|DBP 2.652|DBB 9.373',
  ],
  'baccarat without commission': [count(noCommissionPlaces, bySide), 'P 1.2351|B 1.4581|T 14.3596'],
  roulette: [
    count(roulette, () => pockets),
    '17 2.7027|0-1-2 2.7027|0-1-2-3 2.7027|1-2-4-5 2.7027|34-35 2.7027|1-2-3-4-5-6 2.7027|dozen-3 2.7027|column-1 2.7027|red 2.7027',
  ],
  'roulette with la partage': [
    count(partagePlaces, () => pockets),
    '17 2.7027|red 1.3514|odd 1.3514|high 1.3514',
  ],
  'sic bo': [
    count(sicBo, () => diceChances),
    'big 2.7778|small 2.7778|odd 2.7778|even 2.7778|triple-3 16.204|any-triple 13.889|double-6 11.111|total-4 12.50|total-17 12.50|total-5 11.11|total-16 11.11|total-6 12.037|total-7 9.722|total-8 12.50|total-9 7.407|total-12 7.407|total-10 12.50|two-1-6 2.778|single-2 7.870|three-1-2-3 13.889|four-1-2-3-4 11.111',
  ],
  'tài xỉu': [count(taiXiuPlaces, () => diceChances), 'big 2.778|small 2.778'],
  'fish, prawn, crab': [
    count(fishPrawnCrabPlaces, () => diceChances),
    'crab 7.8704|fish-coin 16.667|any-triple 13.889|triple-gourd 16.204',
  ],
  'colour game': [count(colourPlaces, () => diceChances), 'red 7.8704|blue-pink 16.667'],
  'colour game, boosted': [count(boostedColourPlaces, () => diceChances), 'red 3.704|blue-pink 16.667'],
  'dragon tiger': [
    count(dragonTiger.places, () => dragonTiger.chances),
    'dragon 3.7349|tiger 3.7349|tie 32.771|suited-tie 13.976|dragon-odd 5.769|tiger-even 5.385|dragon-red 5.0|tiger-black 5.0|dragon-hearts 5.0|tiger-big 7.692|dragon-small 7.692',
  ],
  'andar bahar': [
    count(andarBahar.places, () => andarBahar.chances),
    'andar 2.1489|bahar 3.0012|cards-1-5 5.126|cards-6-10 2.329|cards-11-15 7.035|cards-16-25 1.897|cards-26-30 8.523|cards-31-35 7.563|cards-36-40 5.162|cards-41-49 4.922',
  ],
  'fan tan': [
    count(fanTan.places, () => fanTan.chances),
    'fan-3 3.75|nim-2-4 2.50|kwok-1-4 2.50|ssh-1-2-4 1.25|nga-1-3 1.25|odd 2.50|even 2.50|big 2.50|small 2.50',
  ],
  'xóc đĩa': [
    count(xocDia.places, () => xocDia.chances),
    'even 1.00|odd 1.00|red-4 6.25|white-4 6.25|red-3 5.0|white-3 5.0|two-two 6.25|same-4 6.25',
  ],
  'teen patti': [
    count(teenPatti, ({ id }) =>
      id === 'six' ? sixChances() : id.endsWith('pair-plus') ? kindChances() : winnerChances(),
    ),
    'A 2.4972|B 2.4972|T 11.371|A-pair-plus 6.9140|B-pair-plus 6.9140|six 8.5614',
  ],
  'money wheel': [
    count(moneyWheel.places, () => moneyWheel.chances),
    '1 11.11|2 16.67|5 22.22|10 18.52|20 22.22|sun 24.07|moon 24.07',
  ],
}

test.each(Object.entries(games))(
  '%s: every place tells the return that counting gives',
  (_, [counted, printed]) => {
    expect(counted.map(({ id, told }) => [id, told])).toEqual(counted.map(({ id, exact }) => [id, exact]))
    expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length)
    for (const row of printed.split('|')) {
      const [place = '', edge = ''] = row.split(' ')
      const [part = 0n, all = 1n] = (counted.find(({ id }) => id === place)?.exact ?? '0/1')
        .split('/')
        .map(BigInt)
      const share = Number(((all - part) * 10n ** 12n) / all) / 1e10
      expect([place, share.toFixed(edge.split('.')[1]?.length ?? 0)]).toEqual([place, edge])
    }
  },
)

test('returns in per cent are the fractions, rounded', () => {
  for (const { exact, rtp } of Object.values(games).flatMap(([counted]) => counted)) {
    const [part = 0, all = 1] = exact.split('/').map(Number)
    expect(Math.abs((part / all) * 100 - Number(rtp))).toBeLessThan(0.000_050_1)
  }
})

test('teen patti: 407,170,400 deals, 450,528 of them ties; 22,100 hands by kind; 20,358,520 sets of six', () => {
  const { wins, ties } = winners()
  expect([wins, ties, wins * 2 + ties]).toEqual([203_359_936, 450_528, 407_170_400])
  const kinds: Record<string, number> = {}
  for (const [
    {
      kinds: [kind],
    },
    ways,
  ] of kindChances())
    kinds[kind] = (kinds[kind] ?? 0) + ways
  expect(kinds).toEqual({ trail: 52, pure: 48, sequence: 720, colour: 1096, pair: 3744, high: 16_440 })
  expect([...sixes().values()].reduce((sum, ways) => sum + ways)).toBe(20_358_520)
})

test('the money wheel has 54 segments, and no sign of twenty or more beside another', () => {
  const rare = new Set(['20', 'sun', 'moon'])
  const counts = Object.groupBy(moneyWheel.segments, (sign) => sign)
  expect(
    Object.entries(counts)
      .map(([sign, all]) => `${sign}:${all?.length}`)
      .toSorted(),
  ).toEqual(['10:4', '1:24', '20:2', '2:15', '5:7', 'moon:1', 'sun:1'])
  for (const [i, sign] of moneyWheel.segments.entries())
    if (rare.has(sign)) expect(rare.has(moneyWheel.segments.at(i - 1) ?? '')).toBe(false)
})
