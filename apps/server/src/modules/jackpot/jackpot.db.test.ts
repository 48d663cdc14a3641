import { randomBytes } from 'node:crypto'
import { commitOf, winningPlace } from '@jackfruit/fairness'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { audit, type Lanes, openAccount, openHouse, openLanes, post } from '../ledger/index.ts'
import { asReader, feedPots } from './feed.ts'
import { openFirstPots } from './pots.ts'
import type { Terms } from './terms.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  lanes = await openLanes({ url: database.appUrl })
})
afterAll(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
})

const key = randomBytes(32)
let merchantId = 100
let studio = 0
let terms: Terms
const parts = () => ({ db: database.db, key, terms: [terms] })
const feed = async () => {
  await database.settled()
  return feedPots(parts())
}
const kyats = (amount: number) => BigInt(amount) * 100n

/** So far off that no test falls on it by chance; those that are about winning come near. */
const farCeiling = kyats(40_000_000)
const near = { ceiling: kyats(2_000), share: 100_000n }

/** A brand of its own for each test, so that no pot feeds on another test's stakes. */
async function openBrand(change: Partial<Terms> = {}) {
  merchantId++
  terms = {
    ...{ merchantId, currency: 'MMK', name: 'main', gameId: null },
    ...{ seed: kyats(1_000), ceiling: farCeiling, odds: null, share: 2_000n, ...change },
  }
  studio = await openHouse(database.db, merchantId, 'vendor:t', 'MMK')
  await openPots()
}
const openPots = () =>
  database.db.transaction().execute(async (tx) => {
    await asReader(tx)
    await openFirstPots(tx, [terms], key)
  })
beforeEach(() => openBrand())
afterEach(async () => {
  await feed()
  expect(await audit(database.adminUrl)).toMatchObject({ ok: true })
  const { rows } = await admin.query(
    `select p.merchant_id from jackpot.pots p join ledger.accounts a on a.id = p.account_id
      where p.state = 'open' and a.balance <> p.amount`,
  )
  expect(rows).toEqual([])
})

let nextOwner = 1n
async function aMember(
  opening = kyats(10_000_000),
  kind: 'purse' | 'trialPurse' = 'purse',
  currency = 'MMK',
) {
  const owner = nextOwner++
  return database.db.transaction().execute(async (tx) => {
    const id = await openAccount(tx, { merchantId, owner, kind, currency })
    const houseId = await openHouse(tx, merchantId, 'grants', currency)
    await post(tx, { key: 'open', kind: 'grant', accountId: id, houseId, amount: opening })
    return id
  })
}

let nextStake = 0
async function stake(accountId: bigint, amount: bigint, houseId = studio, gameId = 7): Promise<string> {
  const id = `s${nextStake++}`
  const common = { accountId, houseId, gameId, round: `t:${id}` }
  const { status } = await lanes.submit({ ...common, kind: 'stake', amount, key: `t:${id}` })
  expect(status).toBe('posted')
  return id
}
const takeBack = (accountId: bigint, id: string) =>
  lanes.submit({
    ...{ accountId, houseId: studio, gameId: 7, round: `t:${id}` },
    ...{ kind: 'rollback', key: `t:R:${id}`, target: `t:${id}` },
  })

interface Row {
  pot_id: string
  state: string
  seed: bigint
  ceiling: bigint | null
  odds: bigint | null
  share: bigint
  carried: bigint
  staked: bigint
  amount: bigint
  entries: number
  commitment: string
  secret: Buffer | null
  winner_account: bigint | null
}
async function pots(): Promise<Row[]> {
  const { rows } = await admin.query<Row>(
    'select * from jackpot.pots where merchant_id = $1 order by opened_at nulls last',
    [merchantId],
  )
  return rows
}
const openOne = async (): Promise<Row> => {
  const found = (await pots()).find(({ state }) => state === 'open')
  if (!found) throw new Error('no pot is open')
  return found
}
const balanceOf = async (id: bigint): Promise<bigint> =>
  (await admin.query('select balance from ledger.accounts where id = $1', [id])).rows[0].balance

test('[D-32] [IM-10] each stake raises the pot by its share, a rest below one unit is kept for the next', async () => {
  const member = await aMember()
  expect(await openOne()).toMatchObject({ amount: kyats(1_000), entries: 0 })
  await stake(member, 300n)
  await feed()
  // 0.2 % of 3.00 are 0.6 of the smallest unit.
  expect(await openOne()).toMatchObject({ amount: kyats(1_000), staked: 300n, entries: 1 })
  await stake(member, 200n)
  await feed()
  expect(await openOne()).toMatchObject({ amount: kyats(1_000) + 1n, staked: 500n })
})

