/** What guards, the stretch of play and the rest read of an account: the answers of its whole statement, from what is new of it. */
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import { openAccount, playedSince, restOf, sittingOf } from '../index.ts'
import { kinds } from '../kinds.ts'

let database: TestDatabase
let admin: pg.Client
let owner = 0n
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  await admin.query(`select ledger.ensure_partitions((now() - interval '15 months')::date, 16)`)
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

interface Purse {
  readonly id: bigint
  /** Money on its way to a wallet that a vendor keeps. */
  readonly onTheWay: bigint
  seq: number
  /** Of its latest transfer. */
  at: number
}

async function newPurse(): Promise<Purse> {
  owner += 1n
  const open = (kind: 'purse' | 'owed') =>
    openAccount(database.db, { merchantId: 1, owner, kind, currency: 'MMK' })
  return { id: await open('purse'), onTheWay: await open('owed'), seq: 0, at: 0 }
}

const minute = 60
const day = 24 * 60 * minute
const event = fc.record({
  /** Seconds since the one before: at times less than a transaction may take, or around a pause, or weeks. */
  gap: fc.constantFrom(-2, 0, 1, 40, 14 * minute, 15 * minute, 16 * minute, 5 * 60 * minute, day, 9 * day),
  what: fc.constantFrom(
    ...(['stake', 'stake', 'refused', 'win', 'closing', 'rollback', 'nothingBack', 'endRound'] as const),
    ...(['toVendor', 'fromVendor', 'releasedFromVendor', 'releasedFromPayout'] as const),
  ),
  round: fc.integer({ min: 0, max: 3 }),
  amount: fc.bigInt({ min: 1n, max: 50n }),
})
type Event = typeof event extends fc.Arbitrary<infer T> ? T : never

const kindOf: Readonly<Record<Event['what'], number>> = {
  ...{ stake: kinds.stake, refused: kinds.stake, win: kinds.win, closing: kinds.win },
  ...{ rollback: kinds.rollback, nothingBack: kinds.rollback, endRound: kinds.endRound },
  ...{ toVendor: kinds.toVendor, fromVendor: kinds.fromVendor },
  ...{ releasedFromVendor: kinds.release, releasedFromPayout: kinds.release },
}
const takes = new Set<Event['what']>(['stake', 'refused', 'toVendor'])

/** Writes these as the ledger would have, the last of them `ago` seconds before now. */
async function happened(purse: Purse, events: readonly Event[], ago: number): Promise<void> {
  let at = Date.now() / 1000 - ago - events.slice(1).reduce((sum, { gap }) => sum + gap, 0)
  for (const [index, { gap, what, round, amount }] of events.entries()) {
    if (index > 0) at += gap
    const isPlay = kindOf[what] <= kinds.endRound
    const own = what === 'nothingBack' || what === 'endRound' ? 0n : takes.has(what) ? -amount : amount
    const write = (account: bigint, seq: number) =>
      admin.query(
        `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at,
           house_id, game_id, kind, status, closes, key, round)
         values ($1, $2, $3, 0, hashtextextended($4, 0), case when $5 = '' then 0 else hashtextextended($5, 0) end,
           pg_current_xact_id()::text::bigint, to_timestamp($6), 1, 1, $7, $8, $9, $4, $5)`,
        [
          ...[account, seq, own, `k${purse.seq}`, isPlay ? `r${round}` : '', at, kindOf[what]],
          ...[what === 'refused' ? 2 : 1, what === 'closing'],
        ],
      )
    purse.seq++
    await write(purse.id, purse.seq)
    if (what === 'releasedFromVendor') await write(purse.onTheWay, purse.seq)
  }
  await admin.query('update ledger.accounts set seq = $2 where id = $1', [purse.id, purse.seq])
  purse.at = at
}

const one = async <T>(text: string, values: unknown[]): Promise<T | undefined> =>
  (await admin.query(text, values)).rows[0]

/** The definition of the stretch that is going on. */
const slowSitting = (id: bigint, at: Date) =>
  one<{ since: Date; lastStakeAt: Date }>(
    `with stakes as (
       select seq, created_at, created_at - lag(created_at) over (order by seq) as gap from ledger.transfers
        where account_id = $1 and kind = 1 and status = 1 and created_at > $2::timestamptz - interval '1 day'),
     latest as (select max(created_at) as at from stakes)
     select (select max(created_at) from stakes where gap is null or gap >= ledger.sitting_pause()) as since,
       latest.at as "lastStakeAt" from latest where $2::timestamptz - latest.at < ledger.sitting_pause()`,
    [id, at],
  )

const slowSent = async ({ id, onTheWay }: Purse) =>
  (
    await one<{ sent: bigint }>(
      `select greatest(coalesce(-sum(t.amount), 0), 0)::bigint as sent from ledger.transfers t
        where t.account_id = $1 and t.status = 1 and (t.kind in (19, 20) or t.kind = 16 and exists (
          select from ledger.by_keys(array[$2::bigint], array[t.key])))`,
      [id, onTheWay],
    )
  )?.sent

