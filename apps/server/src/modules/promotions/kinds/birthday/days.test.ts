import fc from 'fast-check'
import { expect, test } from 'vitest'
import { celebrated, daysBefore, isOn } from './days.ts'

test('[IM-40] a birthday lasts so many days, into the next year where it is at its end', () => {
  expect(celebrated('1990-12-30', 5, '2027-01-02')).toEqual({
    from: '2026-12-30',
    until: '2027-01-03',
    year: 2026,
  })
  expect(celebrated('1990-12-30', 5, '2027-01-04')).toMatchObject({ from: '2027-12-30', year: 2027 })
  expect(daysBefore('2026-01-10', 30)).toBe('2025-12-11')
})

test('[IM-40] who was born on the 29th of February is given something in every year', () => {
  expect(celebrated('1996-02-29', 1, '2027-02-28')).toMatchObject({ from: '2027-02-28' })
  expect(celebrated('1996-02-29', 1, '2028-02-28')).toMatchObject({ from: '2028-02-29' })
})

test('[IM-40] on whatever days somebody looks, each year has one birthday, and no day belongs to two', () => {
  const day = fc
    .integer({ min: 0, max: 20_000 })
    .map((number) => new Date(Date.UTC(1970, 0, 1) + number * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 1, max: 31 }),
      fc.integer({ min: 0, max: 1_500 }),
      (date, days, after) => {
        const today = new Date(Date.UTC(2024, 0, 1) + after * 86_400_000).toISOString().slice(0, 10)
        const found = celebrated(date, days, today)
        expect(found.until >= today).toBe(true)
        expect(found.year).toBe(Number(found.from.slice(0, 4)))
        if (isOn(found, today)) return
        // Nothing lies before it that could still be taken.
        const before = celebrated(date, days, daysBefore(found.from, 40))
        expect(before.until < today || before.year === found.year).toBe(true)
      },
    ),
  )
})
