/** Goal: no statement counts on the database's fence between brands. Method: what the programs ask is read beside the schema itself. */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../apps/server/src/testing/database.ts'
import { readSources } from '../sources.ts'
import { sqlIn } from './schemas.ts'

/** Files whose statements are about all brands, or name what one brand alone has, how many in each, and why. */
const open: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'cashier/deposits/debts.ts': [1, 'debts of all brands are settled one after the other'],
  'cashier/deposits/hear.ts': [1, 'money at a gateway is of no brand until it is matched'],
  'cashier/deposits/match.ts': [3, 'money at a gateway is of no brand until it is matched'],
  'cashier/deposits/review.ts': [1, 'a payment of a gateway is named by its channel and its number there'],
  'cashier/deposits/rows.ts': [1, 'the columns of an order, for statements that name it'],
  'cashier/deposits/sweep.ts': [2, 'gateways are asked for the orders of all brands'],
  'cashier/deposits/take.ts': [3, 'money at a gateway is of no brand until it is matched'],
  'cashier/deposits/taken-back.ts': [
    4,
    'a payment of a gateway is named by its channel and its number there',
  ],
  'cashier/desk.ts': [3, 'operators see what waits in all brands'],
  'cashier/reconciliation/ours.ts': [2, 'a gateway’s statement is of all brands'],
  'cashier/reconciliation/reconcile.ts': [1, 'a gateway’s statement is of all brands'],
  'jackpot/feed.ts': [1, 'entries are named by their accounts and rounds'],
  'jackpot/pots.ts': [1, 'stakes of all brands are read together, and each finds its pot'],
  'ledger/audit.ts': [2, 'the ledger is one'],
  'ledger/debts.ts': [1, 'debts of all brands are settled one after the other'],
  'peer/bonuses/bonuses.ts': [2, 'the end of statements of the clock, over all brands'],
  'peer/closing/closing.ts': [1, 'the clock looks in all brands for what is to be closed'],
  'protection/door.ts': [1, 'who is guarded is kept for all brands, and asked by account'],
  'vendors/credits/audit.ts': [2, 'the books of vendors are one'],
  'vendors/credits/rows.ts': [1, 'operators see what waits in all brands'],
  'vendors/credits/signed.ts': [1, 'operators see what was decided in all brands'],
  'vendors/origins/origins.ts': [1, 'operators see what waits in all brands'],
  'vendors/sessions.ts': [2, 'a call of a vendor names the session alone, and the brand is found by it'],
}

const root = fileURLToPath(new URL('../../../', import.meta.url))
const home = 'apps/server/src/modules/'
const asked = /\b(?:from|join|update|into|using)\s+(?:only\s+)?(\w+\.\w+)/g
/** What brands there are, and where: a brand is found by them. */
const ofNoBrand = ['merchants.brands', 'merchants.hosts', 'merchants.regions']
/** Of these there is one in all brands: whoever names it, named the brand. */
const names =
  'member account purse session verification pot order payout parent login_session player budget topic ask claim allocation upline requirement'
const isKeyed = new RegExp(`\\b(?:(?:${names.replaceAll(' ', '|')})_id|login_session|id)\\s*(?:=|<>|in\\b)`)
/** A column beside a column names nothing, wherever it stands. */
const joins = /\b(?:(?:\w+\.)?\w+\s*=\s*\w+\.\w+|\w+\.\w+\s*=\s*[a-z]\w*)\b(?!\s*[.(])/g
const shown = /merchant_id as "merchantId"/g
/** What was handed in as a list, and is called by this name: a column beside one of its columns names something. */
const handedIn = /\bunnest\((?:[^()]|\([^()]*\))*\)\s+as\s+(\w+)/g

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
  const isOfBrands = [...statement.matchAll(asked)].some(
    ([, table = '']) => tables.has(table) && !ofNoBrand.includes(table),
  )
  const lists = [...statement.matchAll(handedIn)].map(([, name]) => `${name}.`)
  const said = statement
    .replace(joins, (join) => (lists.some((list) => join.includes(list)) ? join : ''))
    .replace(shown, '')
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
  const counted = Object.groupBy(wide, ({ path }) => path)
  const counts = Object.entries(counted).map(([path, found = []]) => [path, found.length])
  const known = Object.entries(open).map(([path, [count]]) => [path, count])
  expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(known))
})

test('a statement that counts on the fence is found', () => {
  const tables = new Set(['content.banners', 'merchants.settings', 'identity.members', 'identity.sessions'])
  for (const statement of [
    'select key, value from merchants.settings',
    'select merchant_id as "merchantId" from content.banners order by sort',
    'select 1 from identity.sessions s join identity.members m on m.id = s.member_id where s.bind_hash = ?',
    "update identity.members set status = 'locked' where username_key = ?",
    'select 1 from identity.sessions s, identity.members m where member_id = m.id and s.bind_hash = ?',
    'select 1 from identity.sessions s, identity.members m where m.id = member_id and s.bind_hash = ?',
    'delete from identity.sessions s using identity.members m where s.member_id = m.id',
    'select 1 from identity.members m join unnest( ? ::text[]) as n (status) on n.status = m.status',
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, true])
  for (const statement of [
    'select key, value from merchants.settings where merchant_id = ?',
    'update identity.members set language = ? where id = ?',
    'select 1 from identity.sessions where member_id = ?',
    'select 1 from identity.sessions s where s.member_id = any(?)',
    'select 1 from identity.sessions s join identity.members m on m.id = s.member_id where m.id = ?',
    'select 1 from catalog.games',
    'select 1 from identity.members m join unnest( ? ::bigint[]) as n (id) on n.id = m.id',
    'update identity.members m set status = s.status from unnest( ? ::bigint[],  ? ::text[]) as s (id, status) where m.id = s.id',
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, false])
})
