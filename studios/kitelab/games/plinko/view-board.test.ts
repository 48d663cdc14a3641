import { expect, test } from 'vitest'
import { overBucket, unit } from './fall.ts'
import { heightOf, onBoard, pinAt, tallFor, widthOf } from './view-board.ts'

const rooms = [
  { width: 900, height: 812 },
  { width: 366, height: 440 },
  { width: 1600, height: 1250 },
]

test.each(rooms)('the board fills a stage of $width by $height across', ({ width, height }) => {
  for (const rows of [8, 12, 16]) {
    const shape = { rows, tall: tallFor(rows, { width, height }) }
    expect(heightOf(shape) / widthOf(shape)).toBeLessThanOrEqual(height / width + 0.001)
    expect(heightOf(shape) / widthOf(shape)).toBeGreaterThan((height / width) * 0.8)
  }
})

test('a ball that has fallen lies in the middle of its bucket, and the last pins stand between buckets', () => {
  for (const rows of [8, 12, 16]) {
    const shape = { rows, tall: 0.9 }
    for (let bucket = 1; bucket <= rows; bucket++) {
      const between = pinAt(shape, rows - 1, bucket - 1).x
      expect(between - onBoard(shape, overBucket(bucket - 1, rows)).x).toBeCloseTo(unit / 2)
      expect(onBoard(shape, overBucket(bucket, rows)).x - between).toBeCloseTo(unit / 2)
    }
  }
})
