import { expect, test } from 'vitest'
import { countdown, makeClock } from './clock.ts'

test('the studio’s clock is carried on by the time that passed here', () => {
  let ticks = 1000
  const clock = makeClock(() => ticks)
  clock.told(500_000, 900, 1100)
  expect(clock.now()).toBe(500_000)
  ticks += 5_000
  expect(clock.now()).toBe(505_000)
})
test('an answer that was long on its way does not turn a clock that is known better', () => {
  let ticks = 1000
  const clock = makeClock(() => ticks)
  clock.told(500_000, 990, 1010)
  ticks = 6000
  clock.told(507_000, 2000, 6000)
  expect(clock.now()).toBe(505_000)
})
test('a countdown is never below nothing, and days are hours', () => {
  expect(countdown(-5)).toEqual(['00', '00', '00'])
  expect(countdown(2_538_000)).toEqual(['00', '42', '18'])
  expect(countdown(36 * 3_600_000)).toEqual(['36', '00', '00'])
})
