import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { banner, bannerIds, categoryIcon, categoryIds } from './banners.ts'
import { tile, tileIds } from './tiles.ts'

const drawings = [
  ...tileIds.map((id): [string, string] => [`tile ${id}`, tile(id)]),
  ...bannerIds.flatMap((id) =>
    (['wide', 'phone', 'card'] as const).map((crop): [string, string] => [
      `banner ${id} ${crop}`,
      banner(id, crop),
    ]),
  ),
  ...categoryIds.map((id): [string, string] => [`category ${id}`, categoryIcon(id)]),
]

test('there are well over a hundred tiles, each code once', () => {
  expect(tileIds.length).toBeGreaterThanOrEqual(100)
  expect(new Set(tileIds).size).toBe(tileIds.length)
})

test.each(drawings)(
  '%s has no text, so that no font decides its look, and no numbers gone wrong',
  (_, svg) => {
    expect(svg).not.toMatch(/<text|<tspan|font-/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  },
)

test.each(drawings)('%s holds every gradient, mask and cut that it uses', (_, svg) => {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
})

test('a tile is the same drawing every time', () => {
  for (const id of ['mm-2d', 'crash-hti', 'slot-lotus-cluster']) expect(tile(id)).toBe(tile(id))
})

test('a game without a tile of its own gets that of the house', () => {
  expect(tile('no-such-game')).toBe(tile('default'))
})

/** Codes of every game of the catalogue of rules, in all its kinds. */
const codes = `
slot-ruby-classic slot-gem-gates slot-golden-chinthe slot-irrawaddy-243 slot-thingyan-tumble slot-lucky-coins-hold
slot-sticky-nat slot-bagan-ways slot-book-of-pagan slot-lotus-cluster slot-chinthe-jackpot jackpot-svc
crash-hti limbo dice mines plinko hilo coinflip keno40 keno80 wheel big6-54 vp-job scratch-kyat bingo75q bingo90
bac-classic bac-nocomm bac-speed roul-eu sicbo taixiu dt fantan xocdia fpc andarbahar tp2020 bj-unlimited bj-single
colorgame tg-baccarat tg-roulette tg-sicbo tg-dragontiger tg-blackjack tg-andarbahar tg-fpc fish-irrawaddy
pvp-shan pvp-tienlen pvp-teenpatti pvp-holdem pvp-rummy pvp-dominoqq pvp-gaple pvp-niuniu pvp-pokdeng pvp-13card
feed-sim-football vn-mb vn-mn vn-mt vnfast-45s vnfast-1 vnfast-2 vnfast-5 th-gov yiki mm-2d mm-3d mm2d-0930 mm2d-1201
mm2d-1400 mm2d-1630 mm2d-fast 4d-studio la-4d hk-pools k3-1m pk10-1m ssc-1m pc28-1m mk6 keno20 cock-arena
`
  .trim()
  .split(/\s+/)

test.each(codes)('the game %s finds its own tile by its code', (code) => {
  expect(tileIds).toContain(code)
})

test('every group of banners has a picture of its own, and home several', () => {
  const contract = readFileSync(new URL('../../contracts/src/content/content.ts', import.meta.url), 'utf8')
  const [, list = ''] = /bannerGroups = \[([^\]]+)\]/.exec(contract) ?? []
  const groups = [...list.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '')
  expect(groups.length).toBeGreaterThan(10)
  for (const group of groups.filter((name) => name !== 'home')) expect(bannerIds).toContain(group)
  expect(bannerIds.filter((id) => id.startsWith('home-')).length).toBeGreaterThanOrEqual(5)
})
