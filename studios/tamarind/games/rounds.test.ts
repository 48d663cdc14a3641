import { readFileSync } from 'node:fs'
import { deal, pointsOf } from '@jackfruit/table-rules/baccarat/deal'
import { shoeOf } from '@jackfruit/table-rules/cards/shoe'
import { expect, test } from 'vitest'
import { cardOf, drawing, drawsFor, playOnce, seeded } from '../shared/testing.ts'
import { rules as andarBahar } from './tg-andarbahar/engine.ts'
import { rules as baccarat } from './tg-baccarat/engine.ts'
import { readShown as readBaccarat } from './tg-baccarat/shown.ts'
import { rules as dragonTiger } from './tg-dragontiger/engine.ts'
import { rules as fishPrawnCrab } from './tg-fpc/engine.ts'
import { rules as roulette } from './tg-roulette/engine.ts'
import { covers, wheelOrder } from './tg-roulette/rules.ts'
import { rules as sicBo } from './tg-sicbo/engine.ts'

const cards = (texts: string, decks: number) => drawing(...drawsFor(texts.split(' ').map(cardOf), decks))

test('roulette: 17 pays 35:1, its split 17:1, zero takes the even bets', () => {
  const bets = { '17': '100', '17-20': '100', red: '100', 'dozen-2': '200' }
  expect(playOnce(roulette, bets, drawing(17))).toEqual({
    ...{ stake: 50_000n, win: 600_000n, ended: true },
    shown: { number: 17, wins: { '17': '3600.00', '17-20': '1800.00', 'dozen-2': '600.00' } },
  })
  expect(playOnce(roulette, { red: '100', even: '100', low: '100' }, drawing(0))?.win).toBe(0n)
})

test('roulette: 157 places, and each inside bet lies on neighbours', () => {
  expect(Object.keys(covers)).toHaveLength(157)
  expect([...wheelOrder].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, n) => n))
  expect(covers['column-3']?.slice(0, 3)).toEqual([3, 6, 9])
})

const rows: readonly (readonly [string, string, string, string])[] = [
  ['a natural ends it', '9h Ks Kc 7d', '9 7', 'P DBP'],
  ['both stand on 6 and 7', '6h Ks Kc 7d', '6 7', 'B'],
  ['the player draws, a banker of 3 stands on an 8', 'Kh 3s Kc Kd 8h', '8 3', 'P'],
  ['a banker of 6 draws on a 7', 'Kh 6s Kc Kd 7h Ah', '7 7', 'T'],
  ['a banker of 6 stands on a 5', 'Kh 6s Kc Kd 5h', '5 6', 'B S6'],
  ['a banker of 5 draws when the player stands', '6h 5s Kc Kd 2h', '6 7', 'B D7'],
]

test.each(rows)('baccarat: %s', (_, dealt, totals, places) => {
  const bets = Object.fromEntries(['P', 'B', 'T', 'DBP', 'S6', 'D7'].map((id) => [id, '100']))
  const shown = readBaccarat(playOnce(baccarat, bets, cards(dealt, 8))?.shown ?? null)
  expect(`${shown.player.total} ${shown.banker.total}`).toBe(totals)
  for (const place of places.split(' ')) expect(shown.wins).toHaveProperty(place)
})

test('baccarat: a tie gives Player and Banker their stakes back; Banker pays 0.95', () => {
  const tie = playOnce(baccarat, { P: '100', B: '100', T: '100' }, cards('9h 9s Kc Kd', 8))
  expect(tie?.win).toBe(110_000n)
  expect(playOnce(baccarat, { B: '1000' }, cards('2h 9s Kc Kd', 8))?.win).toBe(195_000n)
})

test('baccarat: two perfect pairs pay 200:1, one pays 25:1', () => {
  expect(playOnce(baccarat, { XP: '100' }, cards('9h 4s 9h 4s', 8))?.win).toBe(2_010_000n)
  expect(playOnce(baccarat, { XP: '100' }, cards('9h 4s 9h 4d', 8))?.win).toBe(260_000n)
})

