/** The database's clock put back, so that an hour is lived twice: over the end of a month, of a member's day, in a sitting. */
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  audit,
  type Cap,
  type Lanes,
  openAccount,
  openHouse,
  openLanes,
  post,
  setGuard,
  statement,
} from './modules/ledger/index.ts'
import { feedTurnover, type GameOf, requirements } from './modules/turnover/index.ts'
import { type TestDatabase, testDatabase } from './testing/database.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const merchantId = 1
const zone = 'Asia/Yangon'
let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let house: number
/** What the ledger takes for the time: who judges, and what is written. */
let clock = new Date()
/** The first instant of this month, whose partition and the one before are there. */
let monthBegins: Date
/** A midnight of the members' within this month, long enough ago that nothing else happened around it. */
let midnight: Date
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  // The database's own clock cannot be set by a test: what dates transfers asks one that can.
  await admin.query('create table public.test_clock as select now() as at')
  await admin.query(`create function public.test_now() returns timestamptz stable security definer language sql
    as 'select at from public.test_clock'`)
  await admin.query('alter table ledger.transfers alter created_at set default public.test_now()')
  lanes = await openLanes({ url: database.appUrl, now: () => clock })
  house = await openHouse(database.db, merchantId, 'vendor:test', 'MMK')
  const { rows } = await admin.query(
    `select date_trunc('month', now(), 'UTC') as month, ledger.period_start(1::smallint, now(), $1) as day`,
    [zone],
  )
  monthBegins = rows[0].month
  midnight = rows[0].day
})
afterAll(async () => {
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true })
  await lanes.close()
  await admin.end()
  await database.drop()
})

async function turn(to: Date): Promise<void> {
  clock = to
  await admin.query('update public.test_clock set at = $1', [to])
}
const around = (at: Date, ms: number) => new Date(at.getTime() + ms)

let member = 0n
async function aMember(amount: bigint, begin: Date): Promise<bigint> {
  member += 1n
  const owner = { merchantId, owner: member, kind: 'purse', currency: 'MMK' } as const
  const accountId = await openAccount(database.db, owner)
  await turn(begin)
  await database.db.transaction().execute(async (tx) => {
    await post(tx, { key: 'opening', kind: 'grant', accountId, houseId: house, amount })
  })
  return accountId
}
const stake = (accountId: bigint, name: string, amount: bigint) =>
  lanes.submit({
    ...{ kind: 'stake', accountId, houseId: house, gameId: 1, key: `v:${name}`, round: `v:${name}` },
    ...{ amount, closes: true, guarded: true },
  } as const)
const guard = (accountId: bigint, more: { caps?: Cap[]; sittingMinutes?: number }) =>
  database.db
    .transaction()
    .execute((tx) => setGuard(tx, { accountId, timeZone: zone, sittingMinutes: null, caps: [], ...more }))
const day = (amount: bigint, kind: 'stake' | 'loss'): Cap => ({
  ...{ period: 'day', stake: null, loss: null },
  [kind]: amount,
})

test('an hour that is lived again over the end of a month loses and doubles nothing, and a repeat is known in either month', async () => {
  const id = await aMember(1_000n, around(monthBegins, -hourMs / 2))
  const months: string[] = []
  for (const [ms, name] of [
    [-1, 'last'],
    [0, 'first'],
    [-hourMs / 2, 'again'],
    [-1, 'last again'],
    [hourMs / 2, 'on'],
  ] as const) {
    await turn(around(monthBegins, ms))
    expect(await stake(id, name, 10n)).toMatchObject({ status: 'posted', replayed: false })
    months.push(clock.toISOString().slice(0, 7))
  }
  expect(new Set(months).size).toBe(2)
  for (const ms of [-hourMs / 2, hourMs]) {
    await turn(around(monthBegins, ms))
    for (const name of ['last', 'first', 'again'])
      expect(await stake(id, name, 10n)).toMatchObject({ status: 'posted', replayed: true })
  }
  const rows = await statement(database.db, id, { limit: 20 })
  expect(rows.map(({ seq, balanceAfter }) => [seq, balanceAfter])).toEqual(
    [6n, 5n, 4n, 3n, 2n, 1n].map((seq) => [seq, 1_000n - (seq - 1n) * 10n]),
  )
})

