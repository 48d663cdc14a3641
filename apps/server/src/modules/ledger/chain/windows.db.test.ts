/** What the verifier makes of the windows that it reads: of any letters, out of turn, and from where the audit wants it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { audit, openAccount, openHouse, post } from '../index.ts'
import { anchorKey } from './anchors.ts'
import { keepChecked } from './checked.ts'
import { sealWindow } from './seal.ts'
import { verifyChain } from './verify-chain.ts'

const key = anchorKey('a secret of the test')
let folder: string
let file: string
let database: TestDatabase
let admin: pg.Client
let house = 0
let alice = 0n

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jackfruit-windows-'))
  file = join(folder, 'anchors.jsonl')
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('set session_replication_role = replica')
  house = await openHouse(database.db, 1, 'grants', 'MMK')
  alice = await openAccount(database.db, { merchantId: 1, owner: 1n, kind: 'purse', currency: 'MMK' })
  for (const grant of ['a', 'b', 'c']) await sealed(grant)
})
afterEach(async () => {
  await admin.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** A transfer under this key, in a window of its own. */
async function sealed(grant: string): Promise<void> {
  const given = { key: grant, kind: 'grant', accountId: alice, houseId: house, amount: 5n } as const
  await database.db.transaction().execute((tx) => post(tx, given))
  await database.settled()
  await sealWindow(admin, file, key)
}

test('keys are verified in whatever letters they came', async () => {
  const grants = ['ရွှေ|1', 'two\nlines 7', '😀é', '\\N and \\n', '\b\f\r\t\v\x01', 'ends with \\']
  for (const grant of grants) await sealed(grant)
  for (const gently of [false, true])
    expect(await verifyChain(database.appUrl, file, key, { gently })).toMatchObject({
      ...{ seals: 9, rows: 9, problems: [] },
    })
})

test('a verification ends between two parts when its process stops, and says nothing of what it did not read', async () => {
  const stopping = AbortSignal.abort()
  await expect(verifyChain(database.appUrl, file, key, { gently: true, stopping })).rejects.toThrow('aborted')
})

test('a transfer that was moved into an earlier window is found', async () => {
  await admin.query(
    `update ledger.transfers set xid = (select xid from ledger.transfers where key = 'a') where key = 'c'`,
  )
  const { problems } = await verifyChain(database.appUrl, file, key)
  expect(problems).toContain(`transfer 3 of account ${alice} was sealed before the one before it`)
  expect(problems).toContain('seal 1 does not match its transfers')
})

test('the audit goes on from the last checked anchor, unless it is told to read all', async () => {
  const asked = { file, key, checkedFile: join(folder, 'checked.jsonl') }
  expect(await audit(database.appUrl, asked)).toMatchObject({ ok: true, since: null, seals: 3 })
  await sealed('d')
  await admin.query(`update ledger.transfers set game_id = 7 where key = 'b'`)
  expect(await audit(database.appUrl, asked)).toMatchObject({ since: 3n, seals: 1, chain: [] })
  const { since, seals, chain } = await audit(database.appUrl, { ...asked, whole: true })
  expect({ since, seals, found: chain[0] }).toEqual({
    ...{ since: null, seals: 4, found: 'seal 2 does not match its transfers' },
  })
})

test('a gap between what was verified and the seal after it is found', async () => {
  const asked = { checkedFile: join(folder, 'checked.jsonl') }
  await verifyChain(database.appUrl, file, key, asked)
  // So that the next transfer is not the first of its window.
  await admin.query('select pg_current_xact_id()')
  await sealed('d')
  await admin.query(
    `update ledger.seals set from_xid = (select xid from ledger.transfers where key = 'd') where no = 4`,
  )
  const { since, problems } = await verifyChain(database.appUrl, file, key, asked)
  expect({ since, problems }).toEqual({ since: 3n, problems: ['seal 4 does not follow the one before it'] })
})

test('a verification that ends later takes nothing from one that came further', async () => {
  const asked = { checkedFile: join(folder, 'checked.jsonl') }
  await verifyChain(database.appUrl, file, key, asked)
  const { rows } = await admin.query<{ no: bigint; root: Buffer }>(
    'select no, root from ledger.seals where no = 2',
  )
  const kept = { file: asked.checkedFile, key, isWhole: true }
  for (const seal of rows) await keepChecked(admin, kept, { ...seal, anchorsRead: 0 }, new Map())
  expect(rows).toHaveLength(1)
  const again = await verifyChain(database.appUrl, file, key, asked)
  expect(again).toMatchObject({ since: 3n, rows: 0, problems: [] })
})
