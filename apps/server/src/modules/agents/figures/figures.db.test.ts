/** Figures from random trees, deeds, moves and closings, against the same by the book, whatever pieces they are read in. */
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type Act, act, agentsMost, people } from '../../../testing/agents/acts.ts'
import { type TestDatabase, testDatabase } from '../../../testing/database.ts'
import type { AnyDeed } from '../../activity/index.ts'
import { openDirectory } from '../../merchants/index.ts'
import { countDeeds } from './count.ts'
import { type Figures, openFigures } from './figures.ts'
import type { Chain, Ports } from './ports.ts'
import { type Met, reckonSlowly } from './reference.data.ts'

let database: TestDatabase
let admin: pg.Client
let merchantId = 0
let figures: Figures

/** By the number of who stands there; the tree that holds now. */
let uplines = new Map<bigint, bigint>()
let agents = new Set<bigint>()
let withheld = new Set<bigint>()
const chainOf = (member: bigint): Chain => {
  const above: bigint[] = agents.has(member) ? [member] : []
  for (let at = uplines.get(member); at !== undefined; at = uplines.get(at)) above.unshift(at)
  return above
}
const least = { daily: 500n, weekly: 900n, semimonthly: 1_200n, monthly: 2_000n }
const ports: Ports = {
  chainsOf: async (_, ids) => new Map(ids.map((id) => [id, chainOf(id)])),
  withheldAmong: async (_tx, _merchant, ids) => new Set(ids.filter((id) => withheld.has(id))),
  leastBetsOf: async () => ({ ...least, selfCounts: true }),
  timeZoneOf: async () => 'Asia/Yangon',
}
const noActivity = {
  read: async () => {},
  readRows: async () => {},
  readAll: async () => {},
  deedsOf: async () => [],
  caughtUp: async () => {},
  daysOf: async () => [],
  sumsOfMembers: async () => ({ sums: [], last: null }),
}

