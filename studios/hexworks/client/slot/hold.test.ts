import { currencyOf, formatMinor } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import type { Coin, Spin } from '../../shared/shown.ts'
import { heldLines, isFull, keptCells, newCoins, respinsLeft, respinWords } from './hold.ts'

const coin = (reel: number, row: number): Coin => ({ cell: [reel, row], value: '100.00' })
const spin = (kind: Spin['kind'], rest: Partial<Spin>): Spin => ({
  ...{ kind, grid: [], wins: [], total: '0.00' },
  ...rest,
})
const trigger = spin('base', { awarded: 3, coins: [coin(0, 0), coin(1, 2)] })

test('what is held is told in lines: coins by their worth, named prizes apart, and what the Grand still wants', () => {
  const say = (key: string, { count }: { count?: number } = {}) => `${key} ${count}`
  const currency = currencyOf('MMK')
  const parts = { say, currency, money: (amount: bigint) => formatMinor(amount, currency.scale) }
  const grid = Array.from({ length: 5 }, () => ['o', 'o', 'o'])
  const coins = [coin(0, 0), coin(1, 2), { ...coin(4, 1), value: '50.00', label: 'MINI' }]
  expect(heldLines({ grid, coins }, parts)).toEqual([
    ['respin.coins 2', '200.00'],
    ['MINI', '50.00'],
    ['respin.fill 15', 'respin.toGo 12'],
  ])
})

describe('respins that are left', () => {
  test('do not tell beforehand that a coin will come', () => {
    const withCoin = spin('respin', { left: 3, coins: [coin(0, 0), coin(1, 2), coin(4, 1)] })
    const without = spin('respin', { left: 2, coins: [coin(0, 0), coin(1, 2)] })
    for (const first of [withCoin, without]) expect(respinsLeft(trigger, first, false)).toBe(2)
    expect(respinsLeft(trigger, withCoin, true)).toBe(3)
    expect(respinsLeft(trigger, without, true)).toBe(2)
  })

  test('count down to the last', () => {
    const [two, one, none] = [2, 1, 0].map((left) => spin('respin', { left }))
    expect(respinsLeft(two!, one!, false)).toBe(1)
    expect(respinsLeft(one!, none!, false)).toBe(0)
    expect(respinsLeft(one!, none!, true)).toBe(0)
  })

  test('are told in words of their own when it is one, or none', () => {
    const say = (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}`
    expect([2, 1, 0].map((left) => respinWords(left, say))).toEqual([
      'respin.left {"count":2}',
      'respin.one {}',
      'respin.last {}',
    ])
  })
})

test('a board is full when every cell of it holds a coin', () => {
  const grid = [['o'], ['o']]
  expect(isFull(spin('respin', { grid, coins: [coin(0, 0), coin(1, 0)] }))).toBe(true)
  expect(isFull(spin('respin', { grid, coins: [coin(0, 0)] }))).toBe(false)
  expect(isFull(spin('free', { grid: [] }))).toBe(false)
})

describe('what holds its place', () => {
  test('are coins once they are respun, and sticky symbols always', () => {
    expect(keptCells(trigger)).toEqual([])
    expect(keptCells({ ...trigger, kind: 'respin' })).toEqual([
      [0, 0],
      [1, 2],
    ])
    expect(keptCells(spin('free', { sticky: [[2, 1]] }))).toEqual([[2, 1]])
  })

  test('is new when no spin before has shown it', () => {
    const after = spin('respin', { coins: [coin(0, 0), coin(1, 2), coin(1, 1)] })
    expect(newCoins(trigger, after)).toEqual([coin(1, 1)])
    expect(newCoins(after, after)).toEqual([])
  })
})
