import { liveTables, type realtime } from '@jackfruit/contracts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetKept } from '../../../platform/briefly.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { listGames, openGames } from '../../catalog/index.ts'
import { openDirectory } from '../../merchants/index.ts'
import { openTableEar } from './hear.ts'
import { openTables } from './tables.ts'

let database: TestDatabase
let admin: pg.Pool
let brand: { readonly id: number; readonly currency: string }
const listed = (gameCode: string, gameType = 'LIVE') => ({
  ...{ gameCode, gameType, gameClassify: null, name: { EN: 'Grand Baccarat' }, version: '1.0.0' },
  ...{ buildHash: '0'.repeat(64), rtp: '98.9000', volatility: 'low', hitRate: '45.00' },
  ...{ maxWin: { MMK: '100000000' }, minBet: { MMK: '100' }, maxBet: { MMK: '500000' } },
})

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  admin = new pg.Pool({ connectionString: database.adminUrl, max: 2 })
  await listGames(database.db, 'rubyrow', [listed('bac-1'), listed('roul-1'), listed('slot-1', 'RNG')])
  const found = await openDirectory(database.db, () => null).brandOfCode('demommk')
  if (!found) throw new Error('the demo brand is missing')
  brand = found
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})
beforeEach(async () => {
  await admin.query('delete from vendors.live_tables')
  forgetKept()
})

/** What one process has of tables: nothing of it is another's. */
function aProcess(everyMs = 20) {
  const { db } = database
  const games = openGames(db)
  const directory = openDirectory(db, () => null)
  const onError = (error: unknown) => console.error(error)
  return {
    ear: openTableEar({ db, games }),
    tables: openTables({ ...{ db, games, directory, onError, everyMs }, now: () => new Date() }),
  }
}

const word = (seq: number, change: Partial<liveTables.ToldTable> = {}): liveTables.ToldTable => ({
  ...{ tableId: 'bac-1', gameCode: 'bac-1', kind: 'baccarat', seq, phase: 'betting', players: 3 },
  ...{ closesAt: '2026-01-01T00:00:15.000Z', dealer: 'simulated', road: ['B', 'P'] },
  limits: { MMK: { min: '100', max: '500000' } },
  ...change,
})
const call = (...tables: liveTables.ToldTable[]) => ({
  ...{ requestId: 'r-1', sentAt: '2026-01-01T00:00:00.000Z', tables },
})
async function shown(process: ReturnType<typeof aProcess>) {
  forgetKept()
  return process.tables.of(brand, 'EN')
}

test('[IM-29] what one process was told another shows, with the end of betting by the clock of the platform', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const before = Date.now()
  expect(await one.ear.hear('rubyrow', call(word(5)))).toMatchObject({ status: 'OK', taken: ['taken'] })
  const [table, ...rest] = await shown(other)
  expect(rest).toEqual([])
  expect(table).toMatchObject({
    ...{ id: 'rubyrow:bac-1', phase: 'betting', isSilent: false, players: 3, road: ['B', 'P'] },
    ...{ minBet: '100', maxBet: '500000', dealer: 'simulated', kind: 'baccarat' },
    game: { nodeId: 'bac-1', displayName: 'Grand Baccarat', gameType: 'LIVE' },
  })
  // The studio's clock is months away; what counts is that fifteen seconds were left.
  const left = Date.parse(table?.closesAt ?? '') - before
  expect(left).toBeGreaterThan(14_000)
  expect(left).toBeLessThan(60_000)
})

test('of two words the newer stays, whichever process hears it and in whichever order they come', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const told = Array.from({ length: 12 }, (_, at) => word(at + 1, { players: at + 1 }))
  await Promise.all(
    told
      .toSorted((a, b) => ((a.seq * 7) % 13) - ((b.seq * 7) % 13))
      .map((each, at) => (at % 2 ? one : other).ear.hear('rubyrow', call(each))),
  )
  expect((await shown(one))[0]?.players).toBe(12)
  expect(await one.ear.hear('rubyrow', call(word(12, { phase: 'paused' })))).toMatchObject({
    taken: ['older'],
  })
  expect((await shown(other))[0]?.phase).toBe('betting')
})

