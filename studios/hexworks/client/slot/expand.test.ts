import { expect, test } from 'vitest'
import { cellsOfSymbol, expansionOf } from './expand.ts'

const grid = [
  ['A', 'H1', 'K'],
  ['Q', 'J', 'K'],
  ['H1', 'A', 'H1'],
]

test('the special symbol fills the reels that show it from the left, and leaves the others as they are', () => {
  expect(expansionOf(grid, 'H1')).toEqual([
    { reel: 0, grid: [['H1', 'H1', 'H1'], grid[1], grid[2]] },
    { reel: 2, grid: [['H1', 'H1', 'H1'], grid[1], ['H1', 'H1', 'H1']] },
  ])
  expect(expansionOf(grid, 'H4')).toEqual([])
})

test('cells of a symbol are named by reel and row', () => {
  expect(cellsOfSymbol(grid, 'H1')).toEqual([
    [0, 1],
    [2, 0],
    [2, 2],
  ])
})
