/** What the ledger reads to know a repeat and a round: what is there of them, whatever else an account has behind it. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import { readBy } from '../../testing/plans/rows-read.ts'
import {
  audit,
  type Movement,
  movementsOfRound,
  openAccount,
  openHouse,
  post,
  transferByKey,
  writeIn,
} from './index.ts'

let database: TestDatabase
let admin: pg.Client
let house = 0
/** Years of play behind it, one stake of 1 a row, each its own round. */
let accountId = 0n
const history = 20_000
const years = 10

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
  accountId = await openAccount(database.db, { merchantId: 1, owner: 1n, kind: 'purse', currency: 'MMK' })
  await admin.query(
    `select ledger.ensure_partitions((now() - interval '${years} years')::date, ${years * 12})`,
  )
  // What the planner learns now holds for short accounts.
  await admin.query('analyze')
  await admin.query(
    `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at,
       house_id, game_id, kind, status, closes, key, round)
     select $1, g, case g when 1 then 1000000 else -1 end, 1000001 - g, hashtextextended('s' || g, 0),
       case g when 1 then 0 else hashtextextended('r' || g, 0) end, pg_current_xact_id()::text::bigint,
       now() - interval '${years} years' * ((${history} - g) / ${history}::float), $2, 1,
       case g when 1 then 9 else 1 end, 1, false, 's' || g, case g when 1 then '' else 'r' || g end
     from generate_series(1, ${history}) g`,
    [accountId, house],
  )
  await admin.query('update ledger.accounts set balance = 1000001 - $2, seq = $2 where id = $1', [
    accountId,
    history,
  ])
  await admin.query('insert into ledger.house_balances values ($1, 0, $2)', [house, history - 1_000_001])
}, 60_000)
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const base = () => ({ accountId, houseId: house, gameId: 1 })
const stakeOf = (key: string, round: string, amount = 1n): Movement => ({
  ...{ ...base(), kind: 'stake', key, round, amount },
})
/** Written and forgotten: each look at an untouched history. */
const undone = new Error('undone')
async function inVain<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  let made: { value: T } | undefined
  await database.db
    .transaction()
    .execute(async (tx) => {
      made = { value: await work(tx) }
      throw undone
    })
    .catch((error) => {
      if (error !== undone) throw error
    })
  if (!made) throw new Error('nothing was done')
  return made.value
}
const write = (movement: Movement) => inVain((tx) => writeIn(tx, movement))

describe('a key of ten years ago', () => {
  test('is answered as before, alone and beside another, and with another content refused', async () => {
    expect(await write(stakeOf('s2', 'r2'))).toMatchObject({ status: 'posted', replayed: true })
    expect(await write(stakeOf('s2', 'r2', 2n))).toMatchObject({ status: 'conflict' })
    const betwin = (key: string, round: string): Movement => ({
      ...{ ...base(), kind: 'betwin', key, winKey: `${key}w`, round, amount: 1n, win: 5n, closes: true },
    })
    expect(await write(betwin('s2', 'r2'))).toMatchObject({ status: 'conflict' })
    expect(await write(betwin('new', 'rnew'))).toMatchObject({ status: 'posted', replayed: false })
    const posting = { accountId, houseId: house, kind: 'grant', key: 's1', amount: 1_000_000n } as const
    expect(await inVain((tx) => post(tx, posting))).toMatchObject({ replayed: true })
    await expect(inVain((tx) => post(tx, { ...posting, amount: 5n }))).rejects.toThrow('key_conflict')
  })

  test('of a stake is won on and taken back, once', async () => {
    const win: Movement = { ...base(), kind: 'win', key: 'w2', round: 'r2', amount: 7n, closes: true }
    const back: Movement = { ...base(), kind: 'rollback', key: 'b3', target: 's3', round: 'r3' }
    expect(await write(win)).toMatchObject({ status: 'posted' })
    expect(await write({ ...win, round: 'never' })).toMatchObject({ status: 'no-stake' })
    expect(await write(back)).toMatchObject({ status: 'posted' })
    const [first, second] = await inVain(async (tx) => [await writeIn(tx, back), await writeIn(tx, back)])
    expect(second).toEqual({ ...first, replayed: true })
  })

  test('is one transfer by constraint, in whichever month another would stand', async () => {
    const again = admin.query(
      `insert into ledger.transfers select account_id, seq + 100000, amount, balance_after, key_hash, round_hash, xid,
         now(), house_id, game_id, kind, status, closes, key, round from ledger.transfers
        where account_id = $1 and seq = 2`,
      [accountId],
    )
    await expect(again).rejects.toThrow('duplicate key')
  })
})

