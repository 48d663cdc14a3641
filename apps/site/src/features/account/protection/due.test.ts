import { expect, test } from 'vitest'
import { clockOf, isDue } from './due.ts'

const play = (minutes: number, since = 'a') => ({ since, minutes })

test('[IM-94] a reality check comes after each interval of a stretch of play, once, and anew in the next stretch', () => {
  expect(isDue(play(14), 15, null)).toBe(false)
  expect(isDue(play(15), 15, null)).toBe(true)
  expect(isDue(play(29), 15, { since: 'a', minutes: 15 })).toBe(false)
  expect(isDue(play(31), 15, { since: 'a', minutes: 16 })).toBe(true)
  expect(isDue(play(20, 'b'), 15, { since: 'a', minutes: 60 })).toBe(true)
})

test('[IM-94] without an interval, or in a pause, there is none', () => {
  expect(isDue(play(500), null, null)).toBe(false)
  expect(isDue(null, 15, null)).toBe(false)
})

test('time played stands as on a clock', () => {
  expect([0, 7, 59, 60, 150].map(clockOf)).toEqual(['0:00', '0:07', '0:59', '1:00', '2:30'])
})
