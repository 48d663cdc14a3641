import { expect, test } from 'vitest'
import { keepTime, watchTime } from './kept-time.ts'

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

test('a program tells at once that the clocks are apart, each minute again, and that they are together', async () => {
  const { at, pass, keep } = clocks()
  const told: string[] = []
  const say = (_fields: object, text: string) => void told.push(text)
  const kept = await keep()
  let looks = 0
  const look = async () => {
    looks++
    await kept.look()
  }
  const turn = watchTime(kept, { look, log: { info: say, warn: say, error: say }, steady: () => at.steady })
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) {
      pass(1_000)
      await turn()
    }
  }
  await seconds(60)
  expect([looks, told]).toEqual([1, []])
  at.own += day
  await seconds(75)
  expect(told).toEqual([
    "the clock of this process is 86400.0 s ahead of the database's: nothing is done by the clock",
    "the clock of this process is 86400.0 s ahead of the database's: nothing is done by the clock",
  ])
  expect(looks).toBeGreaterThan(10)
  at.own -= day
  await seconds(1)
  expect(told.slice(2)).toEqual(['the clocks are together again: what is done by the clock goes on'])
})

test('a database that does not answer is told of, and what was kept goes on', async () => {
  const { at, pass, keep } = clocks()
  const told: string[] = []
  const say = (_fields: object, text: string) => void told.push(text)
  const kept = await keep()
  const look = () => Promise.reject(new Error('away'))
  const turn = watchTime(kept, { look, log: { info: say, warn: say, error: say }, steady: () => at.steady })
  pass(60_000)
  await turn()
  expect(told).toEqual(['the database was not asked what time it is'])
  expect([kept.now(), kept.apart()]).toEqual([at.database, null])
})