/** As in a database that was just upgraded, or in one that grew since it was looked at. */
const statistics = {
  stale: async () => {},
  fresh: () => admin.query('analyze'),
  // Where nothing had been played yet when it was looked at: the planner took rounds for a handful.
  'those of a time without rounds as': async () => {
    await admin.query('set session_replication_role = replica')
    await admin.query('update ledger.places set round_hash = 0 where account_id = $1', [accountId])
    await admin.query('vacuum (analyze) ledger.places')
    await admin.query(
      `update ledger.places p set round_hash = t.round_hash from ledger.transfers t
        where p.account_id = $1 and t.account_id = p.account_id and t.seq = p.seq`,
      [accountId],
    )
    await admin.query('set session_replication_role = origin')
  },
  missing: async () => {
    const ours = `select oid from pg_class where relnamespace = 'ledger'::regnamespace`
    await admin.query(`delete from pg_statistic where starelid in (${ours})`)
    await admin.query(
      `update pg_class set reltuples = -1, relpages = 0 where relnamespace = 'ledger'::regnamespace`,
    )
  },
}

const mostRows = 20

describe.each(Object.entries(statistics))('with %s statistics', (_, prepare) => {
  beforeAll(async () => void (await prepare()))
  const asked: Readonly<Record<string, (tx: Tx) => Promise<unknown>>> = {
    'a stake': (tx) => writeIn(tx, stakeOf('new', 'rnew')),
    'a repeat of a stake': (tx) => writeIn(tx, stakeOf('s2', 'r2')),
    'a stake and win in one': (tx) =>
      writeIn(tx, {
        ...{ ...base(), kind: 'betwin', key: 'new', winKey: 'neww', round: 'rnew', amount: 1n, win: 5n },
        closes: true,
      }),
    'a stake and win in one that its round bounds': (tx) =>
      writeIn(tx, {
        ...{ ...base(), kind: 'betwin', key: 'new', winKey: 'neww', round: 'r777', amount: 1n, win: 5n },
        ...{ closes: true, most: 1_000n },
      }),
    'a win': (tx) =>
      writeIn(tx, { ...base(), kind: 'win', key: 'w2', round: 'r2', amount: 7n, closes: true }),
    'a roll-back': (tx) => writeIn(tx, { ...base(), kind: 'rollback', key: 'b3', target: 's3', round: 'r3' }),
    'a posting': (tx) => post(tx, { accountId, houseId: house, kind: 'grant', key: 'g', amount: 1n }),
    'looking for a key': (tx) => transferByKey(tx, accountId, 's777'),
    'looking for a round': (tx) => movementsOfRound(tx, accountId, 'r777'),
  }
  test.each(Object.entries(asked))('%s reads no row of what is not its own', async (_name, work) => {
    expect(await inVain((tx) => readBy(tx, 'ledger', () => work(tx)))).toBeLessThan(mostRows)
  })
})

test('places that were lost are found by the audit', async () => {
  expect(await audit(database.adminUrl)).toMatchObject({ broken: [] })
  await admin.query(
    `set session_replication_role = replica; delete from ledger.places where account_id = ${accountId} and seq = 5`,
  )
  const { broken } = await audit(database.adminUrl)
  expect(broken).toMatchObject([{ rule: 'a key stands where its transfer does', broken: 1 }])
})

test('who writes movements plans once, and never by a scan: a single stake is not planned anew each time', async () => {
  const { rows } = await admin.query<{ name: string; settings: string[] }>(
    `select proname as name, proconfig as settings from pg_proc
      where pronamespace = 'ledger'::regnamespace and proname = any($1) order by 1`,
    [['apply_batch', 'apply_one', 'by_keys', 'by_rounds', 'post', 'post_all']],
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'apply_batch',
    'apply_one',
    'by_keys',
    'by_rounds',
    'post',
    'post_all',
  ])
  for (const { settings } of rows)
    expect(settings).toEqual(
      expect.arrayContaining(['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']),
    )
})
