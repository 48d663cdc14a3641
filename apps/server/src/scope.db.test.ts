/** Goal: no table forgets the second fence between brands. Method: the schema itself is asked, as migrations left it. */
import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from './testing/database.ts'

/** Tables that name a brand and are open to every transaction, and why. */
const open: Readonly<Record<string, string>> = {
  'ledger.accounts': 'one batch of the lanes writes for members of all brands',
  'ledger.houses': 'one batch of the lanes writes for members of all brands',
  'merchants.hosts': 'the brand of a call is found by it',
  'merchants.regions': 'a visitor chooses among the brands of all regions',
  'vendors.launches': 'a call of a vendor names the session alone, and the brand is found by it',
  'vendors.players': 'a call of a vendor names the player alone, and the brand is found by it',
  'vendors.sessions': 'a call of a vendor names the session alone, and the brand is found by it',
}

test('every table with a brand in its rows shows them only to a transaction of that brand', async () => {
  const database = await testDatabase()
  const admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  const { rows } = await admin.query<{ name: string; isFenced: boolean; policies: number }>(`
    select c.oid::regclass::text as name, c.relrowsecurity as "isFenced",
        (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
     where c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
       and c.relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
     order by 1`)
  await admin.end()
  await database.drop()
  expect(rows.length).toBeGreaterThan(20)
  const unfenced = rows
    .filter(({ isFenced, policies }) => !isFenced || policies === 0)
    .map(({ name }) => name)
  expect(unfenced).toEqual(Object.keys(open).toSorted())
})
