import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { ensurePartitions } from './index.ts'

let database: TestDatabase
let admin: pg.Client

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

/** As somebody sets up a PostgreSQL of their own: each connection made from now on has this zone, unless it says another. */
const live = async (zone: string) => {
  await admin.query(`alter database ${new URL(database.adminUrl).pathname.slice(1)} set timezone = '${zone}'`)
}

/** A month as programs of before made it over connections of a zone. */
const madeBefore = (month: string, zone: string) =>
  admin.query(
    `create table ledger.transfers_${month.slice(0, 7).replace('-', '')} partition of ledger.transfers
       for values from ('${month} 00:00 ${zone}') to ('${month.slice(0, 8)}31 24:00 ${zone}')`,
  )

async function boundsOf(like: string): Promise<string[]> {
  await admin.query(`set timezone = 'UTC'`)
  const { rows } = await admin.query<{ bound: string }>(
    `select pg_get_expr(relpartbound, oid) as bound from pg_class
      where relname like $1 and relispartition and relkind = 'r' order by relname`,
    [like],
  )
  return rows.map(({ bound }) =>
    [...bound.matchAll(/'([^']+)'/g)].map(([, at = '']) => at.replace(/:00\+00$/, '')).join(' to '),
  )
}

test('on a PostgreSQL that lives by another zone months are those of UTC', async () => {
  await live('Asia/Yangon')
  await admin.query('drop table ledger.transfers_' + monthOf(1))
  const { db, close } = openDatabase(database.appUrl, { max: 1 })
  try {
    expect(await ensurePartitions(db)).toBe(1)
  } finally {
    await close()
  }
  const [bound = ''] = await boundsOf(`transfers_${monthOf(1)}`)
  expect(bound).toMatch(/^\d{4}-\d\d-01 00:00 to \d{4}-\d\d-01 00:00$/)
})

test.each([
  ['east', '2050', '+06:30', '2050-01-31 17:30', '2050-03-31 17:30'],
  ['west', '2060', '-05:00', '2060-02-01 05:00', '2060-04-01 05:00'],
])(
  'a month made by a clock in the %s is followed and preceded without a gap',
  async (_, year, zone, ...turns) => {
    const [first = '', second = ''] = turns
    await madeBefore(`${year}-01-01`, zone)
    await madeBefore(`${year}-03-01`, zone)
    const { rows } = await admin.query(`select ledger.ensure_partitions('${year}-01-01', 4) as made`)
    expect(rows).toEqual([{ made: 2 }])
    const [, february, march, april] = await boundsOf(`transfers_${year}__`)
    expect(february).toBe(`${first} to ${march?.slice(0, 16)}`)
    expect(april).toBe(`${second} to ${year}-05-01 00:00`)
  },
)

/** As parts of the ledger are named. */
function monthOf(ahead: number): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead))
    .toISOString()
    .slice(0, 7)
    .replace('-', '')
}
