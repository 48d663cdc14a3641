/** Goal: no statement counts on the database's fence between brands. Method: what the programs ask is read beside the schema itself. */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../apps/server/src/testing/database.ts'
import { readSources } from '../sources.ts'
import { sqlIn } from './schemas.ts'

/** Files whose statements are about all brands, or name what one brand alone has, and why. */
const open: Readonly<Record<string, string>> = {
  'cashier/deposits/debts.ts': 'debts of all brands are settled one after the other',
  'cashier/deposits/hear.ts': 'money at a gateway is of no brand until it is matched',
  'cashier/deposits/match.ts': 'money at a gateway is of no brand until it is matched',
  'cashier/deposits/review.ts': 'a payment of a gateway is named by its channel and its number there',
  'cashier/deposits/sweep.ts': 'gateways are asked for the orders of all brands',
  'cashier/deposits/take.ts': 'money at a gateway is of no brand until it is matched',
  'cashier/deposits/taken-back.ts': 'a payment of a gateway is named by its channel and its number there',
  'cashier/desk.ts': 'operators see what waits in all brands',
  'cashier/payouts/sending.ts': 'a sending is named by its key, which has its order in it',
  'cashier/reconciliation/ours.ts': 'a gateway’s statement is of all brands',
  'cashier/reconciliation/reconcile.ts': 'a gateway’s statement is of all brands',
  'jackpot/pots.ts': 'stakes of all brands are read together, and each finds its pot',
  'ledger/audit.ts': 'the ledger is one',
  'ledger/debts.ts': 'debts of all brands are settled one after the other',
  'merchants/directory.ts': 'a brand is found by its host, or chosen among all',
  'merchants/seed.ts': 'brands are made here',
  'peer/show.ts': 'a claim or an ask is named by a number that one brand alone has',
  'protection/door.ts': 'who is guarded is kept for all brands, and asked by account',
  'turnover/rows.ts': 'a count is named by its account and its round',
  'vendors/credits/audit.ts': 'the books of vendors are one',
  'vendors/credits/rows.ts': 'operators see what waits in all brands',
  'vendors/credits/signed.ts': 'operators see what was decided in all brands',
  'vendors/origins/origins.ts': 'operators see what waits in all brands',
  'vendors/sessions.ts': 'a call of a vendor names the session alone, and the brand is found by it',
  'wallet/risks.ts': 'a stake’s risk is named by its account and its round',
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const home = 'apps/server/src/modules/'
const asked = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(\w+\.\w+)/g
/** Of these there is one in all brands: whoever names it, named the brand. */
const names =
  'member account purse session verification pot order payout parent login_session player budget topic ask claim allocation upline'
const isKeyed = new RegExp(`\\b(?:(?:${names.replaceAll(' ', '|')})_id|login_session|id)\\s*(?:=|<>|in\\b)`)
const joins = /\bon\s+\w+\.\w+\s*=\s*\w+\.\w+/g
const shown = /merchant_id as "merchantId"/g

async function tablesOfBrands(): Promise<ReadonlySet<string>> {
  const database = await testDatabase()
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ name: string }>(`
    select c.oid::regclass::text as name from pg_class c
     where c.relkind in ('r', 'p') and not c.relispartition and (c.relrowsecurity or exists (
       select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped))`)
  await admin.end()
  await database.drop()
  return new Set(rows.map(({ name }) => name))
}

const isOpenWide = (statement: string, tables: ReadonlySet<string>) => {
  const isOfBrands = [...statement.matchAll(asked)].some(([, table = '']) => tables.has(table))
  const said = statement.replace(joins, '').replace(shown, '')
  return isOfBrands && !said.includes('merchant_id') && !isKeyed.test(said)
}

test('every statement over rows of brands names the brand, or something that one brand alone has', async () => {
  const tables = await tablesOfBrands()
  expect(tables.size).toBeGreaterThan(60)
  const programs = readSources(root).filter(
    ({ path }) => path.startsWith(home) && path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const statements = programs.flatMap(({ path, text }) =>
    sqlIn(text).map((statement) => ({ path: path.slice(home.length), statement })),
  )
  expect(statements.length).toBeGreaterThan(300)
  const wide = statements.filter(({ statement }) => isOpenWide(statement, tables))
  expect(wide.filter(({ path }) => !(path in open))).toEqual([])
  expect([...new Set(wide.map(({ path }) => path))].toSorted()).toEqual(Object.keys(open).toSorted())
})

test('a statement that counts on the fence is found', () => {
  const tables = new Set(['content.banners', 'merchants.settings', 'identity.members', 'identity.sessions'])
  for (const statement of [
    'select key, value from merchants.settings',
    'select merchant_id as "merchantId" from content.banners order by sort',
    'select 1 from identity.sessions s join identity.members m on m.id = s.member_id where s.bind_hash = ?',
    "update identity.members set status = 'locked' where username_key = ?",
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, true])
  for (const statement of [
    'select key, value from merchants.settings where merchant_id = ?',
    'update identity.members set language = ? where id = ?',
    'select 1 from identity.sessions where member_id = ?',
    'select 1 from catalog.games',
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, false])
})
