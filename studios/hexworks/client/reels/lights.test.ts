import { expect, test } from 'vitest'
import { twentyLines } from '../../shared/lines.ts'
import type { Cell } from '../../shared/shown.ts'
import { placeBoard } from './layout.ts'
import { stopsOf } from './lights.ts'

const board = placeBoard({ width: 1440, height: 700 }, 5, 3)
const pathOf = (rows: readonly number[]) => rows.map((row, reel): Cell => [reel, row])

test('every line runs unbroken from the left edge of the reels to the right, through the middle of its cell on each', () => {
  for (const rows of twentyLines) {
    const stops = stopsOf(board, () => 3, pathOf(rows))
    expect(stops).toHaveLength(rows.length + 2)
    expect(stops[0]?.x).toBe(0)
    expect(stops.at(-1)?.x).toBe(board.width)
    for (const [reel, row] of rows.entries()) {
      const { x, y } = stops[reel + 1]!
      expect(Math.floor(x / board.cellWidth)).toBe(reel)
      expect(Math.floor(y / board.cellHeight)).toBe(row)
    }
    // It leaves the reels at the height of its first and last cell.
    expect([stops[0]?.y, stops.at(-1)?.y]).toEqual([stops[1]?.y, stops.at(-2)?.y])
  }
})

test('a win without a line has none', () => {
  expect(stopsOf(board, () => 3, [])).toEqual([])
})
