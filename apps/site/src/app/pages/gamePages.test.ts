import { catalog } from '@jackfruit/contracts'
import { describe, expect, test } from 'vitest'
import { categoryPath } from '../frame/categories.ts'
import { bannerGroupOf, categoryPages, directOf, gamesPages } from './gamePages.ts'

test('[D-23] [D-24] every kind of games has one page, at its name in small letters', () => {
  const pages = new Map([...gamesPages, ...categoryPages])
  expect(new Set(pages.values())).toEqual(new Set(catalog.gameTypes))
  for (const [path, gameType] of pages) {
    expect(path).toBe(`/${gameType.toLowerCase()}`)
    expect(categoryPath(gameType)).toBe(path)
    expect(categoryPath(gameType, 'hexworks')).toBe(`${path}?page=hexworks`)
  }
  expect([...gamesPages.keys()]).toEqual(['/rng', '/fish', '/live', '/pvp'])
})

test('[RT-43] [RT-44] [RT-45] [RT-46] [RT-47] [RT-48] [RT-49] [D-136] the slides of a kind are those of its group', () => {
  const groups = catalog.gameTypes.map((gameType) => [gameType, bannerGroupOf(gameType)])
  expect(Object.fromEntries(groups)).toEqual({
    ...{ RNG: 'rng', LIVE: 'live', FISH: 'fish', PVP: 'pvp', SPORTS: 'sports', ESPORTS: 'esports' },
    ...{ ELOTT: 'lottery', LOTT: null, COCKFIGHT: null, JACKPOT: null, CARD: null },
  })
})

describe('what an address opens by itself', () => {
  const lotteries = ['LOTT', 'ELOTT']
  test.each([
    ['[RT-34] [D-22]', '/vnlottery', undefined, lotteries, 'TCG_LOTTO_VN'],
    ['[RT-35] [D-22]', '/sealottery', undefined, lotteries, 'TCG_SEA'],
    ['[RT-34] [D-22]', '/vnlottery', 'TCG_SEA', lotteries, 'TCG_LOTTO_VN'],
    ['[RT-15] [D-22]', '/lottery', 'TCG_SEA', lotteries, 'TCG_SEA'],
    ['[RT-13]', '/lottery', undefined, lotteries, null],
    ['[RT-33]', '/lottert', undefined, lotteries, 'LOTT'],
    ['[D-26]', '/fbsports', undefined, ['SPORTS'], 'FB'],
    ['[D-26]', '/fbsports', 'oxbow', ['SPORTS'], 'oxbow'],
    ['[RT-26] [D-27]', '/seamless', 'tamarind', [], 'tamarind'],
    ['[RT-26] [D-27]', '/seamless', undefined, [], null],
  ])('%s %s with the maker %s: kinds %o of %s', (_, path, named, gameTypes, vendor) => {
    expect(directOf(path, named)).toEqual({ gameTypes, vendor })
  })
})
