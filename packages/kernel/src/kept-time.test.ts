import { expect, test } from 'vitest'
import { keepTime } from './kept-time.ts'

const hour = 3_600_000
const day = 24 * hour

/** Three clocks that a test moves: the database's, the process's, and the one that goes on evenly. */
function clocks({ roundTripMs = 1 } = {}) {
  const at = { database: Date.UTC(2026, 10, 23, 12), own: Date.UTC(2026, 10, 23, 12), steady: 1_000 }
  const pass = (ms: number) => {
    at.database += ms
    at.own += ms
    at.steady += ms
  }
  const ask = async () => {
    pass(roundTripMs / 2)
    const told = at.database
    pass(roundTripMs / 2)
    return told
  }
  return { at, pass, keep: () => keepTime({ ask, own: () => at.own, steady: () => at.steady }) }
}

test('time is the database’s at the middle of the round trip, and goes on evenly until the next look', async () => {
  const { at, pass, keep } = clocks({ roundTripMs: 40 })
  at.own += 700
  const kept = await keep()
  expect([kept.now(), kept.errorMs()]).toEqual([at.database, 20])
  pass(hour)
  expect(kept.now()).toBe(at.database)
  at.database += 90
  await kept.look()
  expect(kept.now()).toBe(at.database)
})

test('a difference smaller than the error of the look is none: on one machine both are the same clock', async () => {
  const { at, keep } = clocks({ roundTripMs: 40 })
  at.database += 15
  expect((await keep()).now()).toBe(at.own)
})

test.each([
  ['a day ahead', day],
  ['an hour back', -hour],
  ['six seconds ahead', 6_000],
])(
  'a process whose clock somebody sets %s is apart at once, keeps the time, and is together again when it is put right',
  async (_, step) => {
    const { at, pass, keep } = clocks()
    const kept = await keep()
    expect(kept.apart()).toBeNull()
    at.own += step
    expect(kept.apart()).toEqual({ whose: 'process', aheadMs: step })
    pass(75_000)
    await kept.look()
    expect(kept.now()).toBe(at.database)
    expect(kept.apart()?.whose).toBe('process')
    at.own -= step
    expect(kept.apart()).toBeNull()
  },
)

test('a process that starts with a wrong clock takes the database’s time', async () => {
  const { at, keep } = clocks()
  at.own -= day
  const kept = await keep()
  expect(kept.now()).toBe(at.database)
  expect(kept.apart()).toEqual({ whose: 'process', aheadMs: -day })
})

test('four seconds apart are not apart', async () => {
  const { at, keep } = clocks()
  const kept = await keep()
  at.own += 4_000
  expect(kept.apart()).toBeNull()
})

test('a database that is another by a day is not followed: the time that was kept goes on, and nothing is done by the clock', async () => {
  const { at, pass, keep } = clocks()
  const kept = await keep()
  at.database += day
  await kept.look()
  expect(kept.now()).toBe(at.own)
  expect(kept.apart()).toEqual({ whose: 'database', aheadMs: day })
  pass(hour)
  at.database -= day
  await kept.look()
  expect(kept.apart()).toBeNull()
  expect(kept.now()).toBe(at.database)
})

test('a machine that slept an hour finds database and process agreeing, and follows them', async () => {
  const { at, keep } = clocks()
  const kept = await keep()
  at.database += hour
  at.own += hour
  expect(kept.apart()).not.toBeNull()
  await kept.look()
  expect(kept.apart()).toBeNull()
  expect(kept.now()).toBe(at.database)
})

test('an answer that took seconds says nothing about the time', async () => {
  await expect(clocks({ roundTripMs: 2_500 }).keep()).rejects.toThrow('more than')
})
