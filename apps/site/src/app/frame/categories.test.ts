import { describe, expect, test } from 'vitest'
import { categoriesOf, dropDownOf, isHot, type Vendor } from './categories.ts'

const vendor = (vassalage: string, gameType: Vendor['gameType'] = 'RNG', hot = 0): Vendor => ({
  ...{ vassalage, gameType, name: vassalage, accountTypeId: '1', nodeId: vassalage },
  isHot: hot,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => vendor(`V${at}`))

describe('categories of the navigation', () => {
  test('[NV-02] they are those that the server answers, in its order', () => {
    const lanes = [
      { title: 'Slots', gameType: 'RNG' as const, cards: many(2) },
      { title: 'Fishing', gameType: 'FISH' as const, cards: [vendor('V0', 'FISH')] },
    ]
    expect(categoriesOf(lanes).map(({ gameType }) => gameType)).toEqual(['RNG', 'FISH'])
    expect(categoriesOf(lanes.slice(1)).map(({ gameType }) => gameType)).toEqual(['FISH'])
  })

  test('[NV-02] one that nobody makes games for is not there', () => {
    expect(categoriesOf([{ title: 'Live', gameType: 'LIVE', cards: [] }])).toEqual([])
  })

  test('[NV-04] a maker stands once in each category that names it', () => {
    const lane = { title: 'Slots', gameType: 'RNG' as const, cards: [vendor('A'), vendor('B'), vendor('A')] }
    const live = { title: 'Live', gameType: 'LIVE' as const, cards: [vendor('A', 'LIVE')] }
    const names = categoriesOf([lane, live, lane]).map(({ vendors }) =>
      vendors.map(({ vassalage }) => vassalage),
    )
    expect(names).toEqual([['A', 'B'], ['A']])
  })

  test.each([
    [1, 1, true, false],
    [5, 5, true, false],
    [6, 6, false, false],
    [10, 10, false, false],
    [11, 11, false, true],
    [12, 11, false, true],
    [15, 11, false, true],
  ])(
    '[BC-11] [NV-05][NV-06][NV-08] %i makers: %i logos, centred %s, More %s',
    (count, logos, isCentred, hasMore) => {
      const { shown, ...rest } = dropDownOf(many(count))
      expect(shown.map(({ vassalage }) => vassalage)).toEqual(many(logos).map(({ vassalage }) => vassalage))
      expect(rest).toEqual({ isCentred, hasMore })
    },
  )

  test.each([
    [1, true],
    [0, false],
    [2, false],
  ])('[NV-07] isHot %i shows the icon: %s', (hot, isShown) => {
    expect(isHot(vendor('A', 'RNG', hot))).toBe(isShown)
  })
})
