import { expect, test, vi } from 'vitest'
import { openParts } from '../parts.ts'
import { type Reach, reachOf, watchSpace } from './space.ts'

const mebi = 2 ** 20
const bounds = { beginBytes: 1000 * mebi, settleBytes: 200 * mebi }

test('stakes stop before what ends them, and each resumes at a quarter above what stopped it', () => {
  const fillsAndEmpties = [5000, 1000, 999, 1001, 1249, 1250, 999, 199, 249, 250, 1249, 1250]
  let reach: Reach = 'all'
  const seen = fillsAndEmpties.map((free) => {
    reach = reachOf(reach, free * mebi, bounds)
    return reach
  })
  expect(seen).toEqual([
    ...['all', 'all', 'settling', 'settling', 'settling', 'all'],
    ...['settling', 'none', 'none', 'settling', 'settling', 'all'],
  ])
})

test('a disk that fills from one look to the next stops both at once, and one that is emptied lets both go on', () => {
  expect(reachOf('all', 10 * mebi, bounds)).toBe('none')
  expect(reachOf('none', 5000 * mebi, bounds)).toBe('all')
})

test('what is known holds while nobody knows: a silent teller neither stops money nor lets it go on', async () => {
  vi.useFakeTimers()
  try {
    const told: (number | null | Error)[] = [null, 5000 * mebi, 900 * mebi, new Error('gone'), null]
    const parts = openParts()
    const seen: unknown[] = []
    const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
    const measure = async () => {
      const next = told.shift() ?? null
      if (next instanceof Error) throw next
      return next
    }
    const space = watchSpace({ measure, bounds, parts, log })
    for (let looks = 0; looks < 5; looks++) {
      await vi.advanceTimersByTimeAsync(looks === 0 ? 0 : 2_000)
      const [part] = parts.all()
      seen.push([space.allows('begins'), space.allows('settles'), part?.why])
      expect(part?.matters).toBe(false)
    }
    const little = [false, true, 'little space: nothing new begins']
    expect(seen).toEqual([
      [true, true, 'nobody tells how much is free'],
      [true, true, null],
      ...[little, little, little],
    ])
    expect([log.error.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 1])
    const stopped = space.stop()
    await vi.advanceTimersByTimeAsync(20_000)
    await stopped
  } finally {
    vi.useRealTimers()
  }
})
