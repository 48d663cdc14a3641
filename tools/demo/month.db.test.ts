/** The demonstration's month as whoever logs in finds it: sown once, with everything agreeing to the last unit. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { agents as calls, ReplyOf } from '@jackfruit/contracts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkDay } from '../../apps/server/src/modules/agents/figures/check.ts'
import { payoutsOf } from '../../apps/server/src/modules/agents/runs/payouts.ts'
import { paymentViews } from '../../apps/server/src/modules/agents/runs/views.ts'
import { audit } from '../../apps/server/src/modules/ledger/index.ts'
import { again, minor } from '../../apps/server/src/testing/agents/statement.ts'
import { type TestDatabase, testDatabase } from '../../apps/server/src/testing/database.ts'
import { sowMonth } from './month.ts'
import { isWanted } from './past.ts'
import { agents } from './people.data.ts'
import { openStage, type Stage } from './stage.ts'

type Payment = ReplyOf<typeof calls.daily>['payments'][number]

const dataDir = mkdtempSync(join(tmpdir(), 'jackfruit-month-'))
const secret = 'only-for-the-test-of-the-month-0123456789'
let database: TestDatabase
let admin: pg.Client
let stage: Stage
const ground = () => ({ ownerUrl: database.adminUrl, secret, dataDir })
beforeAll(async () => {
  database = await testDatabase()
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  expect(await isWanted(database.adminUrl)).toBe(true)
  await fallOnce()
  expect(await isWanted(database.adminUrl)).toBe(true)
  await sowMonth(ground())
  stage = await openStage(ground(), () => new Date())
}, 300_000)
afterAll(async () => {
  await stage.close()
  await admin.end()
  await database.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Somebody ends it when a part of the month stands: the next goes on with what is left. */
async function fallOnce() {
  const falling = sowMonth(ground()).then(
    () => 'ended',
    (error: unknown) => `fell: ${String(error)}`,
  )
  const done = async () =>
    (await admin.query(`select to_regclass('demo.month') as is_there`)).rows[0].is_there === null
      ? 0
      : Number((await admin.query('select done from demo.month')).rows[0]?.done ?? 0)
  let isOver = false
  void falling.then(() => {
    isOver = true
  })
  while (!isOver && (await done()) < 60) await new Promise((wake) => setTimeout(wake, 20))
  expect(isOver).toBe(false)
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  expect(await falling).toMatch('fell')
}

const one = async (text: string, given: readonly unknown[] = []) =>
  (await admin.query(text, [...given])).rows[0]

test('a line of four levels of agents, with members below each, stands in the demonstration', async () => {
  const { rows } = await admin.query<{ account: string; depth: number; agents: number; members: number }>(
    `select account, cardinality(path) as depth, agents, members from agents.places where is_agent order by account`,
  )
  expect(rows.map(({ account }) => account)).toEqual(agents.map(({ name }) => name.toLowerCase()).toSorted())
  expect(Math.max(...rows.map(({ depth }) => depth))).toBe(3)
  expect(rows.find(({ account }) => account === 'general')).toMatchObject({ agents: 11, members: 61 })
  const absent = await one(
    `select count(*)::int as n from identity.members where last_login_at is null and username not in ('general', 'agent', 'player')`,
  )
  expect(absent.n).toBe(0)
  const brought = await admin.query(
    `select c.visits, c.uses, l.first_deposits from agents.links l
       join identity.affiliate_codes c on c.merchant_id = l.merchant_id and c.code = l.code`,
  )
  const some = brought.rows.filter(
    ({ visits, uses, first_deposits: paid }) => visits > uses && uses >= paid && paid > 0,
  )
  expect(some.length).toBeGreaterThan(5)
})

