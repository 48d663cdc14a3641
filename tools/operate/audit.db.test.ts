import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bare } from '@jackfruit/groundwork/bare'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openAccount, openHouse, post } from '../../apps/server/src/modules/ledger/index.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'

const script = fileURLToPath(new URL('../audit.ts', import.meta.url))

test('the audit command ends with 0 on a clean ledger and with 1 and a reason on another', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-audit-'))
  const database = await testDatabase()
  try {
    await grant(database)
    const clean = run(database.adminUrl, dataDir)
    expect(clean.status).toBe(0)
    expect(lastLine(clean.stdout)).toMatchObject({
      ok: true,
      accounts: 1,
      transfers: 1,
      broken: [],
      chain: [],
    })

    expect(clean.stdout).toMatch(/what is held of credits is what waits for a person +holds/)
    const admin = new pg.Client({ connectionString: database.adminUrl })
    await admin.connect()
    await admin.query('update ledger.accounts set balance = balance + 1')
    await admin.end()
    const broken = run(database.adminUrl, dataDir)
    expect(broken.status).toBe(1)
    expect(broken.stdout).toMatch(/balance is what the transfers leave +BROKEN 1 times/)
    expect(lastLine(broken.stdout)).toMatchObject({ ok: false })
  } finally {
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test('the audit command says what to do where there is no ledger', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-audit-'))
  const { status, stderr } = run('', dataDir)
  expect(status).toBe(1)
  expect(stderr).toMatch(/There is no database in .* yet: run npm start first/)
  rmSync(dataDir, { recursive: true, force: true })
})

async function grant({ db }: TestDatabase) {
  const houseId = await openHouse(db, 1, 'grants', 'MMK')
  const accountId = await openAccount(db, { merchantId: 1, owner: 1n, kind: 'purse', currency: 'MMK' })
  await db
    .transaction()
    .execute((tx) => post(tx, { key: 'opening', kind: 'grant', accountId, houseId, amount: 500n }))
}

function run(url: string, dataDir: string) {
  const env = {
    ...bare(),
    DATABASE_OWNER_URL: url,
    JACKFRUIT_SECRET: 'of the test',
    JACKFRUIT_DATA: dataDir,
  }
  return spawnSync(process.execPath, [script], { encoding: 'utf8', env })
}

const lastLine = (text: string): unknown => JSON.parse(text.trim().split('\n').at(-1) ?? '')
