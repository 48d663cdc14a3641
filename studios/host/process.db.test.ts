/** The host as a process: started by its environment, killed in the middle of a stake, started again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { secret, studioKey } from './testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let platform: FakePlatform
let port: number
let child: ChildProcess | null = null

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'hexworks', secret })
  port = await freePort()
})
afterAll(async () => {
  child?.kill('SIGKILL')
  await platform.stop()
  await database.drop()
})

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function start(shiftMs: number | null = null): Promise<ChildProcess> {
  const given = shiftMs === null ? [] : ['--import', shiftedClock]
  const environment = shiftMs === null ? {} : { SHIFTED_CLOCK_MS: String(shiftMs) }
  const born = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...given, fileURLToPath(new URL('main.ts', import.meta.url))],
    {
      stdio: shiftMs === null ? 'ignore' : ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...{ PATH: process.env['PATH'], GAMES_PORT: String(port), PLATFORM_URL: platform.url },
        ...{
          PLATFORM_ORIGIN: 'http://localhost:1',
          STUDIO_DATABASE_URL: database.url,
          STUDIO_KEY: studioKey,
        },
        VENDOR_SECRET_HEXWORKS: secret,
        ...environment,
      },
    },
  )
  await expect.poll(isReady, { timeout: 20_000, interval: 50 }).toBe(shiftMs === null)
  return born
}

/** Loaded before a program whose clock is to be wrong. */
const shiftedClock = new URL('../../packages/groundwork/src/shifted-clock.ts', import.meta.url).href

/** Null where nobody answers. */
const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => null,
  )
const ended = (process: ChildProcess) =>
  new Promise<number | null>((gone) => process.once('exit', (status) => gone(status)))

async function ask(
  call: string,
  body: unknown,
  token = '',
): Promise<{ status: number; body: Record<string, never> }> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const reply = await fetch(`http://127.0.0.1:${port}/play/v1/${call}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, never> }
}

test.each(['hang-after', 'hang-before'] as const)(
  'kill -9 while a stake is on its way (%s): the next start ends the round once, and shows it to the player',
  async (fault) => {
    child = await start()
    const { body: opening } = await ask('open', { code: `${fault}-${'c'.repeat(20)}` })
    const movesBefore = platform.moves.length
    const sentBefore = platform.calls.length
    platform.fail('betwin', fault)
    const bet = { clientBetId: `bet-${fault}`, stake: '100.00', choice: null }
    const asking = ask('bet', bet, opening['token']).catch(() => 'cut off')
    await expect.poll(() => platform.calls.length, { interval: 10, timeout: 20_000 }).toBe(sentBefore + 1)
    const gone = ended(child)
    child.kill('SIGKILL')
    await gone
    expect(await asking).toBe('cut off')

    // The lease of the process that died would run out by itself, in eleven seconds.
    await database.query('update movements set due_at = now() where due_at is not null')
    child = await start()
    const told = await ask('bet', bet, opening['token'])
    expect(told.status).toBe(200)
    expect(platform.moves.length).toBe(movesBefore + 2)
    const { body: reopened } = await ask('open', { code: `${fault}-${'d'.repeat(20)}` })
    expect(reopened['unseen']).toEqual(told.body)
    await ask('shown', { id: told.body['id'] }, opening['token'])

    const stopped = ended(child)
    child.kill('SIGTERM')
    expect(await stopped).toBe(0)
  },
)

test.each([
  ['a day ahead', 86_400_000],
  ['an hour back', -3_600_000],
])(
  'a host whose clock is %s is not ready and says why, signs by its database’s time, and recovers when it is put right',
  async (name, shiftMs) => {
    child = await start(shiftMs)
    const answer = await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()
    expect(answer).toMatchObject({
      ...{ ok: false, missing: ['clock'] },
      parts: { clock: expect.stringContaining('the clock of this process is') },
    })
    const { body: opening } = await ask('open', { code: `${name.replaceAll(' ', '-')}-${'e'.repeat(20)}` })
    const bet = { clientBetId: `bet-${shiftMs}`, stake: '100.00', choice: null }
    const told = await ask('bet', bet, opening['token'])
    expect(told.status).toBe(200)

    child.send(0)
    await expect.poll(isReady, { timeout: 10_000 }).toBe(true)
    const stopped = ended(child)
    child.kill('SIGTERM')
    expect(await stopped).toBe(0)
  },
)
