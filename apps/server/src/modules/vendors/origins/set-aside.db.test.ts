import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Seat, takeSeat } from '../../../testing/vendor-seat.ts'
import { openVendorWorld, type VendorWorld } from '../../../testing/vendor-world.ts'
import { openGames } from '../../catalog/index.ts'
import { move, openHouse } from '../../ledger/index.ts'
import { openDirectory } from '../../merchants/index.ts'
import { openOrigins } from './origins.ts'
import { isOfItsRow } from './set-aside.ts'

let world: VendorWorld
let admin: pg.Client
beforeAll(async () => {
  world = await openVendorWorld()
  admin = new pg.Client({ connectionString: world.database.adminUrl })
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await world.close()
})

const originOf = ({ accountId }: Seat) =>
  inMerchant(world.database.db, world.merchantId, (tx) => world.origins.of(tx, { accountId, upto: null }))
const reasonsOf = async ({ accountId }: Seat) =>
  (
    await admin.query('select reason from vendors.unusual_credits where account_id = $1 order by id', [
      String(accountId),
    ])
  ).rows.map(({ reason }) => reason)
const catchUp = async () => {
  await world.database.settled()
  await world.origins.catchUp()
}

/** The database takes no mark of this account but that of being set aside. */
const poison = ({ accountId }: Seat) =>
  admin.query(`alter table vendors.unusual_credits add constraint of_test_${accountId}
    check (account_id <> ${accountId} or reason = 'set_aside')`)
const large = '1000000'

test('a credit that cannot be read stops nobody else: it is told of, and its own purse waits for a person', async () => {
  const [before, broken, after] = [await takeSeat(world), await takeSeat(world), await takeSeat(world)]
  await poison(broken)
  for (const player of [before, after]) await player.win(await player.stake('10'), '20')
  await broken.win(await broken.stake('10'), large)
  await after.call('promo', { transactionId: 'unusual', campaignId: 'nobody-agreed', amount: '5' })
  await catchUp()
  expect(await Promise.all([before, broken, after].map(originOf))).toEqual(['plain', 'unusual', 'held'])
  expect(await reasonsOf(broken)).toEqual(['set_aside'])
  expect(world.setAside.map(({ message }) => message)).toEqual([
    expect.stringContaining(`of account ${broken.accountId} could not be read and waits for a person`),
  ])
  // What comes later is read as ever, and nothing is told twice.
  await before.win(await before.stake('10'), '20')
  await catchUp()
  expect([await originOf(before), world.setAside.length]).toEqual(['plain', 1])
})

test('read credit by credit, what was handed on keeps its origin, also where that began before the credit came', async () => {
  const { db } = world.database
  const [from, to, broken] = [await takeSeat(world), await takeSeat(world), await takeSeat(world)]
  await poison(broken)
  const clearingId = await openHouse(db, world.merchantId, 'clearing', 'MMK')
  await db.transaction().execute(async (tx) => {
    // The stream is in the order of these numbers, which a transaction has from its first word on.
    await sql`select pg_current_xact_id()`.execute(tx)
    await from.win(await from.stake('10'), large)
    const handed = { key: `line:${randomUUID()}`, kind: 'downline', clearingId, amount: 1_000n } as const
    await move(tx, { ...handed, from: from.accountId, to: to.accountId })
  })
  await broken.win(await broken.stake('10'), large)
  await catchUp()
  expect(await reasonsOf(broken)).toEqual(['set_aside'])
  expect(await reasonsOf(to)).toEqual(['from_unusual'])
})

/** The player's newest stake is of this kind now, and so is what waits for a version that knows it. */
async function become({ accountId }: Seat, kind: number) {
  await admin.query('set session_replication_role = replica')
  await admin.query(
    `update ledger.transfers set kind = $2 where account_id = $1
       and seq = (select max(seq) from ledger.transfers where account_id = $1 and kind in (1, 38))`,
    [String(accountId), kind],
  )
  await admin.query('reset session_replication_role')
  await admin.query('update ledger.unread set kind = $2 where account_id = $1', [String(accountId), kind])
}

test.each(['sends', 'receives'])(
  'who %s unusual money while a transfer that nobody knows holds the account back hands its origin on',
  async (does) => {
    const { db } = world.database
    const [from, to] = [await takeSeat(world), await takeSeat(world)]
    const waiting = does === 'sends' ? from : to
    const clearingId = await openHouse(db, world.merchantId, 'clearing', 'MMK')
    await from.win(await from.stake('10'), large)
    await waiting.stake('10')
    await become(waiting, 38)
    await catchUp()
    const handed = { key: `line:${randomUUID()}`, kind: 'downline', clearingId, amount: 1_000n } as const
    await db.transaction().execute((tx) => move(tx, { ...handed, from: from.accountId, to: to.accountId }))
    await catchUp()
    await become(waiting, 1)
    await catchUp()
    expect(await reasonsOf(from)).toEqual(['above_multiple', 'first_large'])
    expect(await reasonsOf(to)).toEqual(['from_unusual'])
  },
)

test('a setting that a brand wrote wrongly stops nobody, and sets nothing aside: the usual bounds hold', async () => {
  const { db } = world.database
  const directory = openDirectory(db, () => null)
  const setAside: Error[] = []
  const mistaken = openOrigins({
    db,
    directory: {
      async brandOfId(id) {
        const brand = await directory.brandOfId(id)
        return brand && { ...brand, settings: { ...brand.settings, unusualCredits: 'much' } as never }
      },
    },
    games: openGames(db),
    onSetAside: (error) => setAside.push(error),
  })
  const [plain, lucky] = [await takeSeat(world), await takeSeat(world)]
  await plain.win(await plain.stake('10'), '20')
  await lucky.win(await lucky.stake('10'), large)
  await world.database.settled()
  await mistaken.catchUp()
  expect(setAside).toEqual([])
  expect([await reasonsOf(plain), await reasonsOf(lucky)]).toEqual([[], ['above_multiple', 'first_large']])
})

test.each([
  ['a broken promise', new Error('invariant: no'), false],
  ['a mistake of a release', new TypeError('x is undefined'), false],
  ['a constraint', Object.assign(new Error('check'), { code: '23514' }), true],
  ['a number out of range', Object.assign(new Error('out of range'), { code: '22003' }), true],
  ['a lock', Object.assign(new Error('lock'), { code: '55P03' }), false],
  ['a deadlock', Object.assign(new Error('deadlock'), { code: '40P01' }), false],
  ['a server that went away', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), false],
  ['a connection without a code', new Error('Connection terminated unexpectedly'), false],
  ['a table that is missing', Object.assign(new Error('missing'), { code: '42P01' }), false],
])('%s', (_what, error, isOf) => {
  expect(isOfItsRow(error)).toBe(isOf)
})