test('[IM-10] whatever is staked in whatever pieces, the pot holds its seed and the exact share of the sum', async () => {
  const member = await aMember()
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.bigInt({ min: 1n, max: 99_999n }), fc.boolean()), { minLength: 1, maxLength: 12 }),
      async (stakes) => {
        const before = await openOne()
        let sum = before.staked
        for (const [amount, readNow] of stakes) {
          await stake(member, amount)
          sum += amount
          if (readNow) await feed()
        }
        await feed()
        const after = await openOne()
        expect(after.pot_id).toBe(before.pot_id)
        expect(after).toMatchObject({ staked: sum, amount: after.seed + (sum * 2_000n) / 1_000_000n })
        expect(await balanceOf((await accountOf(after.pot_id)) ?? 0n)).toBe(after.amount)
      },
    ),
    { numRuns: 25 },
  )
}, 60_000)

const accountOf = async (potId: string): Promise<bigint | undefined> =>
  (await admin.query('select account_id from jackpot.pots where pot_id = $1', [potId])).rows[0]?.account_id

test('[IM-10] read again, nothing is added', async () => {
  await stake(await aMember(), 50_000n)
  await feed()
  const once = await openOne()
  await feed()
  await openPots()
  expect(await openOne()).toEqual(once)
  expect(await pots()).toHaveLength(2)
})

test('[IM-10] a reader that dies before the end of its work leaves nothing behind, and the next one reads it all', async () => {
  await stake(await aMember(), 50_000n)
  await admin.query(`
    create function jackpot.die() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
    create trigger die before update on ledger.followers for each row execute function jackpot.die()`)
  await expect(feed()).rejects.toThrow('killed')
  expect(await openOne()).toMatchObject({ staked: 0n, amount: kyats(1_000) })
  await admin.query('drop trigger die on ledger.followers; drop function jackpot.die()')
  await feed()
  expect(await openOne()).toMatchObject({ staked: 50_000n, amount: kyats(1_000) + 100n })
})

test('[IM-10] two readers at once count each stake once', async () => {
  const member = await aMember()
  const other = openDatabase(database.appUrl, { max: 2 })
  for (let i = 0; i < 20; i++) {
    await stake(member, 5_000n)
    await Promise.all([feed(), feedPots({ ...parts(), db: other.db }), feed()])
  }
  await other.close()
  await feed()
  expect(await openOne()).toMatchObject({ staked: 100_000n, amount: kyats(1_000) + 200n, entries: 20 })
})

test('[D-32] the stake that brings the pot to its hidden amount wins all of it, once; the next pot opens with its seed', async () => {
  await openBrand(near)
  const [loser, member] = [await aMember(), await aMember()]
  const committed = (await pots()).map(({ commitment }) => commitment)
  await stake(loser, 1n)
  const before = await balanceOf(member)
  // A tenth of it is more than lies between seed and ceiling.
  await stake(member, kyats(10_001))
  const [won, ...more] = (await Promise.all([feed(), feed()])).flat()
  expect(more).toEqual([])
  expect(won).toMatchObject({ accountId: member, amount: kyats(1_000) + 100_010n })
  expect(await balanceOf(member)).toBe(before - kyats(10_001) + kyats(1_000) + 100_010n)
  expect(await feed()).toEqual([])
  const [first, next, waiting] = await pots()
  expect(first).toMatchObject({ state: 'won', winner_account: member, entries: 2 })
  // The tenth of the smallest unit that the loser's stake gave is not lost.
  expect(next).toMatchObject({ state: 'open', amount: kyats(1_000), carried: 100_000n, entries: 0 })
  expect(waiting).toMatchObject({ state: 'waiting', amount: 0n })
  expect([first?.commitment, next?.commitment]).toEqual(committed)
})

test('[D-32] with the revealed secret anybody finds the winner again', async () => {
  await openBrand(near)
  const members = [await aMember(), await aMember(), await aMember()]
  for (let i = 0; (await pots())[0]?.state !== 'won'; i++) {
    await stake(members[i % 3] ?? 0n, kyats(777))
    if (i % 4 === 0) await feed()
  }
  const [first] = await pots()
  if (!first?.secret) throw new Error('nothing was revealed')
  expect(commitOf(first.secret)).toBe(first.commitment)
  const { rows } = await admin.query<{ stake: bigint; account_id: bigint }>(
    'select stake, account_id from jackpot.entries where pot_id = $1 order by place',
    [first.pot_id],
  )
  const stakes = rows.map((row) => row.stake)
  const place = winningPlace({ ...first, potId: first.pot_id }, first.secret, stakes)
  expect(place).toBe(stakes.length)
  expect(rows[(place ?? 0) - 1]?.account_id).toBe(first.winner_account)
})

