import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { databaseTime } from '../database/database-time.ts'
import { openClock } from './clock.ts'

const day = 86_400_000
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** How far the clock is from the database's, whose round trip on a busy machine may take its time. */
const errorOf = async (now: () => Date) => {
  const before = now().getTime()
  const told = (await databaseTime(database.db)).getTime()
  const after = now().getTime()
  return Math.max(0, before - told - 1, told - after - 1)
}

test.each([
  ['a day ahead', day],
  ['an hour back', -3_600_000],
])(
  'a process whose clock is %s has the database’s time, says that it is apart, and says when it is not',
  async (_, step) => {
    let shift = step
    const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() }
    const clock = await openClock({ url: database.appUrl, log, own: () => Date.now() + shift })
    expect(await errorOf(clock.now)).toBeLessThan(50)
    expect(clock.why()).toMatch(/^the clock of this process is \d+\.\d s (ahead|behind) of the database's/)
    expect(log.error).toHaveBeenCalledTimes(1)
    const { values } = await clock.figure.get()
    expect(values[0]?.value).toBeCloseTo(step / 1000, 0)

    await clock.look()
    expect(clock.apart()?.whose).toBe('process')
    shift = 0
    expect(clock.why()).toBeNull()
    await expect.poll(() => log.info.mock.calls.length, { timeout: 10_000 }).toBe(1)
    await clock.close()
  },
)

test('a clock that somebody sets while the process runs is noticed within seconds, and nobody has to look', async () => {
  let shift = 0
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() }
  const clock = await openClock({ url: database.appUrl, log, own: () => Date.now() + shift })
  expect([clock.why(), log.error.mock.calls]).toEqual([null, []])
  shift = day
  expect(clock.apart()?.whose).toBe('process')
  expect(await errorOf(clock.now)).toBeLessThan(50)
  await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBe(1)
  await clock.close()
})

test('what nobody tells the time does not begin', async () => {
  const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() }
  const nobody = new URL(database.appUrl)
  nobody.port = '1'
  await expect(openClock({ url: nobody.href, log })).rejects.toThrow()
})
