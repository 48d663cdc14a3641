import { bounds, openPool } from '@jackfruit/postgres'
import type pg from 'pg'
import '../database/int8.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { startJobs } from './jobs.ts'
import { beginDue, timetableOf } from './schedule.ts'

let database: TestDatabase
let pool: pg.Pool
const timetable = timetableOf([
  { name: 'each-minute', cron: '* * * * *' },
  { name: 'once-a-year', cron: '0 0 1 1 *' },
])
const marks = async () => {
  const { rows } = await pool.query<{ name: string; late: number }>(
    `select identifier as name,
            extract(epoch from clock_timestamp() - coalesce(last_execution, known_since))::float8 as late
       from graphile_worker._private_known_crontabs order by 1`,
  )
  return new Map(rows.map(({ name, late }) => [name, late]))
}
const jobs = async () => {
  const { rows } = await pool.query<{ name: string }>(
    'select task_identifier as name from graphile_worker.jobs order by 1',
  )
  return rows.map(({ name }) => name)
}
/** As if the marks had been written by a clock that went so. */
const remember = (interval: string) =>
  pool.query(
    `update graphile_worker._private_known_crontabs
        set last_execution = date_trunc('minute', clock_timestamp()) + $1::interval`,
    [interval],
  )

beforeAll(async () => {
  database = await testDatabase()
  pool = openPool(database.adminUrl, { bounds: bounds.answering, max: 4 })
  const { runMigrations } = await import('graphile-worker')
  await runMigrations({ pgPool: pool })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

test('a job is begun once for a minute, however many processes look at it at once', async () => {
  expect((await beginDue(pool, timetable)).begun).toEqual([])
  await remember('-1 minute')
  const many = await Promise.all([1, 2, 3].map(() => beginDue(pool, timetable)))
  expect(many.flatMap(({ begun }) => begun)).toEqual(['each-minute'])
  expect(await jobs()).toEqual(['each-minute'])
})

test.each(['1 day', '1 hour', '6 minutes'])(
  'jobs that remember what is %s ahead are pulled back to this minute, and are not begun twice for it',
  async (ahead) => {
    await remember(ahead)
    const { begun, pulledBack } = await beginDue(pool, timetable)
    expect([begun, pulledBack]).toEqual([[], ['each-minute', 'once-a-year']])
    for (const late of (await marks()).values()) {
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThan(120)
    }
    expect((await beginDue(pool, timetable)).pulledBack).toEqual([])
    await remember('-1 minute')
    expect((await beginDue(pool, timetable)).begun).toEqual(['each-minute'])
  },
)

test('one that waits is begun anew instead of beside itself, so that a pause leaves no pile', async () => {
  for (let minute = 0; minute < 3; minute++) {
    await remember('-1 minute')
    await beginDue(pool, timetable)
  }
  expect(await jobs()).toEqual(['each-minute'])
  await pool.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
})

test('a process whose clock is apart begins no job and runs none, and goes on by itself when it is put right', async () => {
  let isApart = true
  let asked = 0
  const ran: string[] = []
  const pulledBack: string[] = []
  const clock = {
    now: () => new Date(),
    apart() {
      asked++
      return isApart ? ({ whose: 'process', aheadMs: 86_400_000 } as const) : null
    },
  }
  /** Its loop has come round, so that what it would do is done. */
  const comeRound = async () => {
    const before = asked
    await expect.poll(() => asked - before, { timeout: 15_000 }).toBeGreaterThan(2)
  }
  const add = () => pool.query(`select graphile_worker.add_job('each-minute')`)
  await remember('1 day')
  await add()
  const running = await startJobs({
    ownerUrl: database.adminUrl,
    jobs: [{ name: 'each-minute', cron: '* * * * *', work: async () => void ran.push('each-minute') }],
    onError: (_, error) => {
      throw error
    },
    onPulledBack: (names) => void pulledBack.push(...names),
    clock,
  })
  await comeRound()
  expect([ran, pulledBack]).toEqual([[], []])

  isApart = false
  await expect.poll(() => ran.length, { timeout: 15_000 }).toBeGreaterThan(0)
  await expect.poll(() => pulledBack, { timeout: 15_000 }).toEqual(['each-minute'])

  isApart = true
  await comeRound()
  const before = ran.length
  await add()
  await comeRound()
  expect(ran).toHaveLength(before)
  await running.stop()
}, 60_000)