const slowIsPlaying = async ({ id }: Purse) =>
  (
    await one<{ found: boolean }>(
      `select exists (select from ledger.transfers
         where account_id = $1 and round_hash <> 0 and status = 1 and created_at > now() - interval '31 days'
         group by round
        having count(*) filter (where kind = 1) > count(*) filter (where kind = 3 and amount <> 0)
           and not bool_or(closes or kind = 8)) as found`,
      [id],
    )
  )?.found

const slowPlayed = (id: bigint, since: Date) =>
  one<{ staked: bigint; lost: bigint }>('select staked, lost from ledger.played($1, $2, 0)', [id, since])

const rest = (id: bigint) => database.db.transaction().execute((tx) => restOf(tx, id))

describe('of any history, asked again and again while it grows,', () => {
  const history = fc.array(fc.array(event, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 })

  test('what is left and what is running are what the whole statement says', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (parts) => {
        const purse = await newPurse()
        // What happened before is older by as much as each later part lasts: nothing is written out of turn.
        const later = parts.map((_, index) =>
          parts.slice(index + 1).reduce((sum, part) => sum + part.reduce((all, { gap }) => all + gap, 0), 0),
        )
        for (const [index, part] of parts.entries()) {
          await happened(purse, part, later[index] ?? 0)
          const found = await rest(purse.id)
          expect({ sent: found?.atVendors, isPlaying: found?.hasOpenRounds }).toEqual({
            sent: await slowSent(purse),
            isPlaying: await slowIsPlaying(purse),
          })
          // It was asked then, not now.
          await admin.query('update ledger.rests set looked_at = to_timestamp($2) where account_id = $1', [
            ...[purse.id, purse.at],
          ])
        }
      }),
      { numRuns: 60, examples: [[[[roundOf('stake'), roundOf('rollback')], [roundOf('stake')]]]] },
    )
  }, 120_000)

  test('the stretch of play and what was played since are what the whole statement says', async () => {
    const ago = fc.constantFrom(0, 1, 14 * minute, 20 * minute, day, 5 * day)
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 40 }), ago, async (events, past) => {
        const purse = await newPurse()
        await happened(purse, events, past)
        const at = new Date()
        expect((await sittingOf(database.db, purse.id, at)) ?? undefined).toEqual(
          await slowSitting(purse.id, at),
        )
        for (const seconds of [minute, 3 * 60 * minute, day, 8 * day]) {
          const since = new Date(at.getTime() - seconds * 1000)
          expect(await playedSince(database.db, purse.id, since)).toEqual(await slowPlayed(purse.id, since))
        }
      }),
      { numRuns: 60 },
    )
  }, 120_000)
})

const roundOf = (what: Event['what']): Event => ({ gap: 1, what, round: 0, amount: 1n })

describe.each([
  ['stale', 'select 1'],
  ['fresh', 'analyze'],
  ['missing', 'delete from pg_statistic'],
])('after 20,000 stakes within a month, with statistics %s,', (_, prepare) => {
  const history = 20_000
  let id = 0n
  beforeAll(async () => {
    await admin.query('analyze')
    const purse = await newPurse()
    id = purse.id
    await admin.query(
      `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at,
         house_id, game_id, kind, status, closes, key, round)
       select $1, g, -1, 0, hashtextextended('s' || g, 0), hashtextextended('r' || g, 0), pg_current_xact_id()::text::bigint,
         now() - interval '25 days' * ((${history} - g) / ${history}::float), 1, 1, 1, 1, true, 's' || g, 'r' || g
       from generate_series(1, ${history}) g`,
      [id],
    )
    await admin.query('update ledger.accounts set seq = $2, balance = 1000 where id = $1', [id, history])
    await rest(id)
    await admin.query(prepare)
  }, 60_000)

  /** Twenty-five days of 800 stakes each: a day of them, and the hour before it. */
  const mostOfADay = 1_200

  test.each([
    ['the first stake that a guard judges on a day', 'select ledger.judge($1, 1, now())', 2 * mostOfADay],
    ['a guard that is set', `select ledger.set_guard($1, 'UTC', 60, '{}', '{}', '{}')`, mostOfADay],
    ['the stretch of play', 'select * from ledger.sitting_at($1, now())', mostOfADay],
    ['what is left', `select * from ledger.rest_of($1, '31 days')`, 100],
  ])('%s reads no more than what is new', async (_what, asked, most) => {
    await admin.query('begin')
    try {
      await admin.query(
        `insert into ledger.guards (account_id, time_zone, upto_seq) values ($1, 'UTC', $2) on conflict do nothing`,
        [id, history],
      )
      // A day that was entered yesterday.
      await admin.query(
        `insert into ledger.guard_caps (account_id, period, stake_cap, ends_at) values ($1, 1, 1000000, now())
         on conflict do nothing`,
        [id],
      )
      const before = await readSoFar()
      await admin.query(asked, [id])
      expect((await readSoFar()) - before).toBeLessThan(most)
    } finally {
      await admin.query('rollback')
    }
  })
})

async function readSoFar(): Promise<number> {
  const row = await one<{ read: string }>(
    `select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::text as read from pg_stat_xact_user_tables
      where schemaname = 'ledger'`,
    [],
  )
  return Number(row?.read)
}
