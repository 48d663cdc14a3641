/** A table is listed and opened like any game, and then heard over its line with the session's token. */
import { randomBytes } from 'node:crypto'
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import type { OpenReply } from '@jackfruit/studio-kit/play-contract'
import { openStudio, type Studio } from '@jackfruit/studio-kit/studio'
import { type FakePlatform, startFakePlatform } from '@jackfruit/studio-kit/testing/fake-platform'
import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { studiosHere } from '../studios.ts'
import { secret, studioKey } from '../testing/a-studio.ts'
import { type StudioDatabase, studioDatabase } from '../testing/studio-database.ts'

const rubyrow = studiosHere.find(({ studio }) => studio === 'rubyrow')
const tables = (rubyrow?.tables ?? []).filter(({ id }) => id === 'dt-1')
const quiet = { info() {}, warn() {}, error() {} }
const ip = '127.0.0.1'
let database: StudioDatabase
let platform: FakePlatform
let pool: pg.Pool
let studio: Studio

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  platform = await startFakePlatform({ vendor: 'rubyrow', secret, gameCode: 'dt-1' })
  pool = openPool(database.url)
  await makeTables(pool)
  studio = openStudio({
    ...{ studio: 'rubyrow', games: rubyrow?.games ?? [], tables, pool, platformUrl: platform.url },
    ...{ secret, studioKey, gamesOrigin: 'http://127.0.0.1:8081', log: quiet, timeoutMs: 2_000 },
  })
  studio.start()
})
afterAll(async () => {
  await studio.stop()
  await pool.end()
  await platform.stop()
  await database.drop()
})

async function open(): Promise<OpenReply> {
  const { status, body } = await studio.play('open', {
    ...{ token: '', body: { code: randomBytes(20).toString('hex') }, ip },
  })
  expect(status).toBe(200)
  return body as OpenReply
}

const aLine = () => {
  const heard: string[] = []
  return { heard, line: { send: (frame: string) => void heard.push(frame), bufferedAmount: 0, end() {} } }
}

test('[IM-29] a table is opened like a game, and told as it stands to who comes with the session', async () => {
  const opened = await open()
  expect(opened.facts).toMatchObject({ gameCode: 'dt', tableId: 'dt-1' })
  expect(Number(opened.limits.max)).toBeGreaterThan(Number(opened.limits.min))
  const { heard, line } = aLine()
  const hello = JSON.stringify({ type: 'hello', token: opened.token, tableId: 'dt-1' })
  const visit = await studio.tables.enter(hello, line)
  expect(visit).not.toBeNull()
  await expect
    .poll(() => heard.some((frame) => /"(type":"round.open|phase":"betting)"/.test(frame)), {
      timeout: 15_000,
    })
    .toBe(true)
  visit?.leave()
})

test('a session is of one table, and its bets are laid over the line alone', async () => {
  const { token } = await open()
  const other = JSON.stringify({ type: 'hello', token, tableId: 'dt-2' })
  expect(await studio.tables.enter(other, aLine().line)).toBeNull()
  const bet = { clientBetId: randomBytes(8).toString('hex'), stake: '100.00', choice: { dragon: '100.00' } }
  expect(await studio.play('bet', { token, body: bet, ip })).toMatchObject({
    ...{ status: 400, body: { code: 'CHOICE' } },
  })
  expect(platform.moves).toEqual([])
})
