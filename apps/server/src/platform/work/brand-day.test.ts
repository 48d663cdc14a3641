import { expect, test } from 'vitest'
import { dayIn } from './brand-day.ts'

const calendarOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

test('a day of the calendar is the one that the calendar tells, whatever was asked before', () => {
  const zones = [
    'Asia/Yangon',
    'Asia/Kathmandu',
    'America/Sao_Paulo',
    'Africa/Monrovia',
    'Australia/Lord_Howe',
    'UTC',
  ]
  const odd = 7 * 60_000 + 13_001
  for (const timeZone of zones) {
    const calendar = calendarOf(timeZone)
    for (const from of [Date.UTC(2018, 9, 1), Date.UTC(2026, 10, 27), Date.UTC(1971, 11, 30)])
      for (let ms = from; ms < from + 40 * 86_400_000; ms += 3 * 3_600_000 + odd) {
        // Asked twice: what is kept is what was told.
        const days = [dayIn(timeZone, new Date(ms)), dayIn(timeZone, new Date(ms + 1))]
        expect(days).toEqual([calendar.format(new Date(ms)), calendar.format(new Date(ms + 1))])
      }
  }
})

test.each([
  ['Asia/Yangon', '2026-11-27T17:29:59.999Z', '2026-11-27'],
  ['Asia/Yangon', '2026-11-27T17:30:00.000Z', '2026-11-28'],
  ['Asia/Kathmandu', '2026-11-27T18:14:59.999Z', '2026-11-27'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00.000Z', '2026-11-28'],
  // Three quarters of a minute past the half hour, until 1972.
  ['Africa/Monrovia', '1971-12-31T00:44:29.999Z', '1971-12-30'],
  ['Africa/Monrovia', '1971-12-31T00:44:30.000Z', '1971-12-31'],
])('in %s it is at %s the %s', (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day)
})

test('what is no instant has no day', () => {
  expect(() => dayIn('UTC', new Date(Number.NaN))).toThrow(RangeError)
})
