import { expect, test } from 'vitest'
import { markedPieces } from './typed.ts'

test('what cannot be read is marked in its place, and nothing of the text is lost', () => {
  const text = '26 2x8, 46'
  const pieces = markedPieces(text, [{ at: 3, length: 3, why: 'not-a-number' }])
  expect(pieces).toEqual([
    { text: '26 ', isWrong: false },
    { text: '2x8', isWrong: true },
    { text: ', 46', isWrong: false },
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
})
