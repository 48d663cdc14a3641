import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/db.ts'
import { openDatabase } from '../../platform/database/db.ts'
import { type TestDatabase, testDatabase } from '../../testing/database.ts'
import {
  type Batch,
  type Follower,
  follow,
  type Lanes,
  openAccount,
  openHouse,
  openLanes,
  post,
} from './index.ts'

let database: TestDatabase
let admin: pg.Client
let lanes: Lanes
let house = 0
let accountId = 0n
let follower: Follower

beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query('create table public.heard (name text, account_id bigint, seq bigint, place serial)')
  await admin.query(
    'grant insert on public.heard to jackfruit_app; grant usage on sequence public.heard_place_seq to jackfruit_app',
  )
  lanes = await openLanes({ url: database.appUrl, batchMin: 4 })
  house = await openHouse(database.db, 1, 'vendor:test', 'MMK')
})
afterAll(async () => {
  await lanes.close()
  await admin.end()
  await database.drop()
})

/** A member and a follower of their own for each test. */
let no = 0n
beforeEach(async () => {
  accountId = await openAccount(database.db, { merchantId: 1, owner: ++no, kind: 'purse', currency: 'MMK' })
  follower = { name: `test-${no}`, whenBusy: 'leave' }
  await grant(100_000n)
  await database.settled()
  await begin(follower.name, 'pg_snapshot_xmin(pg_current_snapshot())::text::bigint')
})

/** As a migration does. */
const begin = (name: string, place: string) =>
  admin.query(`select ledger.begin_following($1, ${place})`, [name])

const grant = (amount: bigint) =>
  database.db
    .transaction()
    .execute((tx) => post(tx, { key: `g${no}:${amount}`, kind: 'grant', accountId, houseId: house, amount }))
let key = 0
const stake = () =>
  lanes.submit({
    ...{ kind: 'stake', accountId, houseId: house, gameId: 1, amount: 1n },
    ...{ key: `s${++key}`, round: `r${key}` },
  })
const stakes = (times: number) => Promise.all(Array.from({ length: times }, stake))

/** Work that writes down what it was given, in the transaction that it was given it in. */
const hear = async (tx: Tx, { transfers }: Batch) => {
  const [accounts, seqs] = [transfers.map((each) => each.accountId), transfers.map(({ seq }) => seq)]
  await sql`
    insert into public.heard (name, account_id, seq)
    select ${follower.name}, a, s from unnest(${accounts}::bigint[], ${seqs}::bigint[]) as t (a, s)`.execute(
    tx,
  )
  return transfers.length
}
const heard = async (): Promise<bigint[]> =>
  (
    await admin.query('select seq from public.heard where name = $1 and account_id = $2 order by place', [
      follower.name,
      accountId,
    ])
  ).rows.map(({ seq }) => seq)
const read = async <T = number>(work = hear as (tx: Tx, batch: Batch) => Promise<T>) => {
  await database.settled()
  return follow(database.db, follower, work)
}
const upTo = (last: number) => Array.from({ length: last - 1 }, (_, i) => BigInt(i + 2))

