import { describe, expect, test } from 'vitest'
import { calendarDay, rangeOf, rangeOfDay } from './period.ts'

const yangon = 'Asia/Yangon' // six and a half hours ahead

describe('a period by the calendar of the brand', () => {
  const lateEvening = new Date('2026-11-21T18:00:00Z') // half past midnight on the 22nd in Yangon
  test('today begins at midnight there, not here', () => {
    expect(calendarDay(lateEvening, yangon)).toBe('2026-11-22')
    expect(rangeOf('today', lateEvening, yangon)).toEqual({
      from: '2026-11-21T17:30:00.000Z',
      to: '2026-11-22T17:30:00.000Z',
    })
  })
  test('yesterday ends where today begins', () => {
    expect(rangeOf('yesterday', lateEvening, yangon)).toEqual({
      from: '2026-11-20T17:30:00.000Z',
      to: '2026-11-21T17:30:00.000Z',
    })
  })
  test.each([
    ['days_7', '2026-11-15T17:30:00.000Z'],
    ['days_30', '2026-10-23T17:30:00.000Z'],
  ] as const)('%s count today as one of them', (period, from) => {
    expect(rangeOf(period, lateEvening, yangon).from).toBe(from)
  })
  test('a day on which clocks change is as long as it is', () => {
    const { from, to } = rangeOfDay('2026-03-29', 'Europe/Berlin')
    expect(Date.parse(to) - Date.parse(from)).toBe(23 * 3_600_000)
  })
})
