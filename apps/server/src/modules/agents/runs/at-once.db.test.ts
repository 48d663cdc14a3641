/**
 * A window that the database reckons by itself, against the same window reckoned agent by agent: random lines, steps,
 * carries and frozen agents come to the same rows, to the last byte. AGENT_WINDOWS runs more of them, AGENT_SEED others.
 */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { dayMs, midnight, openPayWorld, type PayWorld } from '../../../testing/agents/pay-world.ts'
import { Draw, figuresOf, type Line, lineOf, write } from '../../../testing/agents/window-lines.ts'
import { policyOf } from '../contracts/brand-settings.ts'
import { frozenAmong, frozenRows } from '../tree/places.ts'
import { payoutsOf } from './payouts.ts'
import { boundsAround } from './periods.ts'
import { type Reckoning, reckonEach, reckonWindow, runNext } from './run.ts'

const windows = Number(process.env['AGENT_WINDOWS'] ?? 25)
const firstSeed = Number(process.env['AGENT_SEED'] ?? 1)
const minuteMs = 60_000

let w: PayWorld
beforeAll(async () => {
  w = await openPayWorld()
})
afterAll(() => w.close())

class Undone extends Error {}

/** What it leaves is read and undone. */
async function left(reckoning: Reckoning, work: typeof reckonEach, line: Line): Promise<unknown> {
  let found: unknown
  const done = inMerchant(w.db, w.merchantId, async (tx) => {
    await work(tx, reckoning)
    found = await leftIn(tx, line)
    throw new Undone()
  })
  await expect(done).rejects.toThrow(Undone)
  return found
}

async function leftIn(tx: Tx, { agents }: Line) {
  const rows = async (text: string) => (await sql.raw<{ row: unknown }>(text).execute(tx)).rows
  const ids = agents.map(({ id }) => id).join()
  const statements = []
  // The elder an agent, the more stand below.
  for (const { id } of agents.slice(0, 2))
    for (const whose of ['own', 'downlines'] as const) {
      const of = { merchantId: w.merchantId, kind: 'realtime' as const, agentId: id, whose }
      const page = { ...of, from: null, to: null, before: null, limit: 100 }
      const found = await payoutsOf(tx, page, w.now())
      for (const { id: _, ...each } of found) statements.push(each)
      expect(await pagedIds(tx, of)).toEqual(found.map((each) => each.id))
    }
  return {
    statements,
    runs: await rows(`select to_jsonb(r) - 'id' as row from agents.runs r order by id desc limit 1`),
    payouts: await rows(
      `select to_jsonb(p) - 'id' - 'run_id' as row from agents.payouts p where agent_id in (${ids}) order by agent_id`,
    ),
    carries: await rows(
      `select to_jsonb(c) as row from agents.carries c where agent_id in (${ids}) order by agent_id`,
    ),
  }
}

async function pagedIds(
  tx: Tx,
  of: Pick<Parameters<typeof payoutsOf>[1], 'merchantId' | 'kind' | 'agentId' | 'whose'>,
) {
  const ids: bigint[] = []
  for (;;) {
    const page = { ...of, from: null, to: null, before: ids.at(-1) ?? null, limit: 3 }
    const found = await payoutsOf(tx, page, w.now())
    if (found.length === 0) return ids
    ids.push(...found.map(({ id }) => id))
  }
}

async function reckoningOf(line: Line): Promise<Reckoning> {
  const head = { merchantId: w.merchantId, kind: 'realtime', period: 'daily' } as const
  const brand = await w.pay.brandOf(w.merchantId)
  const { timeZone } = brand
  const bounds = await boundsAround(w.db, 'window', line.from, timeZone)
  const world = { ...w.pay, figures: figuresOf(timeZone), frozenAmong, frozenRows }
  const policy = { ...policyOf(brand), frozenMargin: line.frozenMargin }
  return { world, head, bounds, policy, timeZone, now: new Date(line.from.getTime() + 6 * minuteMs) }
}

test(`${windows} random windows are the same, whoever reckons them: payouts, what they are reckoned from, and what is carried`, async () => {
  let paid = 0
  for (let seed = firstSeed; seed < firstSeed + windows; seed++) {
    // Each has agents of its own; some are the first window of their day.
    const draw = new Draw(seed)
    const from = new Date(midnight + seed * dayMs + (draw.below(4) === 0 ? 0 : 40 * 5 * minuteMs))
    const line = lineOf(draw, seed, from)
    await write(w, line)
    const reckoning = await reckoningOf(line)
    const slowly = await left(reckoning, reckonEach, line)
    expect(await left(reckoning, reckonWindow, line), `seed ${seed}`).toEqual(slowly)
    const { payouts } = slowly as { payouts: { row: { net: number; state: string } }[] }
    paid += payouts.filter(({ row }) => row.net > 0).length
    await w.admin.query(`update agents.spans set to_at = from_at where merchant_id = $1`, [w.merchantId])
  }
  expect(paid).toBeGreaterThan(windows * 2)
})

const plain = { period: 'daily', onlyIfTeamLost: false, minActiveBet: 1n, dividend: null } as const
const step = (minValid: bigint, all: bigint, live: bigint) => ({
  ...{ minValid, minActive: 0, rates: { '*': all, LIVE: live } },
})
const bet = (kind: string, valid: number) => ({ kind, valid, stake: valid, win: 0 })

