/** Two platforms behind a balancer are restarted one after the other, while members and vendors go on calling. */

import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { bare } from '@jackfruit/groundwork/bare'
import { claimPorts } from '@jackfruit/groundwork/ports'
import { parseMinor } from '@jackfruit/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listGames } from '../../apps/server/src/modules/catalog/index.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'
import { openTestPlayers, type TestPlayer } from '../../apps/server/src/testing/test-players.ts'
import { type Line, openLine, type Reply } from '../storm/line.ts'
import { type Balancer, openBalancer } from './balancer.ts'

const secret = 'only-for-tests-hexworks-0123456789abcdef'
const gameCode = 'slot-of-the-test'
const program = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url))
const stake = '1.00'
/** Sooner than a balancer notices by itself that somebody is gone. */
const repeatAfterMs = 50
let database: TestDatabase
let ports: readonly number[] = []
let players: readonly TestPlayer[] = []
const processes = new Map<number, ChildProcess>()
let balancer: Balancer
let line: Line

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  await listGames(database.db, 'hexworks', [listed])
  const { appUrl: databaseUrl, adminUrl: ownerUrl } = database
  players = await openTestPlayers({ databaseUrl, ownerUrl, gameCode, count: 4 })
  ports = await claimPorts(2)
  for (const port of ports) processes.set(port, start(port))
  balancer = await openBalancer(ports)
  line = openLine(balancer.port)
}, 120_000)
afterAll(async () => {
  line.close()
  await balancer.close()
  for (const child of processes.values()) child.kill('SIGKILL')
  await database.drop()
})

const listed = {
  ...{ gameCode, name: { EN: 'Slot of the test' }, gameType: 'RNG', gameClassify: null, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '96.0000', volatility: 'medium', hitRate: '30.00' },
  ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '1' }, maxBet: { MMK: '50000' } },
}

const start = (port: number) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...{ ...bare(), PORT: String(port), DATABASE_URL: database.appUrl, LOG_LEVEL: 'fatal' },
      ...{ JACKFRUIT_ENV: 'demo', JACKFRUIT_TEST: '1', RATE_LIMITS: 'off', JACKFRUIT_ROLE: 'api' },
      ...{ VENDOR_SECRET_HEXWORKS: secret, LEAVE_SECONDS: '2' },
    },
  })

interface Tally {
  good: number
  readonly failed: string[]
}

/** Calls until it is over; what has no answer is sent once more, as pages and vendors do. */
async function callOn(tally: Tally, isOver: () => boolean, next: () => () => Promise<string | null>) {
  while (!isOver()) {
    const call = next()
    const said = (await call()) ?? (await pause(repeatAfterMs).then(call))
    if (said === 'good') tally.good += 1
    else tally.failed.push(said ?? 'no answer, and none to a repeat')
    await pause(5)
  }
}

const looks = () => async () => {
  const reply = await line.call('GET', '/wps/v2/permission')
  return reply && (reply.body['success'] === true ? 'good' : JSON.stringify(reply))
}

/** A repeat has the same id: it is the same stake, whoever is asked. */
const stakes =
  ({ playerId, currency }: TestPlayer, sessionId: string) =>
  () => {
    const id = randomBytes(8).toString('hex')
    const fields = { playerId, currency, gameCode, sessionId, roundId: `r${id}`, transactionId: `b${id}` }
    return async () => {
      const reply = await send('bet', { ...fields, amount: stake, roundEnded: true })
      return reply && (reply.body['status'] === 'OK' ? 'good' : JSON.stringify(reply))
    }
  }

async function send(name: string, fields: object): Promise<Reply | null> {
  const path = `/vendor/v1/${name}`
  const body = Buffer.from(JSON.stringify({ requestId: randomBytes(12).toString('hex'), ...fields }))
  const headers = signVendorMessage({
    ...{ vendorId: 'hexworks', secret, method: 'POST', path, body },
    ...{ timestamp: Date.now(), nonce: randomBytes(16).toString('hex') },
  })
  return line.call('POST', path, { headers, body })
}

const areBoth = () => expect.poll(() => balancer.ready(), { timeout: 90_000 }).toBe(2)

/** Answers how long it took to stop. */
async function restart(port: number): Promise<number> {
  const old = processes.get(port)
  if (!old) throw new Error('nothing runs there')
  const gone = once(old, 'exit')
  const askedAt = performance.now()
  old.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  const tookMs = performance.now() - askedAt
  await expect.poll(() => balancer.ready(), { timeout: 90_000 }).toBe(1)
  processes.set(port, start(port))
  return tookMs
}

test('a rolling restart of two platforms under load shows members and vendors no failure that a repeat does not hide, and each stake is taken once', async () => {
  for (const port of ports) await expect.poll(() => isReady(port), { timeout: 90_000 }).toBe(true)
  await areBoth()
  const [members, vendors]: [Tally, Tally] = [
    { good: 0, failed: [] },
    { good: 0, failed: [] },
  ]
  const sessions = await Promise.all(players.map(({ token }) => send('authenticate', { token })))
  let isOver = false
  const callers = players.flatMap((player, at) => [
    callOn(members, () => isOver, looks),
    callOn(vendors, () => isOver, stakes(player, String(sessions[at]?.body['sessionId']))),
  ])
  const stops: number[] = []
  for (const port of ports) {
    stops.push(await restart(port))
    await areBoth()
  }
  isOver = true
  await Promise.all(callers)
  expect([members.failed, vendors.failed]).toEqual([[], []])
  expect(Math.min(members.good, vendors.good)).toBeGreaterThan(100)
  // Two seconds of leaving, and far from the ten after which it would have been ended.
  expect(Math.max(...stops)).toBeLessThan(8_000)
  const left = await Promise.all(
    players.map(({ playerId, currency }) => send('balance', { playerId, currency, gameCode })),
  )
  const lost = players.map(({ opening }, at) => minor(opening) - minor(left[at]?.body['balance']))
  expect(lost.reduce((sum, each) => sum + each, 0n)).toBe(BigInt(vendors.good) * minor(stake))
}, 240_000)

function minor(amount: unknown): bigint {
  const read = parseMinor(amount)
  if (read === null) throw new Error(`no amount: ${String(amount)}`)
  return read
}

const isReady = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