test('baccarat: the totals of 20,000 deals are those of their cards', () => {
  const random = seeded(3)
  for (let i = 0; i < 20_000; i++) {
    const { player, playerCards, banker, bankerCards } = deal(random)
    const total = (hand: readonly number[]) => hand.map(pointsOf).reduce((a, b) => a + b) % 10
    expect([player.total, banker.total]).toEqual([total(playerCards), total(bankerCards)])
  }
})

test('sic bo: 1, 2, 4 pays small, odd, its pairs, its total and its faces', () => {
  const bets = Object.fromEntries(
    ['small', 'odd', 'total-7', 'two-1-4', 'single-2', 'three-1-2-4', 'four-1-2-3-4', 'big'].map((id) => [
      id,
      '100',
    ]),
  )
  // 2 + 2 + 13 + 7 + 2 + 31 + 8
  expect(playOnce(sicBo, bets, drawing(0, 1, 3))?.win).toBe(650_000n)
})

test('sic bo: a triple takes big, small, odd and even', () => {
  const bets = { small: '100', odd: '100', 'triple-1': '100', 'any-triple': '100', 'single-1': '100' }
  expect(playOnce(sicBo, bets, drawing(0, 0, 0))?.win).toBe((181n + 31n + 4n) * 10_000n)
})

test('dragon tiger: the higher card, half back on a tie, fifty for a suited one', () => {
  const bets = { dragon: '100', tiger: '100', tie: '100', 'suited-tie': '100', 'tiger-red': '100' }
  expect(playOnce(dragonTiger, bets, cards('Ks As', 8))?.win).toBe(20_000n)
  expect(playOnce(dragonTiger, bets, cards('7s 7d', 8))?.win).toBe(5_000n * 2n + 90_000n + 19_000n)
  expect(playOnce(dragonTiger, bets, cards('7s 7s', 8))?.win).toBe(10_000n + 90_000n + 510_000n)
  expect(playOnce(dragonTiger, { 'dragon-big': '100', 'dragon-small': '100' }, cards('7s As', 8))?.win).toBe(
    0n,
  )
})

test('fish prawn crab: one, two and three of a picture', () => {
  const bets = { fish: '100', prawn: '100', 'fish-prawn': '100', 'any-triple': '100', 'triple-fish': '100' }
  expect(playOnce(fishPrawnCrab, bets, drawing(0, 0, 1))?.win).toBe(30_000n + 20_000n + 60_000n)
  expect(playOnce(fishPrawnCrab, bets, drawing(0, 0, 0))?.win).toBe(40_000n + 310_000n + 1_810_000n)
})

test('andar bahar: the side of the first card of the rank, and how many cards it took', () => {
  const bets = { andar: '100', bahar: '100', 'cards-1-5': '100' }
  expect(playOnce(andarBahar, bets, cards('Ks 2h 3h Kd', 1))).toMatchObject({
    win: 19_000n + 35_000n,
    shown: { joker: 'Ks', cards: ['2h', '3h', 'Kd'] },
  })
  expect(playOnce(andarBahar, bets, cards('Ks 2h Kd', 1))?.win).toBe(20_000n + 35_000n)
})

test('a shoe deals each of its cards once', () => {
  const next = shoeOf(seeded(5), 2)
  const dealt = Array.from({ length: 104 }, next).sort((a, b) => a - b)
  expect(dealt).toEqual(Array.from({ length: 104 }, (_, i) => Math.floor(i / 2)))
})

test('manifests name each game in English and Burmese', () => {
  for (const { code } of [roulette, baccarat, sicBo, dragonTiger, fishPrawnCrab, andarBahar]) {
    const { name } = JSON.parse(readFileSync(new URL(`./${code}/game.json`, import.meta.url), 'utf8'))
    expect(name).toEqual({
      EN: expect.stringMatching(/^[A-Za-z ]+$/),
      MY: expect.stringMatching(/^[က-႟ ]+$/),
    })
  }
})
