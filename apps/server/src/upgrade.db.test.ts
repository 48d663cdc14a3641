import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anchorKey, audit } from './modules/ledger/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { asOwner, layDown, type Snapshot } from './testing/landed/snapshot.ts'

/** Goal: what the version before this one has written is there after its upgrade, whole and readable. */
const kept = new URL('./testing/landed/landed.json.gz', import.meta.url)
const snapshot = JSON.parse(gunzipSync(readFileSync(kept)).toString()) as Snapshot

/** Where the rows of a table are now, if not under its name. */
const moved = (name: string) =>
  name
    .replace(/^promotions\./, 'turnover.')
    .replace(/^cashier\.peer_/, 'peer.')
    .replace(/^wallet\.line_transfers$/, 'cashier.line_transfers')
    .replace(/^wallet\.vendor_transfer/, 'vendors.vendor_transfer')
/** What these held stands in `ledger.followers`. */
const readers: Readonly<Record<string, string>> = {
  'jackpot.reader': "name = 'jackpot'",
  'promotions.readers': "name = 'turnover'",
  'wallet.readers': "name = 'bets'",
}

let database: TestDatabase
let before: ReadonlyMap<string, number>
const balances = 'select id, balance, seq from ledger.accounts order by id'
let balancesBefore: pg.QueryResult
let placesBefore: ReadonlyMap<string, string>

beforeAll(async () => {
  database = await testDatabase({ isEmpty: true })
  before = await layDown(database.adminUrl, snapshot)
  await asOwner(database.adminUrl, async (client) => {
    balancesBefore = await client.query(balances)
    const places = new Map<string, string>()
    for (const reader of Object.keys(readers))
      places.set(reader, (await client.query(`select next_xid from ${reader}`)).rows[0].next_xid)
    placesBefore = places
  })
  await migrate(database.adminUrl)
}, 120_000)
afterAll(() => database.drop())

test('every row of the version before is there, and not one more', async () => {
  expect(before.size).toBeGreaterThan(50)
  await asOwner(database.adminUrl, async (client) => {
    for (const [name, count] of before) {
      if (name in readers) continue
      const { rows } = await client.query(`select count(*)::int as count from ${moved(name)}`)
      expect([name, rows[0].count]).toEqual([name, count])
    }
  })
})

test('the platform’s own role reads what moved to another schema', async () => {
  const empty = ['cashier.line_transfers', 'vendors.vendor_transfers', 'vendors.vendor_transfer_changes']
  const filled = [...before.keys()].filter((name) => !(name in readers) && moved(name) !== name).map(moved)
  expect(filled.length).toBeGreaterThan(5)
  for (const name of [...empty, ...filled]) await database.pool.query(`select from ${name} limit 1`)
})

test('every balance is what it was, and the audit finds its ledger and its chain whole', async () => {
  await asOwner(database.adminUrl, async (client) => {
    expect((await client.query(balances)).rows).toEqual(balancesBefore.rows)
  })
  const nowhere = join(tmpdir(), `no-anchors-${randomBytes(6).toString('hex')}`)
  const report = await audit(database.adminUrl, { file: nowhere, key: anchorKey('an upgrade') })
  // The anchors lie outside the database, and stayed where it came from.
  const noAnchors = ['no anchor outside the database covers seal 1 and later']
  expect(report).toMatchObject({ broken: [], chain: noAnchors })
  expect(report.seals).toBeGreaterThan(50)
  expect(report.transfers).toBeGreaterThan(100)
})

test('who read the ledger goes on from the place that it had reached', async () => {
  await asOwner(database.adminUrl, async (client) => {
    for (const [reader, place] of placesBefore) {
      const { rows } = await client.query(`select next_xid from ledger.followers where ${readers[reader]}`)
      expect([reader, rows]).toEqual([reader, [{ next_xid: place }]])
    }
  })
})

test('a second upgrade has nothing to do', async () => {
  expect(await migrate(database.adminUrl)).toEqual([])
})
