import { expect, test } from 'vitest'
import { foreignSchemas } from './schemas.ts'

const uses = { ledger: {}, identity: {}, wallet: { ledger: 'accounts' }, reports: { wallet: 'bets' } }
const check = (path: string, text: string) =>
  foreignSchemas([{ path: `apps/server/src/modules/${path}`, text }], uses).map(
    ({ problem }) => problem.split(',')[0],
  )

test.each([
  [
    'wallet/turnover.ts',
    'const rows = await sql`select * from ledger.transfers where id = ${1}`.execute(tx)',
    'ledger.transfers',
  ],
  ['wallet/lane.ts', "const text = 'update identity.members set a = 1'", 'identity.members'],
  [
    'ledger/post.ts',
    'const q = sql`insert into ledger.a select ${x} from ${y} join "wallet"."purses" on true`',
    'wallet.purses',
  ],
  ['ledger/migrations/0001_a.sql', 'create view ledger.v as select * from wallet.purses;', 'wallet.purses'],
  [
    'ledger/migrations/0001_a.sql',
    'create table ledger.a (m bigint references wallet.purses (id));',
    'wallet.purses',
  ],
  ['wallet/migrations/0001_a.sql', 'grant usage on schema identity to jackfruit_app;', 'identity.*'],
  ['ledger/migrations/0001_a.sql', 'create policy own on ledger.a using (m = wallet.here());', 'wallet.here'],
  [
    'wallet/migrations/0001_a.sql',
    'create policy own on wallet.a using (m in (select m from ledger.accounts));',
    'ledger.accounts',
  ],
  [
    'wallet/migrations/0001_a.sql',
    'create trigger t after insert on ledger.accounts execute function wallet.f();',
    'ledger.accounts',
  ],
  ['wallet/migrations/0001_a.sql', 'select ledger.begin(id) from identity.members;', 'identity.members'],
  ['wallet/migrations/0001_a.sql', 'select ledger.name, 1 from wallet.a;', 'ledger.name'],
  ['ledger/migrations/0001_a.sql', 'select wallet.begin(1);', 'wallet.begin'],
  ['reports/daily.ts', 'const q = sql`select * from wallet.purses`', 'wallet.purses'],
  ['ledger/migrations/0002_b.sql', 'alter table wallet.a set schema ledger;', 'wallet.a'],
  ['wallet/migrations/0002_b.sql', 'alter table ledger.a set schema public;', 'ledger.a'],
])('%s: %s', (path, text, name) => {
  expect(check(path, text)).toEqual([`names ${name}`])
})

test.each([
  ['wallet/turnover.ts', 'const rows = await sql`select * from wallet.purses`.execute(tx)'],
  [
    'wallet/routes.ts',
    "import { identity } from '@jackfruit/contracts'\nserve(mount, identity.login, handler)",
  ],
  [
    'wallet/migrations/0001_a.sql',
    'create table wallet.a (m bigint references ledger.accounts (id)); -- not wallet but identity.members',
  ],
  ['wallet/migrations/0001_a.sql', 'create policy own on wallet.a using (m = ledger.here());'],
  ['wallet/migrations/0001_a.sql', 'drop table wallet.b; select ledger.begin(name) from wallet.a;'],
  ['wallet/migrations/0001_a.sql', 'create view wallet.v as select ledger.here();'],
  ['wallet/migrations/0002_b.sql', 'alter table ledger.a set schema wallet;'],
  ['reports/daily.ts', 'const q = sql`select * from wallet.v_turnover`'],
  ['wallet/turnover.db.test.ts', 'const q = sql`select * from ledger.transfers`'],
])('fine: %s: %s', (path, text) => {
  expect(check(path, text)).toEqual([])
})

test('a trigger on a table down the map is declared with its reason, and the table named for nothing else', () => {
  const path = 'apps/server/src/modules/wallet/migrations/0001_a.sql'
  const trigger = 'create trigger t after insert on ledger.accounts execute function wallet.f();'
  const found = (text: string) =>
    foreignSchemas([{ path, text }], uses, { 'ledger.accounts': { wallet: 'a purse for each' } })
  expect(found(trigger)).toEqual([])
  expect(found(`${trigger} select * from ledger.accounts;`)).toHaveLength(1)
  expect(found('create trigger t after insert on ledger.lanes execute function wallet.f();')).toHaveLength(1)
})

test('a migration may name the schema that its module made before it was handed over, and only a migration', () => {
  const text = 'create schema wallet; alter table ledger.purses set schema wallet;'
  expect(check('ledger/migrations/0007_wallet.sql', text)).toEqual([])
  expect(check('identity/migrations/0007_wallet.sql', `${text} -- names the ledger too`)).toEqual([
    'names ledger.purses',
  ])
  expect(check('ledger/move.ts', `const sql = '${text}'`)).toContain('names wallet.*')
})