/** One and another directly below, who reaches the second step in this window: 1,100.00 since the day began. */
function pair(number: bigint, payer: 'PLATFORM' | 'UPLINE'): Line {
  const [upper, lower] = [number, number + 1n]
  const terms = { ...plain, payer, retroTier: true }
  const same = { isFrozen: false, active: null, earlier: [] }
  return {
    from: new Date(midnight + Number(number) * dayMs + 40 * 5 * minuteMs),
    frozenMargin: 'platform',
    agents: [
      {
        ...{ ...same, id: upper, uplineId: null, carried: null },
        terms: { ...terms, payer: 'PLATFORM', tiers: [step(0n, 10_000n, 4_000n)] },
        sums: [bet('RNG', 160_000), bet('LIVE', 30_000)],
      },
      {
        ...{ ...same, id: lower, uplineId: upper },
        terms: { ...terms, tiers: [step(0n, 6_000n, 2_000n), step(100_000n, 8_000n, 3_000n)] },
        sums: [bet('RNG', 60_000), bet('LIVE', 30_000)],
        carried: {
          ...{ isOfContract: true, isOfDay: true, carry: 700_000n, owed: 0 },
          ...{ valid: { RNG: '20000' }, lost: 0, topTier: 0 },
        },
      },
    ],
  }
}

const paidTo = (line: Line) =>
  w.rowsOf(
    `select agent_id::int as agent, net::int as net, carry_out::text as left, retro::text as retro,
        received::int as received, payer_id::int as payer
       from agents.payouts where from_at = $1 order by agent_id`,
    [line.from],
  )

async function runOne(line: Line) {
  await write(w, line)
  const { world, head, now } = await reckoningOf(line)
  const at = { ...world, now: () => now }
  await w.admin.query(
    `insert into agents.heads (merchant_id, kind, period, next_from) values ($1, 'realtime', 'daily', $2)
     on conflict (merchant_id, kind, period) do update set next_from = excluded.next_from`,
    [w.merchantId, line.from],
  )
  expect(await runNext(at, head)).toBe(true)
  expect(await runNext(at, head)).toBe(false)
  await w.admin.query(`update agents.spans set to_at = from_at where merchant_id = $1`, [w.merchantId])
}

test('[CT-09] by hand: 6.10 at the step that is reached, with 0.40 for what was bet before it, and 11.10 are left above', async () => {
  const line = pair(501n, 'PLATFORM')
  await runOne(line)
  // 600.00 at 0.8 % and 300.00 at 0.3 % are 5.70; 200.00 of before at 0.2 % more are 0.40. Above: 16.00 and 1.20, less 6.10.
  expect(await paidTo(line)).toEqual([
    { agent: 501, net: 1_110, left: '0', retro: '0', received: 1_110, payer: null },
    { agent: 502, net: 610, left: '700000', retro: '40000000', received: 610, payer: null },
  ])
})

test('where a contract says that the one above pays, agent by agent they are reckoned, and bills are put together', async () => {
  const line = pair(601n, 'UPLINE')
  await runOne(line)
  expect(await paidTo(line)).toMatchObject([
    { agent: 601, net: 1_110, received: 1_720, payer: null },
    { agent: 602, net: 610, received: 610, payer: 601 },
  ])
})

test('a payout without its run is refused, and a run stays', async () => {
  const of = `select merchant_id, -1, kind, period, agent_id, contract_id, version, from_at - interval '1 day', to_at, day, state,
      net, received, owed_in, owed_out, '{}', '[]', carry_out, pay_at from agents.payouts limit 1`
  const made = w.admin.query(`
    insert into agents.payouts (merchant_id, run_id, kind, period, agent_id, contract_id, version, from_at, to_at, day,
      state, net, received, owed_in, owed_out, own, below, carry_out, pay_at) ${of}`)
  await expect(made).rejects.toMatchObject({ code: '23503' })
  await expect(w.admin.query('delete from agents.runs')).rejects.toMatchObject({ code: '42501' })
  await expect(w.admin.query('truncate agents.runs cascade')).rejects.toMatchObject({ code: '42501' })
})

test('a payout of before is shown as it was written then', async () => {
  const [own] = await w.rowsOf<{ id: string; agent: string }>(
    `select id::text as id, agent_id::text as agent from agents.payouts where upline_id is not null order by id desc limit 1`,
  )
  const page = { merchantId: w.merchantId, kind: 'realtime' as const, agentId: BigInt(own?.agent ?? '0') }
  const all = { ...page, whose: 'own' as const, from: null, to: null, before: null, limit: 10 }
  const read = () => inMerchant(w.db, w.merchantId, (tx) => payoutsOf(tx, all, w.now()))
  const [now] = await read()
  // As 0216 wrote them: texts of their own, no columns.
  await w.admin.query('alter table agents.payouts disable trigger payouts_are_kept')
  await w.admin.query(
    `update agents.payouts set own = $1, below = $2, valid = null, active = null, reached_valid = null where id = $3`,
    [JSON.stringify(now?.own), JSON.stringify(now?.below), own?.id],
  )
  await w.admin.query('alter table agents.payouts enable trigger payouts_are_kept')
  expect(await read()).toEqual([now])
})
