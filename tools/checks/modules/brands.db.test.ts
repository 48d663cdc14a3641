/** Goal: no statement counts on the database's fence between brands. Method: what the programs ask is read beside the schema itself. */
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../apps/server/src/testing/database.ts'
import { readSources } from '../sources.ts'
import { isOpenWide, unexcused } from './brands.ts'
import { ofAllBrands } from './of-all-brands.ts'
import { sqlIn } from './schemas.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const home = 'apps/server/src/modules/'
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
  expect(unexcused(wide, ofAllBrands)).toEqual([])
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
    'exists (select from identity.sessions s where s.member_id = m.id)',
    'select 1 from identity.members m join identity.sessions s on s.merchant_id = m.merchant_id',
    'select merchant_id, username from identity.members where username_key = ?',
    'select count(*) from identity.members group by merchant_id order by merchant_id',
    'insert into content.banners (merchant_id, key) select m.merchant_id, ? from identity.members m',
    'select 1 from content.banners where title in (select username from identity.members where username_key = ?)',
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, true])
  for (const statement of [
    'select key, value from merchants.settings where merchant_id = ?',
    'update identity.members set language = ? where id = ?',
    'select 1 from identity.sessions where member_id = ?',
    'select 1 from identity.sessions s where s.member_id = any(?)',
    'select 1 from identity.sessions s join identity.members m on m.id = s.member_id where m.id = ?',
    'select 1 from catalog.games',
    'select 1 from identity.sessions where (merchant_id, bind_hash) = ( ? , ? )',
    'insert into content.banners (key, merchant_id) values ( ? , ? )',
    'insert into content.banners (merchant_id, key) select ? , unnest( ? ::text[])',
    'exists (select from identity.sessions s where s.merchant_id = m.merchant_id and s.member_id = m.id)',
    'select 1 from identity.members m join unnest( ? ::bigint[]) as n (id) on n.id = m.id',
    'update identity.members m set status = s.status from unnest( ? ::bigint[],  ? ::text[]) as s (id, status) where m.id = s.id',
  ])
    expect([statement, isOpenWide(statement, tables)]).toEqual([statement, false])
})

test('an excuse has a reason, and is for one statement that needs it', () => {
  const statement = { path: 'a.ts', statement: 'select 1\n  from identity.members' }
  const reason = 'there is only one of it'
  expect(unexcused([statement], { [reason]: { 'a.ts': ['1 from identity.members'] } })).toEqual([])
  expect(unexcused([statement], {})).toEqual(['a.ts names no brand: select 1 from identity.members'])
  expect(unexcused([statement], { [reason]: { 'b.ts': ['select 1'] } })).toHaveLength(2)
  expect(unexcused([statement], { why: { 'a.ts': ['select 1'] } })).toEqual(['no reason: "why"'])
  expect(unexcused([], { [reason]: { 'a.ts': ['select 1'] } })).toEqual([
    'a.ts has 0 statements to excuse with: select 1',
  ])
  expect(unexcused([statement, statement], { [reason]: { 'a.ts': ['select 1'] } })).toEqual([
    'a.ts has 2 statements to excuse with: select 1',
  ])
})