test('each of its days has play, and the sums of teams are what members did', async () => {
  const days = await admin.query<{ day: string; valid: string }>(
    `select day::text, sum(valid)::text as valid from agents.days d join identity.members m on m.id = d.subject
      where m.username = 'general' and is_team and kind = '*' group by 1 order by 1`,
  )
  const played = days.rows.filter(({ valid }) => BigInt(valid) > 0n)
  expect(played.length).toBeGreaterThanOrEqual(30)
  const { activity } = stage.faces
  for (const { day } of played) {
    const { differences, deeds } = await checkDay(stage.db, activity, stage.merchantId, day)
    expect([day, differences, deeds > 0]).toEqual([day, [], true])
  }
  // A bet stands in the record on the day on which it counts.
  const apart = await one(
    `select count(*)::int as n, count(*) filter (where (b.placed_at at time zone 'Asia/Yangon')::date <> c.day)::int as apart
       from agents.counted c join wallet.settlements s on s.id = c.id
       join wallet.bets b on b.account_id = s.account_id and b.round = s.round where c.what = 'bet'`,
  )
  expect(apart.n).toBeGreaterThan(1_500)
  expect(apart.apart).toBe(0)
})

test('payments of each kind recompute from what they were made of', async () => {
  const found = await admin.query<{ id: string }>(`select distinct agent_id::text as id from agents.payouts`)
  const payments: Payment[] = []
  for (const { id } of found.rows)
    for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const)
      payments.push(
        ...(await stage.here(async (tx) => {
          const page = { merchantId: stage.merchantId, kind, agentId: BigInt(id), whose: 'own' as const }
          const payouts = await payoutsOf(
            tx,
            { ...page, from: null, to: null, before: null, limit: 500 },
            new Date(),
          )
          return paymentViews(tx, payouts, { world: stage.world, merchantId: stage.merchantId })
        })),
      )
  for (const payment of payments)
    expect(again(payment)).toEqual({ net: minor(payment.amount), carry: BigInt(payment.carryOut) })
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'])
    expect([
      kind,
      payments.some((each) => each.kind === kind && each.state === 'paid' && minor(each.amount) > 0n),
    ]).toEqual([kind, true])
})

test('contracts stand in many states of their life, and one bill waits for the agent', async () => {
  const { rows } = await admin.query<{ state: string }>(
    'select distinct state from agents.contracts order by 1',
  )
  expect(rows.map(({ state }) => state)).toEqual([
    'active',
    'changeOffered',
    'endRequested',
    'offered',
    'rejected',
    'requested',
    'terminated',
  ])
  const bills = await admin.query(
    `select m.username, b.state from agents.bills b join identity.members m on m.id = b.debtor_id where b.state <> 'paid'`,
  )
  expect(bills.rows).toEqual([{ username: 'agent', state: 'due' }])
  expect((await one(`select count(*)::int as n from agents.bills where state = 'paid'`)).n).toBeGreaterThan(
    20,
  )
})

test('the ledger is sound, goes forward in each account, and its time is the database’s again', async () => {
  expect((await audit(database.adminUrl)).broken).toEqual([])
  const backwards = await one(
    `select count(*)::int as n from (select created_at < lag(created_at) over (partition by account_id order by seq) as back
       from ledger.transfers) steps where back`,
  )
  expect(backwards.n).toBe(0)
  expect(await one(`select max(created_at) <= now() as past from ledger.transfers`)).toEqual({ past: true })
  const left = await one(
    `select count(*) filter (where pg_get_expr(adbin, adrelid) like '%demo%')::int as n from pg_attrdef`,
  )
  expect([left.n, (await one(`select to_regprocedure('demo.instant()') as it`)).it]).toEqual([0, null])
})

test('whoever starts again finds it made, and nobody sows where somebody was before', async () => {
  const counts = () =>
    one(
      'select (select count(*) from ledger.transfers) as moved, (select count(*) from identity.members) as people',
    )
  const before = await counts()
  expect(await isWanted(database.adminUrl)).toBe(false)
  await sowMonth(ground())
  expect(await counts()).toEqual(before)
  const other = await testDatabase({ brands: true })
  try {
    const client = new pg.Client({ connectionString: other.adminUrl })
    await client.connect()
    await client.query(
      `insert into identity.members (merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
         referral_code, created_at) select id, 'old', 'old', 'x', now(), 0, 'old', 'OLD', now() from merchants.brands limit 1`,
    )
    await client.end()
    expect(await isWanted(other.adminUrl)).toBe(false)
  } finally {
    await other.drop()
  }
})
