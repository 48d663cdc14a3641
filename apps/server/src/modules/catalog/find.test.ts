import { describe, expect, test } from 'vitest'
import { gamesLike, namedLike, openToVisitors, pageOf } from './find.ts'

const game = (code: string, names: Record<string, string>, more: object = {}) => ({
  ...{ code, names, vendor: 'hexworks', gameType: 'RNG', gameClassify: null, isHot: false },
  minBet: { MMK: '100' } as Readonly<Record<string, string>>,
  ...more,
})
const chinthe = game('slot-golden-chinthe', { EN: 'Golden Chinthe 20', MY: 'ရွှေခြင်္သေ့ 20' })
const koi = game(
  'fish-koi',
  { EN: 'River Gold', VI: 'Cá chép vàng' },
  { vendor: 'monsoon', gameType: 'FISH' },
)
const coin = game(
  'coinflip',
  { EN: 'Coin Flip' },
  { vendor: 'kitelab', gameClassify: 'AC', minBet: { MMK: '50' } },
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
  expect(list({ gameType: 'RNG', gameName: 'co' })).toEqual(['coinflip'])
  expect(list({ minBet: '50.00' })).toEqual(['coinflip'])
  expect(list({ minBet: '100' })).toHaveLength(3)
  expect(list({ minBet: '49.99' })).toEqual([])
})

test('[API-56] pages do not overlap and their number is right', () => {
  const rows = Array.from({ length: 50 }, (_, n) => n)
  expect(pageOf(rows, 1, 24)).toMatchObject({ total: 50, totalPages: 3 })
  expect([1, 2, 3, 4].flatMap((page) => pageOf(rows, page, 24).rows)).toEqual(rows)
  expect(pageOf([], 1, 24)).toEqual({ rows: [], total: 0, totalPages: 0 })
})
