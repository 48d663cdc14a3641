import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startPostgres } from '@jackfruit/groundwork/embedded-postgres'
import { openTcpProxy, type TcpProxy } from '@jackfruit/groundwork/tcp-proxy'
import { Unknown } from '@jackfruit/postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type EventBus, openEventBus } from '../../platform/pushes/events.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { type Lanes, openAccount, openHouse, openLanes, post } from './index.ts'

let database: TestDatabase
let standby: Server
let wire: TcpProxy
let lanes: Lanes
let bus: EventBus
let account: { readonly accountId: bigint; readonly houseId: number }
const folder = mkdtempSync(join(tmpdir(), 'jackfruit-standby-'))
const heard: string[] = []
let stakes = 0

beforeAll(async () => {
  database = await testDatabase()
  standby = await aStandby(database.appUrl)
  wire = await openTcpProxy(database.appUrl)
  const url = wire.through(database.appUrl)
  const houseId = await openHouse(database.db, 1, 'vendor:test', 'MMK')
  const member = { merchantId: 1, owner: 1n, kind: 'purse', currency: 'MMK' } as const
  const accountId = await openAccount(database.db, member)
  account = { accountId, houseId }
  await database.db
    .transaction()
    .execute((tx) => post(tx, { key: 'opening', kind: 'grant', ...account, amount: 1_000n }))
  lanes = await openLanes({ url })
  bus = await openEventBus(url)
  bus.subscribe('news', (word) => heard.push(word))
}, 60_000)

afterAll(async () => {
  await bus.close()
  await lanes.close()
  await wire.close()
  await standby.stop()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A server that only reads, which lets the same role into a database of the same name. */
async function aStandby(appUrl: string): Promise<Server> {
  const { username, password, pathname } = new URL(appUrl)
  const primary = await startPostgres({ dataDir: folder, durable: false })
  const admin = new pg.Client({ connectionString: primary.adminUrl })
  await admin.connect()
  await admin.query(`create role ${username} login password '${decodeURIComponent(password)}'`)
  await admin.query(`create database ${pathname.slice(1)}`)
  await admin.end()
  await primary.stop()
  writeFileSync(join(folder, 'cluster', 'standby.signal'), '')
  return startPostgres({ dataDir: folder, durable: false })
}

const stake = () => {
  const key = `v:${stakes++}`
  const movement = { kind: 'stake', ...account, gameId: 1, key, round: key, amount: 1n } as const
  return () => lanes.submit(movement)
}
const serves = async (submit: () => Promise<{ status: string }>) => {
  const status = () =>
    submit().then(
      (outcome) => outcome.status,
      () => 'unknown',
    )
  await expect.poll(status, { timeout: 10_000 }).toBe('posted')
}
const hears = async (word: string) => {
  const told = () => {
    bus.publish('news', word)
    return heard.includes(word)
  }
  await expect.poll(told, { timeout: 10_000 }).toBe(true)
}

test('a moment on a standby that only reads ends neither bus nor lanes, and leaves no connection behind', async () => {
  await serves(stake())
  await hears('before')
  expect([bus.why(), lanes.why()]).toEqual([null, null])
  wire.redirect(standby.adminUrl)
  wire.cut()
  const asked = stake()
  for (let each = 0; each < 10; each++) await expect(asked()).rejects.toThrow(Unknown)
  await expect.poll(() => bus.why()).toMatch(/no connection for \d+ s/)
  expect(lanes.why()).toMatch(/no connection for \d+ s/)
  await expect.poll(() => wire.open()).toBeLessThanOrEqual(3)
  wire.redirect(database.appUrl)
  wire.cut()
  await serves(asked)
  await hears('after')
  // One lane serves while its fellow still pauses between two tries.
  await expect.poll(() => [bus.why(), lanes.why()], { timeout: 10_000 }).toEqual([null, null])
  await expect.poll(() => wire.open()).toBe(3)
}, 60_000)

test('a database that fell silent is noticed by who only rests, and served again within ten seconds of its answering', async () => {
  await serves(stake())
  await wire.swallow()
  const asked = stake()
  const outcome = asked().then(
    () => 'posted',
    (error: unknown) => error,
  )
  await expect.poll(() => bus.why(), { timeout: 10_000 }).toMatch(/no connection/)
  expect(await outcome).toBeInstanceOf(Unknown)
  await expect.poll(() => lanes.why(), { timeout: 10_000 }).toMatch(/no connection/)
  await wire.accept()
  await Promise.all([serves(asked), hears('spoken again')])
  await expect.poll(() => wire.open()).toBe(3)
}, 60_000)
