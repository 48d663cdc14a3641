import { openTcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import pg from 'pg'
import '../database/int8.ts'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { startJobs } from './jobs.ts'

test('a task that fails is noted and tried again, and the process lives on', async () => {
  const database = await testDatabase()
  const told: string[] = []
  let done = () => {}
  const succeeded = new Promise<void>((resolve) => {
    done = resolve
  })
  const jobs = await startJobs({
    ownerUrl: database.adminUrl,
    onError: (job) => void told.push(job),
    jobs: [
      {
        name: 'weak',
        cron: '0 0 1 1 *',
        async work() {
          if (told.length === 0) throw new Error('once')
          done()
        },
      },
    ],
  })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`select graphile_worker.add_job('weak')`)
  await succeeded
  expect(told).toEqual(['weak'])
  await admin.end()
  await jobs.stop()
  await database.drop()
})

test('what takes long is told that its process stops, and ends by itself', async () => {
  const database = await testDatabase()
  let begun = () => {}
  const isUnderWay = new Promise<void>((resolve) => {
    begun = resolve
  })
  let isTold = false
  const jobs = await startJobs({
    ownerUrl: database.adminUrl,
    onError() {},
    jobs: [
      {
        name: 'long',
        cron: '0 0 1 1 *',
        async work(stopping) {
          begun()
          await new Promise<void>((end) => stopping?.addEventListener('abort', () => end()))
          isTold = true
        },
      },
    ],
  })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`select graphile_worker.add_job('long')`)
  await isUnderWay
  await admin.end()
  await jobs.stop()
  expect(isTold).toBe(true)
  await database.drop()
})

test('two jobs of one name are refused before any of them is known', async () => {
  const job = { name: 'weak', cron: '0 0 1 1 *', work: async () => {} }
  const started = startJobs({ ownerUrl: 'postgres://nowhere', jobs: [job, { ...job }], onError() {} })
  await expect(started).rejects.toThrow('two jobs are called weak')
})

test.each(['seal senders', '', '7th', 'a\nb', '* * * * * weak'])(
  'a job whose name no table of times takes is refused with a sentence: “%s”',
  async (name) => {
    const jobs = [{ name, cron: '0 0 1 1 *', work: async () => {} }]
    const started = startJobs({ ownerUrl: 'postgres://nowhere', jobs, onError() {} })
    await expect(started).rejects.toThrow('needs a name of letters, digits and dashes')
  },
)

test('a job that ends while the database is away is written down as ended when it is back, and the process lives on', async () => {
  const database = await testDatabase()
  const wire = await openTcpProxy(database.adminUrl)
  let runs = 0
  const work = async () => {
    runs++
    await wire.refuse()
    wire.cut()
  }
  const name = 'outlives-the-database'
  const lost = { ownerUrl: wire.through(database.adminUrl), jobs: [{ name, cron: '0 0 1 1 *', work }] }
  const running = await startJobs({ ...lost, onError: () => {} })
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`select graphile_worker.add_job('${name}')`)
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await wire.accept()
  const left = async () =>
    (await admin.query('select 1 from graphile_worker.jobs where task_identifier = $1', [name])).rowCount
  await expect.poll(left, { timeout: 20_000 }).toBe(0)
  expect(runs).toBe(1)
  await running.stop()
  await admin.end()
  await wire.close()
  await database.drop()
}, 60_000)
