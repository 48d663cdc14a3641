import { expect, test } from 'vitest'
import type { Spin, Win } from '../../shared/shown.ts'
import { causeOf } from './cause.ts'

const base: Spin = {
  kind: 'base',
  grid: [
    ['A', 'S'],
    ['S', 'B'],
  ],
  wins: [],
  total: '0.00',
}
const scatters: Win = { kind: 'scatter', symbol: 'S', count: 2, times: '1', amount: '5.00', cells: [] }

test('scatters that pay nothing are lit where they stand once all has fallen', () => {
  expect(causeOf(base, 'S')).toEqual([
    [0, 1],
    [1, 0],
  ])
  const grid = [
    ['S', 'C'],
    ['C', 'S'],
  ]
  const tumbled = { ...base, tumbles: [{ removed: [], grid, wins: [], total: '0.00', times: '1' }] }
  expect(causeOf(tumbled, 'S')).toEqual([
    [0, 0],
    [1, 1],
  ])
})

test('a win has lit its scatters already, and coins are lit for themselves', () => {
  expect(causeOf({ ...base, wins: [scatters] }, 'S')).toEqual([])
  expect(causeOf({ ...base, coins: [{ cell: [1, 1], value: '1.00' }] }, undefined)).toEqual([[1, 1]])
  expect(causeOf(base, undefined)).toEqual([])
})
