import { describe, expect, test } from 'vitest'
import { placeBoard } from './layout.ts'

const stages = [
  [1440, 700],
  [1920, 900],
  [390, 470],
  [360, 380],
  [320, 300],
  [844, 290],
  [600, 600],
  [1024, 900],
] as const

describe('the board', () => {
  test.each(stages)('stands inside a stage of %i by %i with its frame', (width, height) => {
    const board = placeBoard({ width, height }, 5, 3, { below: 20 })
    // On a phone the sides of the frame are outside, and every cell is inside.
    const edge = width < 600 ? 0 : board.frame
    expect(board.x - edge).toBeGreaterThanOrEqual(0)
    expect(board.x + board.width + edge).toBeLessThanOrEqual(width)
    expect(board.y - board.frame).toBeGreaterThanOrEqual(0)
    expect(board.y + board.height + board.frame).toBeLessThanOrEqual(height - 20)
    expect(board.cellWidth * 5).toBe(board.width)
    expect(board.cellHeight * 3).toBe(board.height)
  })

  test('fills a phone from side to side', () => {
    const board = placeBoard({ width: 390, height: 470 }, 5, 3)
    expect(board.width).toBe(390)
  })

  test('leaves most of what is over above the reels on a phone, for the name and who looks over the frame', () => {
    const stage = { width: 390, height: 560 }
    const { y, height, frame } = placeBoard(stage, 5, 3)
    const [above, under] = [y - frame, stage.height - (y + height + frame)]
    expect(above).toBeGreaterThan(under * 1.8)
    expect(under).toBeGreaterThanOrEqual(4)
  })

  test('keeps its cells near square', () => {
    for (const [width, height] of stages) {
      const { cellWidth, cellHeight } = placeBoard({ width, height }, 5, 3)
      expect(cellWidth / cellHeight).toBeLessThan(1.2)
      expect(cellHeight / cellWidth).toBeLessThan(1.46)
    }
  })
})
