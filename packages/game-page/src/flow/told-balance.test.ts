import { currencyOf } from '@jackfruit/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeToldBalance, readBalance, standsForMs } from './told-balance.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function hearing() {
  const taken: bigint[] = []
  const course = { isIdle: true }
  const told = makeToldBalance({ isIdle: () => course.isIdle, take: (balance) => taken.push(balance) })
  return { told, taken, course }
}

test('a deposit beside the game is in its balance a moment later', () => {
  const { told, taken } = hearing()
  told.hear(500n)
  vi.advanceTimersByTime(standsForMs)
  expect(taken).toEqual([500n])
})

test('the news of a stake and of its win that come late are one: no balance falls and rises again', () => {
  const { told, taken } = hearing()
  told.hear(400n)
  vi.advanceTimersByTime(standsForMs / 2)
  told.hear(700n)
  vi.advanceTimersByTime(standsForMs)
  expect(taken).toEqual([700n])
})

test('while a round is shown nothing is taken, and afterwards what was told last', () => {
  const { told, taken, course } = hearing()
  course.isIdle = false
  told.hear(400n)
  vi.advanceTimersByTime(60_000)
  expect(taken).toEqual([])
  course.isIdle = true
  told.look()
  vi.advanceTimersByTime(standsForMs)
  expect(taken).toEqual([400n])
})

test('what was told before a round does not come back after it', () => {
  const { told, taken } = hearing()
  told.hear(400n)
  told.forget()
  told.look()
  vi.advanceTimersByTime(60_000)
  expect(taken).toEqual([])
})

test.each([
  [{ amount: '12.50', currency: 'MMK' }, 1250n],
  [{ amount: '12.50', currency: 'USD' }, null],
  [{ amount: '-12.50', currency: 'MMK' }, null],
  [{ amount: 12, currency: 'MMK' }, null],
  ['12.50', null],
  [null, null],
])('%j is read as %s', (told, balance) => {
  expect(readBalance(told, currencyOf('MMK'))).toBe(balance)
})
