import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { instant } from './fields.ts'

test('an instant is one that the calendar has', () => {
  for (const text of ['2026-11-23T08:00:00Z', '2024-02-29T23:59:59.999Z', '1990-01-01T00:00:00.5Z'])
    expect([text, safeParse(instant, text).success]).toEqual([text, true])
  const none = [
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-01-01T25:00:00Z',
  ]
  for (const text of [...none, '2026-02-28T24:00:00Z', '2026-01-01T00:00:61Z', '1.1.2026', ''])
    expect([text, safeParse(instant, text).success]).toEqual([text, false])
})
