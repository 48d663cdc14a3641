import { expect, test } from 'vitest'
import { placeBoard } from '../reels/layout.ts'
import { layOf } from './scene.ts'

const layAt = (width: number, height: number, reels: number, rows: number) => {
  const { x, frame } = placeBoard({ width, height }, reels, rows, { below: 40 })
  return layOf(x - frame, { width, height })
}

test('the name and the meters stand beside the reels where there is room, and above them on a phone held upright', () => {
  expect(layAt(1440, 712, 5, 3)).toBe('columns')
  expect(layAt(2560, 1252, 5, 3)).toBe('columns')
  expect(layAt(390, 520, 5, 3)).toBe('upright')
  expect(layAt(634, 344, 5, 3)).not.toBe('upright')
  expect(layAt(634, 344, 3, 3)).toBe('guarded')
})
