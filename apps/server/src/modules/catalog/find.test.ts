import type { Shelf } from '@jackfruit/contracts/shelves'
import { describe, expect, test } from 'vitest'
import { gamesLike, namedLike, openToVisitors, pageOf, platformsOf, runsOn } from './find.ts'

const game = (code: string, names: Record<string, string>, more: object = {}) => ({
  ...{ code, nodeId: code, names, vendor: 'hexworks', gameType: 'RNG', gameClassify: null, isHot: false },
  shelf: 'slots' as Shelf | null,
  minBet: { MMK: '100' } as Readonly<Record<string, string>>,
  ...{ lines: null as number | null, platforms: ['html5-desktop', 'html5-mobile'] },
  ...more,
})
const chinthe = game('slot-golden-chinthe', { EN: 'Golden Chinthe 20', MY: 'ရွှေခြင်္သေ့ 20' })
const koi = game(
  'fish-koi',
  { EN: 'River Gold', VI: 'Cá chép vàng' },
  { vendor: 'monsoon', gameType: 'FISH', shelf: null },
)
const coin = game(
  'coinflip',
  { EN: 'Coin Flip' },
  { vendor: 'kitelab', gameClassify: 'AC', shelf: 'instant', minBet: { MMK: '50' } },
)
const all = [koi, chinthe, coin]
const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code)

describe('[IM-88] a search', () => {
  test.each([
    ['golden', ['slot-golden-chinthe']],
    ['GOLD', ['slot-golden-chinthe', 'fish-koi']],
    ['ခြင်္သေ့', ['slot-golden-chinthe']],
    ['ca chep', ['fish-koi']],
    ['Cá  chép', ['fish-koi']],
    ['slot golden', ['slot-golden-chinthe']],
    ['coinflip', ['coinflip']],
    ['nothing of the kind', []],
    ['   ', []],
  ])('for %j finds names in any language and codes, beginnings first: %j', (text, found) => {
    expect(codes(namedLike(all, text))).toEqual(found)
  })
})

test('[D-70] visitors look through hot games and the popular ones', () => {
  const many = Array.from({ length: 120 }, (_, n) => game(`g${n}`, { EN: `Game ${n}` }, { isHot: n === 110 }))
  const open = codes(openToVisitors(many))
  expect(open).toHaveLength(101)
  expect(open).toContain('g110')
  expect(open).not.toContain('g109')
})

test('[API-55] [GL-11] [GL-12] [D-44] kind, maker, class, name and least stake each narrow the list', () => {
  const list = (wanted: Parameters<typeof gamesLike>[1]) => codes(gamesLike(all, wanted, 'MMK'))
  expect(list({})).toHaveLength(3)
  expect(list({ gameType: 'FISH' })).toEqual(['fish-koi'])
  expect(list({ vassalage: 'HEXWORKS' })).toEqual(['slot-golden-chinthe'])
  expect(list({ gameClassify: 'AC' })).toEqual(['coinflip'])
  expect(list({ shelf: 'slots' })).toEqual(['slot-golden-chinthe'])
  expect(list({ gameType: 'RNG', gameName: 'co' })).toEqual(['coinflip'])
  expect(list({ minBet: '50.00' })).toEqual(['coinflip'])
  expect(list({ minBet: '100' })).toHaveLength(3)
  expect(list({ minBet: '49.99' })).toEqual([])
})

test('[EN-130] [D-85] the sports of a maker of esports are a list of esports, and of no other', () => {
  const sports = [game('football', {}, { gameType: 'SPORTS', vendor: 'oxbow' })]
  const esports = [
    game('duels', {}, { gameType: 'SPORTS', vendor: 'skyotter' }),
    game('cups', {}, { gameType: 'ESPORTS', vendor: 'skyotter' }),
  ]
  const standing = { esportsVendors: ['skyotter'], cardGames: [] }
  const list = (gameType: string) => codes(gamesLike([...sports, ...esports], { gameType, standing }, 'MMK'))
  expect(list('SPORTS')).toEqual(['football'])
  expect(list('ESPORTS')).toEqual(['duels', 'cups'])
})

test('[D-24] games of chance with a pot are jackpot games too, and those that the brand names are card games', () => {
  const made = [
    game('pots', {}, { gameClassify: 'JP' }),
    game('baccarat', {}, { gameClassify: 'TG' }),
    game('wheel', {}, { gameClassify: 'TG' }),
    game('poker', {}, { gameType: 'CARD' }),
    game('match', {}, { gameType: 'SPORTS', gameClassify: 'JP' }),
  ]
  const standing = { esportsVendors: [], cardGames: ['baccarat', 'match'] }
  const list = (gameType: string) => codes(gamesLike(made, { gameType, standing }, 'MMK'))
  expect(list('JACKPOT')).toEqual(['pots'])
  expect(list('CARD')).toEqual(['baccarat', 'poker'])
  expect(list('RNG')).toEqual(['pots', 'baccarat', 'wheel'])
  expect(list('SPORTS')).toEqual(['match'])
})

test('[API-55] so many lines or more narrow the list; a game without lines is in none', () => {
  const [twenty, five] = [game('twenty', {}, { lines: 20 }), game('five', {}, { lines: 5 })]
  const list = (minLineNum?: string) => codes(gamesLike([twenty, five, koi], { minLineNum }, 'MMK'))
  expect(list()).toEqual(['twenty', 'five', 'fish-koi'])
  expect(list('1')).toEqual(['twenty', 'five'])
  expect(list('5')).toEqual(['twenty', 'five'])
  expect(list('6')).toEqual(['twenty'])
  expect(list('21')).toEqual([])
})

describe('[API-53] [D-76] [D-77] a list for', () => {
  const made = [
    game('both', {}),
    game('mobile', {}, { platforms: ['html5-mobile'] }),
    game('desktop', {}, { platforms: ['html5-desktop'] }),
    game('flash', {}, { platforms: ['flash'] }),
  ]
  test.each([
    ['flash,html5-desktop', undefined, ['both', 'desktop', 'flash']],
    ['html5-mobile', undefined, ['both', 'mobile']],
    ['flash,html5-desktop', '3', ['both', 'desktop']],
    [undefined, '3', ['both', 'desktop']],
    [undefined, '1', ['both', 'mobile']],
    [undefined, '2', ['both', 'mobile']],
    ['no-such', undefined, []],
    [undefined, undefined, ['both', 'mobile', 'desktop', 'flash']],
  ] as const)('the platforms %s and the client %s has %o', (platform, clientType, found) => {
    expect(codes(gamesLike(made, { platform, clientType }, 'MMK'))).toEqual(found)
  })
  test.each([
    ['1', ['both', 'mobile']],
    ['2', ['both', 'mobile', 'desktop']],
    ['3', ['both', 'mobile', 'desktop']],
  ] as const)('isPlatform %s has %o', (isPlatform, found) => {
    expect(codes(made.filter((each) => runsOn(each, platformsOf[isPlatform])))).toEqual(found)
  })
})

test('[API-56] pages do not overlap and their number is right', () => {
  const rows = Array.from({ length: 50 }, (_, n) => n)
  expect(pageOf(rows, 1, 24)).toMatchObject({ total: 50, totalPages: 3 })
  expect([1, 2, 3, 4].flatMap((page) => pageOf(rows, page, 24).rows)).toEqual(rows)
  expect(pageOf([], 1, 24)).toEqual({ rows: [], total: 0, totalPages: 0 })
})