beforeAll(async () => {
  database = await testDatabase({ brands: true })
  admin = new pg.Client({ connectionString: database.adminUrl })
  await admin.connect()
  merchantId = (await openDirectory(database.db, () => null).brandOfCode('demommk'))?.id ?? 0
  figures = openFigures(noActivity, ports)
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

const tables = ['clocks', 'counted', 'team_deeds', 'days', 'hours', 'windows', 'counts', 'least_bets']
const more = ['member_periods', 'team_active', 'people', 'team_balances']
const forget = () =>
  admin.query(`truncate ${[...tables, ...more].map((name) => `agents.${name}`).join(', ')}`)

/** Half past nine in the evening of a Sunday in Yangon: midnight, a week and the half of a month are near. */
const evening = Date.UTC(2026, 10, 15, 15, 0)
const minuteMs = 60_000

type Step =
  | { readonly does: 'deed'; readonly deed: AnyDeed }
  | { readonly does: 'move'; readonly who: bigint; readonly to: bigint | null }
  | { readonly does: 'withhold'; readonly who: bigint }
  | { readonly does: 'close'; readonly size: 'window' | 'hour' | 'day'; readonly until: Date }

interface Plan {
  readonly uplines: ReadonlyMap<bigint, bigint>
  readonly steps: readonly Step[]
}

/** Time goes on by minutes; what is late became so before now. */
function planOf(parents: readonly number[], acts: readonly Act[]): Plan {
  const steps: Step[] = []
  const bets: AnyDeed[] = []
  let [now, id] = [evening, 0n]
  const deedOf = (deed: Partial<AnyDeed> & Pick<AnyDeed, 'memberId' | 'what'>, lateMin: number): AnyDeed => {
    id += 1n
    return {
      ...{ id, merchantId, accountId: deed.memberId, gameId: 0, round: '', rounds: 0, stake: 0n, win: 0n },
      ...{ amount: 0n, kind: '', valid: 0n, day: '', at: new Date(now - lateMin * minuteMs), ...deed },
    }
  }
  for (const each of acts) {
    now += 7 * minuteMs
    switch (each.does) {
      case 'bet': {
        const { who, valid, win, kind, lateMin } = each
        const deed = deedOf(
          { memberId: who, what: 'bet', rounds: 1, stake: valid, win, valid, kind, gameId: 1 },
          lateMin,
        )
        bets.push(deed)
        steps.push({ does: 'deed', deed })
        break
      }
      case 'takeBack': {
        const [bet] = bets.splice(each.pick % Math.max(bets.length, 1), 1)
        if (!bet) break
        const { memberId, kind, stake, win, valid } = bet
        const back = { rounds: -1, stake: -stake, win: -win, valid: -valid }
        steps.push({ does: 'deed', deed: deedOf({ memberId, what: 'bet', kind, gameId: 1, ...back }, 0) })
        break
      }
      case 'money':
        steps.push({
          does: 'deed',
          deed: deedOf({ memberId: each.who, what: each.what, amount: each.amount }, each.lateMin),
        })
        break
      case 'close':
        steps.push({ does: 'close', size: each.size, until: boundary(each.size, now) })
        break
      case 'move':
      case 'withhold':
        steps.push(each as Step)
    }
  }
  const pairs = parents.flatMap((pick, at): [bigint, bigint][] => {
    const [who, above] = [people[at + 1], people[pick % Math.min(at + 1, agentsMost)]]
    return who === undefined || above === undefined ? [] : [[who, above]]
  })
  return { uplines: new Map(pairs), steps }
}

/** Where the newest bucket that has ended ends; days end at half past five in the afternoon of London. */
function boundary(size: 'window' | 'hour' | 'day', now: number): Date {
  const length = { window: 5, hour: 60, day: 24 * 60 }[size] * minuteMs
  const shift = { window: 0, hour: 30, day: 17 * 60 + 30 }[size] * minuteMs
  return new Date(Math.floor((now - shift) / length) * length + shift)
}

const plans = fc
  .tuple(
    fc.array(fc.nat(), { minLength: people.length - 1, maxLength: people.length - 1 }),
    fc.array(act, { minLength: 25, maxLength: 60 }),
  )
  .map(([parents, acts]) => ({ parents, acts }))

/** `cuts`: after so many deeds a batch ends; what is no deed ends it too. */
async function run({ uplines: begin, steps }: Plan, cuts: readonly number[]): Promise<Met[]> {
  await forget()
  uplines = new Map(begin)
  agents = new Set(people.slice(0, agentsMost))
  withheld = new Set()
  const from = { windowFrom: new Date(0), hourFrom: new Date(0), dayFrom: new Date(0) }
  const met: Met[] = []
  let batch: AnyDeed[] = []
  let cut = 0
  const count = async () => {
    const deeds = batch
    batch = []
    cut += 1
    if (deeds.length > 0) await database.db.transaction().execute((tx) => countDeeds(tx, ports, deeds))
  }
  for (const step of steps) {
    if (step.does === 'deed') {
      const { deed } = step
      met.push({ deed, chain: chainOf(deed.memberId), isWithheld: withheld.has(deed.memberId), ...from })
      batch.push(deed)
      if (batch.length >= (cuts[cut % cuts.length] ?? 1)) await count()
      continue
    }
    await count()
    if (step.does === 'close') {
      await closeAndKeep(step.size, step.until)
      const name = `${step.size}From` as const
      if (step.until > from[name]) from[name] = step.until
    } else if (step.does === 'withhold')
      withheld = new Set(
        [...withheld].filter((id) => id !== step.who).concat(withheld.has(step.who) ? [] : [step.who]),
      )
    else if (step.to === null) uplines.delete(step.who)
    else if (step.to !== step.who && !chainOf(step.to).includes(step.who)) uplines.set(step.who, step.to)
  }
  await count()
  await demandClosed()
  return met
}

const closed = new Map<string, string>()
const closedRows = {
  window: `select md5(coalesce(string_agg(w::text, '|' order by w::text), '')) as sum from agents.windows w where begins < $1`,
  hour: `select md5(coalesce(string_agg(w::text, '|' order by w::text), '')) as sum from agents.hours w where begins < $1`,
  day: `select md5(coalesce(string_agg(w::text, '|' order by w::text), '')) as sum from agents.days w
         where day < ($1::timestamptz at time zone 'Asia/Yangon')::date`,
}
async function closeAndKeep(size: 'window' | 'hour' | 'day', until: Date) {
  await inMerchant(database.db, merchantId, (tx) => figures.closeUpTo(tx, merchantId, size, until))
  const { rows } = await admin.query(closedRows[size], [until])
  const name = `${size} ${until.toISOString()}`
  if (closed.has(name)) expect(rows[0].sum).toBe(closed.get(name))
  closed.set(name, rows[0].sum)
}
async function demandClosed() {
  for (const [name, sum] of closed) {
    const [size = '', until = ''] = name.split(' ')
    const { rows } = await admin.query(closedRows[size as 'day'], [until])
    expect({ name, sum: rows[0].sum }).toEqual({ name, sum })
  }
  closed.clear()
}

const columns = [
  'rounds',
  'stake',
  'win',
  'valid',
  'deposits',
  'withdrawals',
  'bonuses',
  'rebates',
  'salaries',
  'dividends',
]
async function stored() {
  const spread = `cross join lateral (values ${columns.map((column) => `('${column}', t.${column})`).join(', ')}) as v (name, value)`
  const mapOf = async (text: string) =>
    new Map<string, bigint>(
      (await admin.query<{ name: string; value: string }>(text)).rows.map(({ name, value }) => [
        name,
        BigInt(value),
      ]),
    )
  const times = (table: string) =>
    mapOf(`select agent_id || ' ' || to_char(begins at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || ' ' || kind || ' ' || v.name as name,
      value::text from agents.${table} t ${spread} where value <> 0`)
  return {
    days: await mapOf(`select case when is_team then 'team ' else 'member ' end || subject || ' ' || day || ' ' || kind || ' ' || v.name as name,
      sum(value)::text as value from agents.days t ${spread} where kind <> '*' group by 1 having sum(value) <> 0`),
    hours: await times('hours'),
    windows: await times('windows'),
    active: await mapOf(
      `select agent_id || ' ' || size || ' ' || begins as name, active::text as value from agents.team_active where active <> 0`,
    ),
    firstDeposits: await mapOf(
      `select agent_id || ' ' || day as name, first_deposits::text as value from agents.counts where first_deposits <> 0`,
    ),
  }
}

test('[IM-82] [IM-79] whatever is bet, late, taken back, moved and closed, teams have what the book says, in whatever pieces it is read', async () => {
  let [deeds, moved, closings] = [0, 0, 0]
  await fc.assert(
    fc.asyncProperty(
      plans,
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
      async ({ parents, acts }, cuts) => {
        const plan = planOf(parents, acts)
        const expected = reckonSlowly('Asia/Yangon', await run(plan, [1]), least)
        const one = await stored()
        expect(one).toEqual(expected)
        await run(plan, cuts)
        expect(await stored()).toEqual(one)
        // What lies under an agent adds up to the agent's team, on every day.
        const { rows } = await admin.query(`
          select * from (
            select t.subject, t.day, sum(t.stake) as stake, sum(t.valid) as valid, sum(t.bonuses) as bonuses
              from agents.days t where is_team and kind = '*' group by 1, 2) team
          full join (
            select upline as subject, day, sum(stake) as stake, sum(valid) as valid, sum(bonuses) as bonuses
              from agents.days where kind = '*' and upline <> 0 group by 1, 2) lines using (subject, day)
           where (coalesce(team.stake, 0), coalesce(team.valid, 0), coalesce(team.bonuses, 0)) <>
             (coalesce(lines.stake, 0), coalesce(lines.valid, 0), coalesce(lines.bonuses, 0))`)
        expect(rows).toEqual([])
        deeds += plan.steps.filter(({ does }) => does === 'deed').length
        moved += plan.steps.filter(({ does }) => does === 'move').length
        closings += plan.steps.filter(({ does }) => does === 'close').length
      },
    ),
    { numRuns: 16 },
  )
  expect(Math.min(deeds / 20, moved, closings)).toBeGreaterThan(10)
})

test('a bucket closes where one begins and nowhere else, and never opens again', async () => {
  await forget()
  const close = (size: 'window' | 'hour' | 'day', until: string) =>
    inMerchant(database.db, merchantId, (tx) => figures.closeUpTo(tx, merchantId, size, new Date(until)))
  await expect(close('window', '2026-11-15T15:03:00Z')).rejects.toThrow('no window')
  await expect(close('hour', '2026-11-15T15:00:00Z')).rejects.toThrow('no hour')
  await expect(close('day', '2026-11-15T00:00:00Z')).rejects.toThrow('no day')
  await close('hour', '2026-11-15T15:30:00Z')
  await close('hour', '2026-11-15T14:30:00Z')
  const { rows } = await admin.query('select hour_from from agents.clocks where merchant_id = $1', [
    merchantId,
  ])
  expect(rows).toEqual([{ hour_from: new Date('2026-11-15T15:30:00Z') }])
})

test('runs are told sums of a bucket by kind, and how many were active; who did nothing is not told', async () => {
  await forget()
  uplines = new Map([
    [102n, 101n],
    [110n, 102n],
  ])
  agents = new Set([101n, 102n, 103n])
  withheld = new Set()
  const at = new Date(evening)
  const common = { merchantId, accountId: 0n, gameId: 1, round: '', memberId: 110n, at, day: '' }
  const none = { rounds: 0, stake: 0n, win: 0n, valid: 0n, amount: 0n, kind: '' }
  const deeds: AnyDeed[] = [
    { ...none, ...common, id: 1n, what: 'bet', rounds: 1, stake: 700n, win: 100n, valid: 700n, kind: 'RNG' },
    { ...none, ...common, id: 2n, what: 'bet', rounds: 1, stake: 400n, win: 0n, valid: 300n, kind: 'LIVE' },
    { ...none, ...common, id: 3n, what: 'deposit', amount: 9_000n },
    { ...none, ...common, id: 4n, what: 'bonus', amount: 50n },
    { ...none, ...common, id: 5n, what: 'transfer', amount: 5_000n },
  ]
  await database.db.transaction().execute((tx) => countDeeds(tx, ports, deeds))
  const team = {
    ...{ validByKind: { RNG: 700n, LIVE: 300n }, stake: 1_100n, payout: 100n, lost: 1_000n },
    ...{ deposits: 9_000n, bonuses: 50n, rebates: 0n, salaries: 0n },
  }
  const bucket = (size: 'window' | 'hour' | 'day', from: string, to: string) => ({
    ...{ size, from: new Date(from), to: new Date(to) },
  })
  await inMerchant(database.db, merchantId, async (tx) => {
    for (const each of [
      bucket('window', '2026-11-15T15:00:00Z', '2026-11-15T15:05:00Z'),
      bucket('hour', '2026-11-15T14:30:00Z', '2026-11-15T15:30:00Z'),
      bucket('day', '2026-11-14T17:30:00Z', '2026-11-15T17:30:00Z'),
      bucket('day', '2026-10-31T17:30:00Z', '2026-11-15T17:30:00Z'),
    ]) {
      const told = await figures.teamsIn(tx, merchantId, each, null)
      expect(told).toMatchObject([
        { agentId: 101n, ...team },
        { agentId: 102n, ...team },
      ])
      expect(await figures.teamsIn(tx, merchantId, each, [102n, 103n])).toMatchObject([
        { agentId: 102n, ...team },
      ])
    }
    const empty = bucket('window', '2026-11-15T15:05:00Z', '2026-11-15T15:10:00Z')
    expect(await figures.teamsIn(tx, merchantId, empty, null)).toEqual([])
    const active = (kind: 'daily' | 'monthly', from: string) =>
      figures.activeIn(tx, merchantId, [101n, 102n, 103n], { kind, from: new Date(from) })
    expect(await active('daily', '2026-11-14T17:30:00Z')).toEqual(
      new Map([
        [101n, 1],
        [102n, 1],
      ]),
    )
    // A thousand is enough for a day; a month asks for two.
    expect(await active('monthly', '2026-10-31T17:30:00Z')).toEqual(new Map())
  })
})
