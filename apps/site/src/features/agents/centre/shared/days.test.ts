import { expect, test } from 'vitest'
import { everyDay } from './days.ts'

test('[AC-13] days of which nothing is told stand between the others, the first one first', () => {
  const rows = [
    { day: '2026-11-02', count: 2 },
    { day: '2026-10-31', count: 1 },
  ]
  const all = everyDay({ from: '2026-10-30', to: '2026-11-02' }, rows, (day) => ({ day, count: 0 }))
  expect(all).toEqual([
    { day: '2026-10-30', count: 0 },
    { day: '2026-10-31', count: 1 },
    { day: '2026-11-01', count: 0 },
    { day: '2026-11-02', count: 2 },
  ])
})