test('[D-32] a stake that is taken back takes its share back, but not from a later pot', async () => {
  await openBrand(near)
  const member = await aMember()
  // So little that a pot which is near falls by chance once in 30,000 times.
  const one = await stake(member, 13n)
  await feed()
  await takeBack(member, one)
  await feed()
  expect(await openOne()).toMatchObject({ staked: 0n, amount: kyats(1_000), entries: 2 })
  const two = await stake(member, 7n)
  await takeBack(member, two)
  await feed()
  expect(await openOne()).toMatchObject({ staked: 0n, amount: kyats(1_000), entries: 4 })
  const three = await stake(member, 9n)
  await feed()
  await stake(member, kyats(10_001))
  await feed()
  await takeBack(member, three)
  await feed()
  expect(await openOne()).toMatchObject({ staked: 0n, amount: kyats(1_000), entries: 0 })
})

test('[D-32] play accounts, other currencies and stakes from before the commitment count nothing', async () => {
  await stake(await aMember(kyats(100), 'trialPurse'), 5_000n)
  const rupees = await openHouse(database.db, merchantId, 'vendor:t', 'INR')
  await stake(await aMember(kyats(100), 'purse', 'INR'), 5_000n, rupees)
  await feed()
  const early = await aMember()
  await stake(early, 5_000n)
  await admin.query(
    `update jackpot.pots set committed_at = now() + interval '1 second' where merchant_id = $1`,
    [merchantId],
  )
  await feed()
  expect(await openOne()).toMatchObject({ staked: 0n, entries: 0, amount: kyats(1_000) })
})

test('[D-32] until it is won, nobody reads where a pot will fall', async () => {
  const { rows } = await admin.query('select secret, sealed from jackpot.pots where merchant_id = $1', [
    merchantId,
  ])
  expect(rows).toHaveLength(2)
  for (const { secret, sealed } of rows) {
    expect(secret).toBeNull()
    expect(sealed.length).toBeGreaterThan(32)
  }
  const { rows: hidden } = await database.pool.query('select * from jackpot.pots')
  expect(hidden).toEqual([])
})

test('a pot of one game is fed and won by the stakes of that game alone, beside the pot that every stake feeds', async () => {
  const main = terms
  const own: Terms = { ...main, name: 'gold-minor', gameId: 9, share: 5_000n }
  const both = async () => {
    await database.settled()
    return feedPots({ ...parts(), terms: [main, own] })
  }
  await database.db.transaction().execute(async (tx) => {
    await asReader(tx)
    await openFirstPots(tx, [main, own], key)
  })
  const member = await aMember()
  const taken = await stake(member, 10_000n, studio, 9)
  await stake(member, 30_000n, studio, 7)
  await both()
  const open = async () =>
    Object.fromEntries(
      (
        await admin.query('select name, staked from jackpot.pots where merchant_id = $1 and state = $2', [
          merchantId,
          'open',
        ])
      ).rows.map(({ name, staked }) => [name, staked]),
    )
  expect(await open()).toEqual({ main: 40_000n, 'gold-minor': 10_000n })
  // Taken back, the stake leaves both pots.
  await lanes.submit({
    ...{ accountId: member, houseId: studio, gameId: 9, round: `t:${taken}` },
    ...{ kind: 'rollback', key: `t:R:${taken}`, target: `t:${taken}` },
  })
  await both()
  expect(await open()).toEqual({ main: 30_000n, 'gold-minor': 0n })
})

test('any stake may win a pot with odds; the one that does is the first that exceeds its hurdle, as the secret shows', async () => {
  await openBrand({ ceiling: null, odds: kyats(500), share: 5_000n })
  const member = await aMember()
  for (let i = 0; (await pots())[0]?.state !== 'won'; i++) {
    expect(i).toBeLessThan(400)
    await stake(member, kyats(100))
    if (i % 5 === 4) await feed()
  }
  await feed()
  const [first] = await pots()
  if (!first?.secret) throw new Error('nothing was revealed')
  const { rows } = await admin.query<{ stake: bigint }>(
    'select stake from jackpot.entries where pot_id = $1 order by place',
    [first.pot_id],
  )
  const stakes = rows.map((row) => row.stake)
  expect(winningPlace({ ...first, potId: first.pot_id }, first.secret, stakes)).toBe(stakes.length)
  expect(first.amount).toBe(first.seed + (BigInt(stakes.length) * kyats(100) * 5_000n) / 1_000_000n)
})
