import { describe, expect, test } from 'vitest'
import { fallOf } from './fall.ts'

describe('a reel after its wins have vanished', () => {
  test('lets fall what stood above the gaps and fills up from the top', () => {
    expect(fallOf(['A', 'B', 'C', 'D'], new Set([1, 3]), ['X', 'Y', 'A', 'C'])).toEqual([
      { symbol: 'X', from: -2, to: 0 },
      { symbol: 'Y', from: -1, to: 1 },
      { symbol: 'A', from: 0, to: 2 },
      { symbol: 'C', from: 2, to: 3 },
    ])
  })

  test('stands where nothing vanished', () => {
    expect(fallOf(['A', 'B'], new Set(), ['A', 'B'])).toEqual([
      { symbol: 'A', from: 0, to: 0 },
      { symbol: 'B', from: 1, to: 1 },
    ])
  })

  test('fills gaps in their place where a game lets nothing fall', () => {
    expect(fallOf(['A', 'B', 'C'], new Set([2]), ['A', 'B', 'X'])).toEqual([
      { symbol: 'A', from: 0, to: 0 },
      { symbol: 'B', from: 1, to: 1 },
      { symbol: 'X', from: -1, to: 2 },
    ])
  })
})
