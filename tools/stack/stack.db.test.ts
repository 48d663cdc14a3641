import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimPorts } from '@jackfruit/groundwork/ports'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { bringUp, type Stack } from './stack.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-stack-'))
const copied = `${dataDir}-copied`
let stack: Stack | null = null
/** How often its programs may fall, where a test said so. */
let bound: number | undefined

async function down() {
  const last = stack
  stack = null
  await last?.stop()
}
// What a test leaves running, the next one goes on with: most of what each takes is a start. Not after a failure.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await down()
})
afterAll(async () => {
  await down()
  for (const folder of [dataDir, copied]) rmSync(folder, { recursive: true, force: true })
})

const running = async (): Promise<Stack> => stack ?? up()

async function up(from = dataDir, fallsMax?: number): Promise<Stack> {
  bound = fallsMax
  stack = await bringUp({
    dataDir: from,
    durable: false,
    skipBuild: true,
    ...(fallsMax !== undefined && { fallsMax }),
    env: { JACKFRUIT_TEST: '1', LOG_LEVEL: 'fatal' },
  })
  return stack
}

const isReady = async ({ siteUrl }: Pick<Stack, 'siteUrl'>) =>
  fetch(`${siteUrl}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function until(what: () => Promise<boolean> | boolean) {
  for (let tries = 0; tries < 800; tries++) {
    if (await what()) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('it did not happen within 80 seconds')
}

const environmentOf = (pid: number) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')

test.runIf(process.platform === 'linux')(
  'what answers calls has no address of the schema’s owner: only the clock is told it',
  async () => {
    const { pids, adminUrl } = await running()
    const { platform, studios, payments, clock } = pids()
    for (const pid of [platform, studios, payments]) {
      expect(environmentOf(pid).join('\n')).toContain('JACKFRUIT_DATA=')
      expect(environmentOf(pid).filter((each) => each.includes(adminUrl) || each.includes('OWNER'))).toEqual(
        [],
      )
    }
    expect(environmentOf(clock)).toContain(`DATABASE_OWNER_URL=${adminUrl}`)
  },
)

test('a database that is killed is started again at its address, and the platform serves again by itself', async () => {
  const first = await running()
  const { database, platform } = first.pids()
  process.kill(database, 'SIGKILL')
  await until(() => !isAlive(database))
  await until(() => first.pids().database !== database)
  await until(() => isReady(first))
  expect(first.pids().platform).toBe(platform)
})

test('a platform or a payment service that is killed is started again, and a killed database is recovered by the next start', async () => {
  const first = await running()
  const before = first.pids()
  process.kill(before.platform, 'SIGKILL')
  process.kill(before.payments, 'SIGKILL')
  await until(() => !isAlive(before.platform) && !isAlive(before.payments))
  await until(() => isReady(first))
  await until(() => isReady({ siteUrl: first.paymentsUrl }))
  expect(first.pids().platform).not.toBe(before.platform)
  expect(first.pids().payments).not.toBe(before.payments)

  const all = first.pids()
  process.kill(all.database, 'SIGKILL')
  await down()
  await until(() => Object.values(all).every((pid) => !isAlive(pid)))

  const second = await up()
  expect(await isReady(second)).toBe(true)
  const { value } = (await (await fetch(`${second.siteUrl}/wps/v2/permission`)).json()) as {
    value: { info: { merchantCode: string } }
  }
  expect(value.info.merchantCode).toBe('demommk')
})

async function purses({ adminUrl }: Stack) {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  const { rows } = await client.query(
    'select id, balance, seq from ledger.accounts where seq > 0 order by id',
  )
  await client.end()
  return rows
}

test('[IM-98] one start answers for its health, its readiness and its first page; [IM-99] a copy of the stopped data folder opens with the same money', async () => {
  const first = await running()
  for (const path of ['/healthz', '/readyz', '/'])
    expect((await fetch(`${first.siteUrl}${path}`)).status, path).toBe(200)
  const before = await purses(first)
  expect(before.length).toBeGreaterThan(0)
  const pids = Object.values(first.pids())
  await down()
  await until(() => pids.every((pid) => !isAlive(pid)))
  // With its owners, whom PostgreSQL asks for.
  execFileSync('cp', ['-a', dataDir, copied])
  const second = await up(copied, 2)
  const after = new Map((await purses(second)).map((purse) => [purse.id, purse]))
  // What the clock still moved between the look and the stop stands at a later place.
  const still = before.filter(({ id, seq }) => after.get(id)?.seq === seq)
  expect(still.map(({ id }) => after.get(id))).toEqual(still)
  expect(before.filter(({ id, seq }) => Number(after.get(id)?.seq ?? 0) < Number(seq))).toEqual([])
  expect(still.length).toBeGreaterThan(before.length / 2)
})

test('a program that cannot be kept running is given up with a sentence that names it', async () => {
  if (bound !== 2) await down()
  const first = stack ?? (await up(dataDir, 2))
  for (let falls = 0; falls < 2; falls++) {
    const { platform } = first.pids()
    process.kill(platform, 'SIGKILL')
    await until(() => !isAlive(platform))
    if (falls === 0) await until(() => first.pids().platform !== platform)
  }
  expect(await first.givenUp).toMatch(
    /^The platform fell 2 times within a minute .*SIGKILL.* log stands above/,
  )
  await down()
})

test('a port in use is one clear sentence', async () => {
  const [port = 0] = await claimPorts(1)
  const taken = createServer()
  await new Promise<void>((done) => taken.listen(port, '127.0.0.1', done))
  const start = bringUp({ dataDir, port, durable: false, skipBuild: true })
  await expect(start).rejects.toThrow(new RegExp(`${port}`))
  await new Promise((done) => taken.close(done))
})
