import { expect, test } from 'vitest'
import { keptInside } from './drag.ts'

const home = { left: 210, top: 100, width: 1020 }
const screen = { width: 1440, height: 900 }

test('[MD-32] a window goes where its header is dragged', () => {
  expect(keptInside({ x: -40, y: 60 }, home, screen)).toEqual({ x: -40, y: 60 })
})

test('its header never leaves the screen', () => {
  expect(keptInside({ x: 5000, y: 5000 }, home, screen)).toEqual({ x: 1150, y: 736 })
  expect(keptInside({ x: -5000, y: -5000 }, home, screen)).toEqual({ x: -1150, y: -100 })
})
