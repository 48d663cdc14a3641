/** Buckets and periods of a brand, where clocks stand half an hour apart and where they change. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addDays,
  beginOf,
  daysBetween,
  lastDayOf,
  openCalendar,
  periodOfDays,
  periodSizes,
  windowOf,
} from './calendar.ts'

const yangon = openCalendar('Asia/Yangon')
const at = (text: string) => new Date(text)

test('hours begin when the clocks of the brand show a whole one, days at its midnight', () => {
  expect(yangon.hourOf(at('2026-11-27T03:29:59Z'))).toEqual(at('2026-11-27T02:30:00Z'))
  expect(yangon.hourOf(at('2026-11-27T03:30:00Z'))).toEqual(at('2026-11-27T03:30:00Z'))
  expect(yangon.dayOf(at('2026-11-27T17:29:59.999Z'))).toBe('2026-11-27')
  expect(yangon.dayOf(at('2026-11-27T17:30:00Z'))).toBe('2026-11-28')
  const lisbon = openCalendar('Europe/Lisbon')
  expect(lisbon.hourOf(at('2026-10-25T00:59:00Z'))).toEqual(at('2026-10-25T00:00:00Z'))
  expect(windowOf(at('2026-11-27T03:34:59.999Z'))).toEqual(at('2026-11-27T03:30:00Z'))
})

test('weeks begin on Monday, months are halved on the sixteenth', () => {
  expect(periodSizes.map((size) => beginOf(size, '2026-11-29'))).toEqual([
    ...['2026-11-29', '2026-11-23', '2026-11-16', '2026-11-01'],
  ])
  expect(beginOf('semimonthly', '2028-02-15')).toBe('2028-02-01')
  expect(lastDayOf({ size: 'semimonthly', begins: '2028-02-16' })).toBe('2028-02-29')
  expect(lastDayOf({ size: 'semimonthly', begins: '2028-02-01' })).toBe('2028-02-15')
  expect(lastDayOf({ size: 'monthly', begins: '2026-12-01' })).toBe('2026-12-31')
  expect(lastDayOf({ size: 'weekly', begins: '2026-12-28' })).toBe('2027-01-03')
})

test('every day lies in one period of each length, and every period is found by its days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000 }), fc.constantFrom(...periodSizes), (n, size) => {
      const day = addDays('2024-01-01', n)
      const begins = beginOf(size, day)
      const last = lastDayOf({ size, begins })
      expect(begins <= day && day <= last).toBe(true)
      expect(beginOf(size, last)).toBe(begins)
      expect(beginOf(size, addDays(last, 1))).toBe(addDays(last, 1))
      expect(daysBetween(begins, last)).toBeGreaterThan(0)
      expect(periodOfDays(begins, last, '2999-01-01')).toMatchObject({ begins })
    }),
  )
  expect(periodOfDays('2026-11-01', '2026-11-27', '2026-11-27')).toEqual({
    ...{ size: 'semimonthly', begins: '2026-11-01' },
    size: 'monthly',
  })
  expect(periodOfDays('2026-11-02', '2026-11-05', '2026-11-27')).toBeNull()
})
