import { currencyOf } from '@jackfruit/kernel'
import { describe, expect, test } from 'vitest'
import type { Spin, Win } from '../../shared/shown.ts'
import { litBy, ownTotal, promiseOf, roundWords, tagsOf, waitWords, winWords } from './words.ts'

const mmk = currencyOf('MMK')
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ')
const aWin = (change: Partial<Win>): Win => ({
  ...{ kind: 'line', symbol: 'A', count: 3, times: '1', amount: '1.00' },
  cells: [
    [0, 1],
    [1, 0],
  ],
  ...change,
})
const aSpin = (change: Partial<Spin> = {}): Spin => ({
  ...{ kind: 'base', grid: [['A'], ['B']], wins: [], total: '0.00' },
  ...change,
})

describe('what is lit', () => {
  test('of a line are its cells and its whole path', () => {
    expect(
      litBy(
        [aWin({ line: 2 })],
        [
          [0, 0],
          [1, 0, 2],
        ],
      ),
    ).toEqual([
      {
        cells: [
          [0, 1],
          [1, 0],
        ],
        path: [
          [0, 1],
          [1, 0],
          [2, 2],
        ],
      },
    ])
  })

  test('of everything else are its cells alone', () => {
    expect(litBy([aWin({ kind: 'ways', ways: 4 })], [[0, 0]])[0]?.path).toBeNull()
  })
})

describe('the words of a win', () => {
  test('tell one win by its kind and several by their number', () => {
    expect(winWords([aWin({ line: 7 })], say)).toBe('win.line 3 7 0')
    expect(winWords([aWin({ line: 7 }), aWin({ line: 8 })], say)).toBe('win.lines 2')
    expect(winWords([aWin({ line: 7 }), aWin({ kind: 'scatter' })], say)).toBe('win.several 2')
  })

  test('tell what multiplied all of them alike', () => {
    expect(winWords([aWin({ line: 7, times: '5' })], say)).toBe('win.line 3 7 0 · ×5')
    expect(winWords([aWin({ times: '3' }), aWin({ times: '3' })], say)).toBe('win.lines 2 · ×3')
    expect(winWords([aWin({ times: '3' }), aWin({ times: '9' })], say)).toBe('win.lines 2')
  })

  test('are of their own where a win is no number of a kind', () => {
    expect(winWords([aWin({ symbol: 'bars' })], say, { bars: 'ruby.winBars' })).toBe('ruby.winBars 3 0 0')
  })

  test('of a round name its feature, and a prize before it', () => {
    const spins = [aSpin(), aSpin({ kind: 'respin' })]
    expect(roundWords({ spins: [aSpin(), aSpin({ kind: 'free' })] }, say)).toBe('win.free')
    expect(roundWords({ spins }, say)).toBe('win.respins')
    expect(roundWords({ spins, prizes: [{ label: 'GRAND', amount: '9.00' }] }, say)).toBe('GRAND')
  })
})

describe('what free spins promise', () => {
  const free = (times: string) => aSpin({ kind: 'free', times })

  test('is a multiplier where all of them have it', () => {
    expect(promiseOf([free('3'), free('3')], say)).toBe('free.times 3')
    expect(promiseOf([free('1'), free('1')], say)).toBe('')
  })

  test('is one of its own for each where they differ: the first is not that of all', () => {
    expect(promiseOf([free('2'), free('25')], say)).toBe('free.timesVary')
  })

  test('is told in words where the game has some', () => {
    expect(promiseOf([aSpin({ kind: 'free' })], say, 'river.wilds')).toBe('river.wilds')
  })
})

test('coins wear their value, and the name of their pot under it; marked cells their multiplier', () => {
  const tags = tagsOf(
    {
      coins: [
        { cell: [0, 1], value: '150.00' },
        { cell: [2, 0], value: '2000.00', label: 'MINI' },
      ],
      marks: [{ cell: [1, 1], times: '4' }],
    },
    (amount) => String(amount / 100n),
    mmk,
  )
  expect([...tags]).toEqual([
    ['1/1', '×4'],
    ['0/1', '150'],
    ['2/0', '2000\nMINI'],
  ])
})

test('what a spin pays before its tumbles is its total without theirs', () => {
  const tumble = { removed: [], grid: [], wins: [], times: '2', total: '30.00' }
  expect(ownTotal(aSpin({ total: '50.00', tumbles: [tumble] }), mmk)).toBe(2000n)
})

test('a reel that is waited for says how many there are of how many, and only the last one that it decides', () => {
  const held = { reel: 3, isLast: false, cells: [], count: { have: 2, need: 3 } }
  expect(waitWords(held, say)).toBe('wait.count 2 3')
  expect(waitWords({ ...held, reel: 4, isLast: true }, say)).toBe('wait.count 2 3 · wait.reel 5')
  expect(waitWords({ reel: 4, isLast: true, cells: [] }, say)).toBe('wait.reel 5')
})