describe('a follower of the ledger', () => {
  test('is given each transfer once and in order, and goes on from where it was', async () => {
    for (let i = 0; i < 3; i++) {
      await stake()
      await stake()
      expect(await read()).toEqual([2])
    }
    expect(await read()).toEqual([])
    expect(await heard()).toEqual(upTo(7))
  })

  test('tells what a batch made when it is committed, and of one that failed nothing', async () => {
    await stake()
    await database.settled()
    const told: unknown[] = []
    const failing = follow(
      database.db,
      follower,
      async () => {
        throw new Error('in the middle')
      },
      (made) => told.push(made),
    )
    await expect(failing).rejects.toThrow('in the middle')
    expect(told).toEqual([])
    await follow(database.db, follower, hear, (made) => told.push(made))
    expect(told).toEqual([1])
  })

  test('tells what earlier batches made though a later one fails', async () => {
    for (let i = 0; i < 2; i++) await stake()
    await database.settled()
    const told: unknown[] = []
    let batches = 0
    const second: typeof hear = async (tx, batch) => {
      if (++batches === 2) throw new Error('in the second')
      return hear(tx, batch)
    }
    const failing = follow(database.db, { ...follower, most: 1 }, second, (made) => told.push(made))
    await expect(failing).rejects.toThrow('in the second')
    expect(told).toEqual([1])
    expect(await read()).toEqual([1])
  })

  test('begins with the first transfer there is, or with what comes from now on', async () => {
    const all: Follower = { ...follower, name: `all-${no}` }
    await begin(all.name, '0')
    const seen = new Set<bigint>()
    await follow(database.db, all, async (_, { transfers }) => {
      for (const transfer of transfers) if (transfer.accountId === accountId) seen.add(transfer.seq)
    })
    expect([...seen]).toEqual([1n])
    expect(await read()).toEqual([])
    expect(await heard()).toEqual([])
  })

  test.each(['wait', 'leave'] as const)(
    'that nobody began is refused, and not made up (%s)',
    async (whenBusy) => {
      const nobody: Follower = { name: 'nobody', whenBusy }
      await expect(follow(database.db, nobody, async () => {})).rejects.toThrow('nobody began the follower')
      const { rows } = await admin.query("select 1 from ledger.followers where name = 'nobody'")
      expect(rows).toEqual([])
    },
  )

  test('is begun by migrations alone, and once', async () => {
    await expect(begin(follower.name, '0')).rejects.toThrow('duplicate key')
    await expect(database.pool.query("select ledger.begin_following('mine', 0)")).rejects.toThrow(
      'permission denied',
    )
  })

  test('that is refused has moved nothing, and is given all of it again', async () => {
    await stakes(5)
    const refused = read(async (tx, batch) => {
      await hear(tx, batch)
      throw new Error('refused')
    })
    await expect(refused).rejects.toThrow('refused')
    expect(await heard()).toEqual([])
    await read()
    expect(await heard()).toEqual(upTo(6))
  })

  test('that is killed in the middle of its work leaves nothing behind, and the next one reads it all', async () => {
    await stakes(5)
    const killed = read(async (tx, batch) => {
      await hear(tx, batch)
      await admin.query(
        "select pg_terminate_backend(pid) from pg_locks where relation = 'public.heard'::regclass and pid <> pg_backend_pid()",
      )
      await hear(tx, batch)
      return 0
    })
    await expect(killed).rejects.toThrow()
    expect(await heard()).toEqual([])
    await read()
    expect(await heard()).toEqual(upTo(6))
  })

  test('shares the work with every other of its name: while one works the other leaves it, or waits and finds all read', async () => {
    const other = openDatabase(database.appUrl, { max: 2 })
    await stakes(5)
    await database.settled()
    let begun = () => {}
    let go = () => {}
    const isWorking = new Promise<void>((resolve) => (begun = resolve))
    const mayEnd = new Promise<void>((resolve) => (go = resolve))
    const first = follow(database.db, follower, async (tx, batch) => {
      begun()
      await mayEnd
      return hear(tx, batch)
    })
    await isWorking
    expect(await follow(other.db, follower, hear)).toEqual([])
    const waiting = follow(other.db, { ...follower, whenBusy: 'wait' }, hear)
    go()
    expect(await first).toEqual([5])
    expect(await waiting).toEqual([])
    expect(await heard()).toEqual(upTo(6))
    await other.close()
  })

  test('misses nothing of whoever commits late, while several of its name read beside busy lanes', async () => {
    const other = openDatabase(database.appUrl, { max: 2 })
    const slow = database.db.transaction().execute(async (tx) => {
      await post(tx, { key: `slow${no}`, kind: 'grant', accountId, houseId: house, amount: 5n })
      await new Promise((wake) => setTimeout(wake, 200))
    })
    let isWriting = true
    const readers = [database, other, database].map(async ({ db }) => {
      while (isWriting) await follow(db, follower, hear)
    })
    await stakes(300)
    await slow
    isWriting = false
    await Promise.all(readers)
    await read()
    const all = await heard()
    expect(new Set(all).size).toBe(all.length)
    expect(all.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(upTo(302))
    await other.close()
  })

  test('that fell behind catches up in bigger batches, each beginning where the one before ended', async () => {
    // Long ago, before anything else here: 120 transactions of 500 transfers each.
    await admin.query(
      `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id,
         game_id, kind, status, closes, key, round)
       select 0, g, 0, 0, g, 0, 10 + (g - 1) / 500, $1, 0, 9, 1, false, 'far' || g, '' from generate_series(1, 60000) g`,
      [house],
    )
    await admin.query('update ledger.followers set next_xid = 10 where name = $1', [follower.name])
    const batches = await read(async (_, { since, transfers }) => {
      const far = transfers.filter((transfer) => transfer.accountId === 0n).map(({ seq }) => seq)
      return { since, sizes: far.length, last: far.at(-1) }
    })
    expect(batches).toEqual([
      { since: 10n, sizes: 500, last: 500n },
      { since: 11n, sizes: 1_000, last: 1_500n },
      { since: 13n, sizes: 2_000, last: 3_500n },
      { since: 17n, sizes: 4_000, last: 7_500n },
      { since: 25n, sizes: 8_000, last: 15_500n },
      { since: 41n, sizes: 16_000, last: 31_500n },
      { since: 73n, sizes: 20_000, last: 51_500n },
      { since: 113n, sizes: 8_500, last: 60_000n },
    ])
    // One that gives way to calls of players takes as small ones as at first.
    await admin.query('update ledger.followers set next_xid = 124 where name = $1', [follower.name])
    const sizes = await follow(
      database.db,
      { ...follower, gently: true },
      async (_, { transfers }) => transfers.length,
    )
    expect(sizes).toEqual([500, 500, 500, 500, 500, 500, ...sizes.slice(6)])
    // Its process stops: the next goes on where the batch under way ended.
    await admin.query('update ledger.followers set next_xid = 124 where name = $1', [follower.name])
    const cut = { ...follower, gently: true, stopping: AbortSignal.abort() }
    const since = async () => (await follow(database.db, cut, async (_, batch) => batch.since)).map(String)
    expect([await since(), await since()]).toEqual([['124'], ['125']])
  })
})

describe('the places that readers of before had reached', () => {
  const migrationOf = (module: string) => {
    const folder = new URL(`../${module}/migrations/`, import.meta.url)
    const [name = ''] = readdirSync(folder).filter((each) => each.endsWith('_follower.sql'))
    return readFileSync(new URL(name, folder), 'utf8')
  }
  const places = async () => {
    const names = "('bets', 'turnover', 'jackpot')"
    const { rows } = await admin.query(
      `select name, next_xid as next from ledger.followers where name in ${names} order by name`,
    )
    return rows
  }

  test('are those of the followers, none lost and none doubled, also of one that was reading just then', async () => {
    await admin.query(`
      delete from ledger.followers;
      create table wallet.readers (name text primary key, next_xid bigint not null);
      insert into wallet.readers values ('bets', 111);
      create table turnover.readers (name text primary key, next_xid bigint not null);
      insert into turnover.readers values ('turnover', 222);
      create table jackpot.reader (id int primary key default 1 check (id = 1), next_xid bigint not null);
      insert into jackpot.reader (next_xid) values (333);`)
    const reading = new pg.Client({ connectionString: database.adminUrl })
    await reading.connect()
    await reading.query('begin')
    await reading.query("update wallet.readers set next_xid = 112 where name = 'bets'")
    const migrated = ['turnover', 'jackpot', 'wallet'].reduce(
      (before, module) => before.then(() => admin.query(`begin; ${migrationOf(module)} commit;`)),
      Promise.resolve<unknown>(null),
    )
    await new Promise((wake) => setTimeout(wake, 200))
    await reading.query('commit')
    await reading.end()
    await migrated
    expect(await places()).toEqual([
      { name: 'bets', next: 112n },
      { name: 'jackpot', next: 333n },
      { name: 'turnover', next: 222n },
    ])
    const { rows } = await admin.query(
      `select 1 from pg_tables
        where schemaname in ('wallet', 'turnover', 'jackpot') and tablename in ('readers', 'reader')`,
    )
    expect(rows).toEqual([])
  })
})
