import { expect, test } from 'vitest'
import { sizeIn } from './column-paint.ts'

test('a symbol is square in a square cell, however much it may be stretched', () => {
  expect(sizeIn({ width: 100, height: 100 }, 1.28)).toEqual({ size: 90, wide: 90, high: 90 })
})

test.each([
  ['wider in a low cell', { width: 200, height: 100 }, { size: 90, wide: 117, high: 90 }],
  ['higher in a narrow one', { width: 100, height: 300 }, { size: 90, wide: 90, high: 117 }],
  ['only as wide as its cell allows', { width: 110, height: 100 }, { size: 90, wide: 99, high: 90 }],
])('a symbol that may be stretched is %s', (_, cell, drawn) => {
  const { size, wide, high } = sizeIn(cell, 1.3)
  expect({ size, wide: Math.round(wide), high: Math.round(high) }).toEqual(drawn)
})

test('a symbol without leave to stretch stays square, and grows evenly when it is lit', () => {
  expect(sizeIn({ width: 200, height: 100 }, 1, 1.5)).toEqual({ size: 135, wide: 135, high: 135 })
})
