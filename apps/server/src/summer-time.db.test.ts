/** The nights on which clocks are changed, where the days of brands count: each instant belongs to one day of them. */
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPayout } from './modules/cashier/payouts/request.ts'
import { profitOf } from './modules/wallet/profit.ts'
import { inMerchant } from './platform/database/merchant-scope.ts'
import { beginOfDay } from './platform/database/midnight.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'
import { openPayoutWorld, type PayoutWorld, paymentPassword } from './testing/payout-world.ts'

let database: TestDatabase
let admin: pg.Client
let world: PayoutWorld
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  world = await openPayoutWorld(database, { dayCount: 1 })
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

// In Havana and on the Azores the hour after midnight comes twice, in Cairo it is left out in spring.
const nights = [
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['America/New_York', '2026-11-01', 25],
  ['Africa/Cairo', '2026-04-24', 23],
  ['Africa/Cairo', '2026-10-29', 25],
  ['America/Havana', '2026-03-08', 23],
  ['America/Havana', '2026-11-01', 25],
  ['Atlantic/Azores', '2026-10-25', 25],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Asia/Yangon', '2026-10-25', 24],
] as const

test.each(nights)(
  '[IM-94] in %s the %s has %s hours, and every instant around it lies in one day, week and month',
  async (zone, day, hours) => {
    const { rows } = await admin.query(
      `select at, period, ledger.period_start(period, at, $1) as "from", ledger.period_end(period, at, $1) as "to",
         (at at time zone $1)::date::text as day
       from generate_series($2::timestamptz - interval '2 days', $2::timestamptz + interval '2 days', '15 minutes') as at,
         (values (1::smallint), (2::smallint), (3::smallint)) as periods (period)
       order by period, at`,
      [zone, `${day}T12:00:00Z`],
    )
    const outside = rows.filter(({ at, from, to }) => at < from || at >= to)
    expect(outside).toEqual([])
    // One ends where the next begins.
    const seams = rows.filter((row, at) => {
      const before = rows[at - 1]
      const isNext = before?.period === row.period && before.from.getTime() !== row.from.getTime()
      return isNext && before.to.getTime() !== row.from.getTime()
    })
    expect(seams).toEqual([])
    const [own] = rows.filter((row) => row.period === 1 && row.day === day)
    expect((own.to - own.from) / 3_600_000).toBe(hours)
    const { rows: apart } = await sql`
      select from generate_series(${own.from}::timestamptz, ${own.to}::timestamptz, '15 minutes') as at
       where ledger.period_start(1::smallint, at, ${zone}) <> ${beginOfDay(sql`at`, zone)}`.execute(
      database.db,
    )
    expect(apart).toEqual([])
  },
)

/** The world with its brand in Havana, at an instant. */
const inHavana = (at: string) => {
  const brand = { ...world.brand, timeZone: 'America/Havana' }
  return { ...world.parts, directory: { brandOfId: async () => brand }, now: () => new Date(at) }
}

test('of a day on which midnight comes twice nobody withdraws more often than the brand allows', async () => {
  const owner = await world.member(100_000n)
  const account = await world.bound(owner)
  await admin.query(`update cashier.payout_accounts set added_at = '2020-01-01', usable_at = '2020-01-01'`)
  const ask = async (at: string) => {
    const id = await requestPayout(inHavana(at), owner, {
      ...{
        account: account.id,
        amount: '20000',
        paymentPassword,
        requestKey: `key-of-${at}`,
        rate: undefined,
      },
    }).then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    )
    await admin.query(`update cashier.payouts set state = 'COMPLETED'`)
    return id
  }
  expect(await ask('2026-11-01T04:30:00Z')).toBe('taken')
  expect(await ask('2026-11-01T04:45:00Z')).toBe('payout_count_above')
  expect(await ask('2026-11-01T05:30:00Z')).toBe('payout_count_above')
  expect(await ask('2026-11-02T04:59:00Z')).toBe('payout_count_above')
  expect(await ask('2026-11-02T05:00:00Z')).toBe('taken')
})

test('what was won and lost in the hour that comes twice stands under its day', async () => {
  await admin.query(
    `insert into wallet.profit (account_id, slot, game_id, merchant_id, rounds, stake, settled, at_risk, net)
     select 77, slot, 1, $1, 1, 100, 100, 100, -100 from unnest($2::timestamptz[]) as slot`,
    [
      world.brand.id,
      ['2026-11-01T03:45:00Z', '2026-11-01T04:00:00Z', '2026-11-01T05:00:00Z', '2026-11-02T04:45:00Z'],
    ],
  )
  const of = (from: string, to: string) =>
    inMerchant(database.db, world.brand.id, (tx) =>
      profitOf(tx, 77n, { from, to, timeZone: 'America/Havana' }),
    )
  expect((await of('2026-11-01', '2026-11-01')).map(({ day, rounds }) => [day, rounds])).toEqual([
    ['2026-11-01', 3],
  ])
  expect((await of('2026-10-31', '2026-10-31')).map(({ day, rounds }) => [day, rounds])).toEqual([
    ['2026-10-31', 1],
  ])
})
