/** The platform as a program of its own, on a machine whose clock somebody has set. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bare } from '@jackfruit/groundwork/bare'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { shiftedBy } from '@jackfruit/groundwork/shifted-clock'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './testing/database.ts'

const day = 86_400_000
let database: TestDatabase
let admin: pg.Client
let child: ChildProcess | null = null
let port: number

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterEach(async () => {
  const gone = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGTERM')
  await gone
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

async function start(shiftMs: number): Promise<string[]> {
  ;[port = 0] = await claimPorts(1)
  const { arguments: given, environment } = shiftedBy(shiftMs)
  const lines: string[] = []
  child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...given, fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...{ ...bare(), PORT: String(port), JACKFRUIT_ENV: 'demo', JACKFRUIT_TEST: '1' },
        ...{ DATABASE_URL: database.appUrl, DATABASE_OWNER_URL: database.adminUrl, JACKFRUIT_ROLE: 'jobs' },
        JACKFRUIT_DATA: mkdtempSync(join(tmpdir(), 'jackfruit-clock-')),
        ...environment,
      },
    },
  )
  child.stdout?.setEncoding('utf8').on('data', (text: string) => lines.push(text))
  return lines
}

const ready = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (answer) => (await answer.json()) as { ok: boolean; missing: string[]; parts: { clock: string } },
    () => null,
  )
const patient = { timeout: 60_000, interval: 200 }
const begun = async () => {
  const { rows } = await admin.query<{ ahead: number }>(
    `select extract(epoch from last_execution - clock_timestamp())::float8 as ahead
       from graphile_worker._private_known_crontabs where last_execution is not null`,
  )
  return rows.map(({ ahead }) => ahead)
}

test('a program whose clock is a day ahead says so, is not ready, begins no job, and goes on by itself when it is put right', async () => {
  const lines = await start(day)
  await expect.poll(ready, patient).toMatchObject({
    ok: false,
    missing: ['clock'],
    parts: { clock: expect.stringMatching(/^the clock of this process is 864\d\d\.\d s ahead/) },
  })
  expect(lines.join('')).toContain('nothing is done by the clock')
  await expect.poll(() => lines.join(''), patient).toContain('"ready"')
  expect(await begun()).toEqual([])
  // As a platform of before left it, which believed its own clock.
  await admin.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     values ('clock-beat', now(), date_trunc('minute', now()) + interval '1 day')`,
  )

  child?.send(0)
  await expect.poll(ready, patient).toMatchObject({ ok: true, missing: [] })
  await expect.poll(() => lines.join(''), patient).toContain('jobs remembered the future')
  expect(Math.max(...(await begun()))).toBeLessThanOrEqual(0)
  expect(lines.join('')).toContain('the clocks are together again')

  child?.send(-3_600_000)
  await expect.poll(ready, patient).toMatchObject({ ok: false, missing: ['clock'] })
  child?.send(0)
  await expect.poll(ready, patient).toMatchObject({ ok: true })
}, 180_000)
