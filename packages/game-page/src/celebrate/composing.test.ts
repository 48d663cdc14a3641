import { expect, test } from 'vitest'
import { acrossOf, awayFrom, nearer } from './composing.ts'

test('what is lit moves with a table that comes nearer: its middle stays, its edges go out', () => {
  const middle = { x: 720, y: 400 }
  expect(nearer({ x: 720, y: 400, width: 0, height: 0 }, middle, 1.06)).toEqual({
    ...{ x: 720, y: 400, width: 0, height: 0 },
  })
  const grown = nearer({ x: 270, y: 100, width: 900, height: 600 }, middle, 1.06)
  expect(grown.x).toBeCloseTo(243)
  expect(grown.x + grown.width).toBeCloseTo(1197)
  expect(grown.y).toBeCloseTo(82)
})

test('a table that stays leaves everything where it is', () => {
  const box = { x: 10, y: 20, width: 30, height: 40 }
  expect(nearer(box, { x: 500, y: 500 }, 1)).toEqual(box)
})

const room = { top: 0, bottom: 836 }
test.each([
  ['words above the band stay', { top: 500, bottom: 560 }, { top: 700, bottom: 720 }, 0],
  ['words below it stay', { top: 740, bottom: 790 }, { top: 700, bottom: 720 }, 0],
  ['words that its upper edge runs through rise', { top: 650, bottom: 710 }, { top: 700, bottom: 720 }, -18],
  ['words that its lower edge runs through sink', { top: 715, bottom: 760 }, { top: 700, bottom: 720 }, 13],
  ['words without room below rise', { top: 705, bottom: 830 }, { top: 700, bottom: 720 }, -138],
  ['words without room anywhere have no way', { top: 5, bottom: 830 }, { top: 700, bottom: 720 }, null],
])('%s', (_title, words, band, by) => {
  const moved = awayFrom([words], [band], room)
  expect(moved).toBe(by)
})

test('a column of words moves as one, and keeps off the upper band as off the lower', () => {
  const bands = [
    { top: 80, bottom: 120 },
    { top: 700, bottom: 740 },
  ]
  const column = [
    { top: 110, bottom: 300 },
    { top: 310, bottom: 500 },
    { top: 510, bottom: 600 },
  ]
  expect(awayFrom(column, bands, room)).toBe(18)
  expect(awayFrom([...column, { top: 610, bottom: 690 }], bands, room)).toBeNull()
})

test('words stand in the middle of a frame beside a dock and between its sides; a frame in the middle leaves them where they are', () => {
  const docked = acrossOf({ x: 320, y: 64, width: 1120, height: 836 }, 1440)
  expect(docked).toEqual({ middle: 880, width: 1120, most: 1120 * 0.92 })
  const beside = acrossOf({ x: 76, y: 70, width: 480, height: 300 }, 844)
  expect(beside.middle).toBe(316)
  expect(beside.middle - beside.width / 2).toBe(0)
  expect(acrossOf({ x: 272, y: 76, width: 896, height: 580 }, 1440)).toEqual({
    ...{ middle: 720, width: 1440, most: null },
  })
})