test('who has said nothing for a while is shown as silent, without a countdown, and forgotten later', async () => {
  const process = aProcess()
  await process.ear.hear('rubyrow', call(word(9)))
  const ago = (ms: number) =>
    admin.query(`update vendors.live_tables set heard_at = now() - $1 * interval '1 millisecond'`, [ms])
  await ago(liveTables.silentAfterMs + 1)
  expect(await shown(process)).toMatchObject([
    { isSilent: true, closesAt: null, players: 0, road: ['B', 'P'] },
  ])
  await ago(liveTables.forgottenAfterMs + 1)
  expect(await shown(process)).toEqual([])
  // What is forgotten is no newer word: a studio that counts from the beginning is heard again.
  expect(await process.ear.hear('rubyrow', call(word(1)))).toMatchObject({ taken: ['taken'] })
  expect(await shown(process)).toMatchObject([{ isSilent: false }])
})

test('games that are not listed, not live, or not for this currency are not shown', async () => {
  const process = aProcess()
  const tables = [
    word(1, { tableId: 'x', gameCode: 'nobodys' }),
    word(1, { tableId: 'y', gameCode: 'slot-1' }),
    word(1, { tableId: 'z', gameCode: 'roul-1', limits: { INR: { min: '10', max: '100' } } }),
  ]
  expect(await process.ear.hear('rubyrow', call(...tables))).toMatchObject({
    taken: ['unknown', 'taken', 'taken'],
  })
  expect(await shown(process)).toEqual([])
  await admin.query(`update catalog.games set maintenance = true where code = 'bac-1'`)
  await process.ear.hear('rubyrow', call(word(2)))
  expect(await shown(aProcess())).toMatchObject([{ phase: 'paused', closesAt: null }])
  await admin.query(`update catalog.games set maintenance = false where code = 'bac-1'`)
})

test('a studio has two hundred tables, and no history: however often it tells, rows stay as many', async () => {
  const process = aProcess()
  const many = (from: number, seq: number) =>
    call(...Array.from({ length: 50 }, (_, at) => word(seq, { tableId: `t-${from + at}` })))
  for (const from of [0, 50, 100, 150]) await process.ear.hear('rubyrow', many(from, 1))
  const full = await process.ear.hear('rubyrow', many(190, 2))
  expect((full['taken'] as string[]).map((each) => each[0]).join('')).toBe('t'.repeat(10) + 'f'.repeat(40))
  const { rows } = await sql`select from vendors.live_tables`.execute(database.db)
  expect(rows).toHaveLength(liveTables.tablesMax)
})

test('a studio that tells too often is asked to wait, and the other is not', async () => {
  let ticks = 0
  const ear = openTableEar({ db: database.db, games: openGames(database.db), ticks: () => ticks })
  const statuses = []
  for (let at = 0; at < 41; at++) statuses.push((await ear.hear('rubyrow', call(word(at + 1)))).status)
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(40)
  expect(statuses.at(-1)).toBe('RATE_LIMITED')
  expect((await ear.hear('kitelab', call(word(1)))).status).toBe('OK')
  ticks += 100
  expect((await ear.hear('rubyrow', call(word(99)))).status).toBe('OK')
})

test('pages that watch hear what changed, from whichever process; who left hears nothing more', async () => {
  const [one, other] = [aProcess(), aProcess()]
  await one.ear.hear('rubyrow', call(word(1)))
  const heard: realtime.Push[] = []
  const leave = other.tables.watch(brand.id, (push) => heard.push(push))
  const waitFor = async (seq: number, change: Partial<liveTables.ToldTable>) => {
    await one.ear.hear('rubyrow', call(word(seq, change)))
    await expect
      .poll(() => {
        forgetKept()
        return heard.flatMap((push) => (push.type === 'live-tables' ? push.tables : [])).at(-1)?.phase
      })
      .toBe(change.phase)
  }
  // Nothing is told before it is known what the page began with.
  await waitForLook(other)
  await waitFor(2, { phase: 'closed', closesAt: null })
  await waitFor(3, { phase: 'result', closesAt: null })
  leave()
  const before = heard.length
  await one.ear.hear('rubyrow', call(word(4)))
  await waitForLook(other)
  expect(heard).toHaveLength(before)
  await other.tables.stop()
})

/** Long enough for what looks every few milliseconds. */
async function waitForLook(process: ReturnType<typeof aProcess>): Promise<void> {
  for (let at = 0; at < 5; at++) {
    await shown(process)
    await new Promise((wake) => setTimeout(wake, 40))
  }
}