test.each(['stake', 'loss'] as const)(
  '[IM-94] a %s limit of a day holds in the hour that is lived again after its midnight, and afterwards',
  async (kind) => {
    const id = await aMember(1_000n, around(midnight, -2 * hourMs))
    await guard(id, { caps: [day(50n, kind)] })
    const refused = { status: `${kind}-limit` }
    expect(await stake(id, `${kind} evening`, 50n)).toMatchObject({ status: 'posted' })
    await turn(around(midnight, 10 * minuteMs))
    expect(await stake(id, `${kind} night`, 50n)).toMatchObject({ status: 'posted' })
    // Put back: it is the evening again, whose limit was used up.
    await turn(around(midnight, -50 * minuteMs))
    expect(await stake(id, `${kind} evening again`, 1n)).toMatchObject(refused)
    await turn(around(midnight, 10 * minuteMs))
    expect(await stake(id, `${kind} night again`, 1n)).toMatchObject(refused)
    await turn(around(midnight, dayMs))
    expect(await stake(id, `${kind} next day`, 50n)).toMatchObject({ status: 'posted' })
  },
)

test('[IM-94] a day that passed in a moment and was taken back again makes no room in its own', async () => {
  const id = await aMember(1_000n, around(midnight, hourMs))
  await guard(id, { caps: [day(50n, 'stake')] })
  expect(await stake(id, 'own day', 50n)).toMatchObject({ status: 'posted' })
  await turn(around(midnight, dayMs + hourMs))
  expect(await stake(id, 'ahead', 20n)).toMatchObject({ status: 'posted' })
  await turn(around(midnight, 2 * hourMs))
  expect(await stake(id, 'right again', 1n)).toMatchObject({ status: 'stake-limit' })
})

test('[IM-94] a sitting ends with its minutes in an hour that is lived again, too', async () => {
  const begin = around(midnight, 3 * hourMs)
  const id = await aMember(1_000n, begin)
  await guard(id, { sittingMinutes: 10 })
  expect(await stake(id, 'sitting', 1n)).toMatchObject({ status: 'posted' })
  await turn(around(begin, 9 * minuteMs))
  expect(await stake(id, 'before', 1n)).toMatchObject({ status: 'posted' })
  await turn(around(begin, -51 * minuteMs))
  expect(await stake(id, 'put back', 1n)).toMatchObject({ status: 'posted' })
  await turn(around(begin, -41 * minuteMs))
  expect(await stake(id, 'ten minutes on', 1n)).toMatchObject({ status: 'session-limit' })
})

test('[IM-38] what is staked in an hour that is lived again counts for a deposit from before it, and once', async () => {
  const id = await aMember(1_000n, around(midnight, 5 * hourMs))
  const gameOf: GameOf = async () => ({
    ...{ gameType: 'RNG', gameClassify: null, hasOppositePlaces: null, rtp: '96.00' },
  })
  await database.db.transaction().execute(async (tx) => {
    const source = { kind: 'deposit', id: 'd1' } as const
    await requirements.open(tx, { merchantId, accountId: id, source, base: 100n, multiplier: 1 })
  })
  expect(await stake(id, 'counts', 30n)).toMatchObject({ status: 'posted' })
  await turn(around(midnight, 4 * hourMs))
  expect(await stake(id, 'counts too', 30n)).toMatchObject({ status: 'posted' })
  await turn(around(midnight, 5 * hourMs))
  expect(await stake(id, 'counts', 30n)).toMatchObject({ replayed: true })
  expect(await stake(id, 'and this', 10n)).toMatchObject({ status: 'posted' })
  await database.settled()
  await feedTurnover({ db: database.db, gameOf })
  expect(await requirements.outstanding(database.db, id)).toBe(30n)
})
