import { describe, expect, test } from 'vitest'
import { changed, confirmed, type Limit } from './limits.ts'

const minuteMs = 60_000
const at = new Date('2026-11-22T10:00:00Z')
const after = (minutes: number, ms = 0) => new Date(at.getTime() + minutes * minuteMs + ms)
const day = 24 * 60
const limit: Limit = { kind: 'loss', period: 'day', amount: 1_000n, raise: null }

describe('a limit that a member set', () => {
  test('[IM-94] goes down and begins at once', () => {
    expect(changed(limit, 999n, at)).toEqual({ ...limit, amount: 999n })
    expect(changed({ ...limit, amount: null }, 5n, at)).toEqual({ ...limit, amount: 5n })
  })
  test.each([2_000n, null])('[IM-94] is raised to %s after a day and not a moment before', (wanted) => {
    const asked = changed(limit, wanted, at)
    expect(asked.amount).toBe(1_000n)
    for (const early of [after(0), after(12 * 60), after(day - 1), after(day, -1)])
      expect(confirmed(asked, early)).toBeNull()
    expect(confirmed(asked, after(day))).toEqual({ ...limit, amount: wanted })
  })
  test('[IM-94] the same raise asked again keeps its day; another begins anew; a lower wish ends it', () => {
    const asked = changed(limit, 2_000n, at)
    expect(changed(asked, 2_000n, after(600)).raise?.at).toEqual(after(day))
    expect(changed(asked, 3_000n, after(600)).raise?.at).toEqual(after(day + 600))
    expect(changed(asked, 500n, after(600)).raise).toBeNull()
    expect(changed(asked, 1_000n, after(600)).raise).toBeNull()
    expect(confirmed(limit, after(day))).toBeNull()
  })
  test.each([
    ['begins', '2026-03-28T12:00:00Z'],
    ['ends', '2026-10-24T12:00:00Z'],
  ])('[IM-94] waits 24 hours for its raise also over the night in which summer time %s', (_, asked) => {
    const raised = changed(limit, 2_000n, new Date(asked))
    const hours = (count: number) => new Date(new Date(asked).getTime() + count * 60 * minuteMs)
    expect(confirmed(raised, hours(23.99))).toBeNull()
    expect(confirmed(raised, hours(24))).toEqual({ ...limit, amount: 2_000n })
  })
  test('[IM-94] is not raised in an hour that comes again before its day has gone', () => {
    const raised = changed(limit, 2_000n, at)
    expect(confirmed(raised, after(day - 60))).toBeNull()
    expect(changed(raised, 2_000n, after(-60)).raise?.at).toEqual(after(day))
  })
})
