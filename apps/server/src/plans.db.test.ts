/**
 * What the calls of a member and of an agent, the followers and the jobs read, where they have played for two years and
 * every table is long: no statement may read more than a bounded number of rows, whatever the planner knows of the tables.
 */
import type { Endpoint } from '@jackfruit/contracts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { routesOf } from './platform/http/policy.ts'
import { known } from './testing/fuzz/known.ts'
import { proofUnder, send } from './testing/fuzz/people.ts'
import { usualOf, validOf } from './testing/fuzz/valid.ts'
import { type FuzzWorld, openFuzzWorld } from './testing/fuzz/world.ts'
import { openAtWork } from './testing/plans/at-work.ts'
import { grow, seemLong, type Whose } from './testing/plans/grown.ts'
import { mostReadBy, recordStatements, type Statement } from './testing/plans/recorded.ts'

const history = 6_000
/** A page, or the two months of this member that a period of a month lies in, and some room: a sixth of the history. */
const mostRows = 1_000
/** Of every other table, beside a tenth of it from when statistics were gathered: of two years, then of this minute. */
const others = 1_250

/** What reads, and what moves money; the other calls end sessions, and read no history. */
const isAsked = ({ method, path }: Endpoint) =>
  method === 'GET' || /deposits|withdrawals|transfers|launch|wallet|payout|peer/.test(path)

/**
 * Where nothing at all is known of their tables, these read all that one member or one brand has of a kind, and no more:
 * the planner takes both of two conditions for rare. Until somebody analyses, as a worker does within minutes.
 */
const ownAlone = [
  'from identity.sessions where merchant_id = $1 and member_id = $2 order by created_at desc limit',
  'update vendors.vendor_transfers set asked',
  'from cashier.deposits d where d.m',
  "from wallet.bets b join wallet.purses p on p.account_id = b.account_id where b.merchant_id = $1 and b.state = 'won'",
  "from peer.asks k where k.state <> 'ENDED'",
  'from promotions.promotions p where p.merchant_id = $1 order by p.position desc',
  "from promotions.rewards r where r.member_id = $1 and r.merchant_id = $2 and r.state <> 'ready'",
  'from points.orders o where o.member_id = $1 and o.merchant_id = $2 and o.id <',
  'from promotions.bonuses b where b.member_id = $1 and b.merchant_id = $2 and b.ended_at is not null',
  'from rebates.payments where merchant_id = $1 and member_id = $2 and id <',
  'from rebates.accruals where merchant_id = $1 and member_id = $2 and valid <> 0',
  'from vip.changes where merchant_id = $1 and member_id = $2 order by id desc limit',
  'from points.earned e where e.member_id = $1 and e.merchant_id = $2 and (e.day, e.line) <',
]

/** What an index is taken from is found: of a call, and within a function of a job. */
const planted = {
  job: { fault: 'drop index identity.nonces_expires_at_idx', found: 'identity.clean_up(' },
  call: {
    fault: 'drop index cashier.deposits_merchant_id_member_id_created_at_id_idx',
    found: 'cashier.deposits',
  },
}

test('calls, followers and jobs read of long tables what they need, with statistics stale, fresh and missing', async () => {
  const world = await openFuzzWorld()
  const admin = new pg.Client({ connectionString: world.adminUrl })
  await admin.connect()
  const atWork = await openAtWork(world.appUrl, world.adminUrl)
  const recorder = recordStatements()
  try {
    const askAll = await asking(world)
    // The purse is opened.
    await askAll()
    await atWork.jobs()
    await admin.query(`select ledger.ensure_partitions((now() - interval '2 years')::date, 24)`)
    await admin.query('analyze')
    await play(admin, history)
    await atWork.skip()
    await atWork.follow()
    await atWork.jobs()
    await play(admin, 1)
    // From here on one stake is new.
    const heard = async (work: () => Promise<void>): Promise<Statement[]> => {
      recorder.statements.clear()
      await work()
      return [...recorder.statements.values()]
    }
    const byCalls = await heard(askAll)
    const byFollowers = await heard(atWork.follow)
    const byJobs = await heard(atWork.jobs)
    expect(byCalls.length).toBeGreaterThan(100)
    expect(byFollowers.length).toBeGreaterThan(10)
    expect(byJobs.length).toBeGreaterThan(20)

    const { rows } = await admin.query<Whose>(
      'select merchant_id as merchant, member_id as member, account_id as account from wallet.purses limit 1',
    )
    const [whose] = rows
    if (!whose) throw new Error('nobody has a purse')
    const all = [...byCalls, ...byFollowers]
    const undo = await grow(admin, whose, { rows: others / 10, over: '2 years' })
    await admin.query('analyze')
    await grow(admin, whose, { rows: others, over: '2 years' })
    expect({ stale: await tooLong(admin, all) }).toEqual({ stale: [] })
    await admin.query('analyze')
    expect({ fresh: await tooLong(admin, all) }).toEqual({ fresh: [] })
    await admin.query('delete from pg_statistic')
    const missing = await tooLong(admin, all)
    expect({ missing: missing.filter((text) => !ownAlone.some((own) => text.includes(own))) }).toEqual({
      missing: [],
    })
    await admin.query('analyze')
    await admin.query(planted.call.fault)
    expect(await tooLong(admin, byCalls)).toContainEqual(expect.stringContaining(planted.call.found))

    // Nothing of this day is due to be taken away: what jobs read then, they read each time.
    await undo()
    await admin.query('vacuum analyze')
    await grow(admin, whose, { rows: others / 10, over: '1 minute' })
    await admin.query('analyze')
    await grow(admin, whose, { rows: others, over: '1 minute' })
    expect({ stale: await tooLong(admin, byJobs) }).toEqual({ stale: [] })
    await admin.query('analyze')
    expect({ fresh: await tooLong(admin, byJobs) }).toEqual({ fresh: [] })
    await admin.query('delete from pg_statistic')
    expect({ missing: await tooLong(admin, byJobs) }).toEqual({ missing: [] })
    await admin.query(planted.job.fault)
    expect(await tooLong(admin, byJobs)).toEqual([expect.stringContaining(planted.job.found)])
  } finally {
    recorder.stop()
    await atWork.close()
    await admin.end()
    await world.close()
  }
}, 600_000)

/** Asks all calls, as a member or as the agent above. */
async function asking(world: FuzzWorld): Promise<() => Promise<void>> {
  const people = await world.people()
  const [member, agent] = (['member', 'agent'] as const).map((is) => people.find(({ kind }) => kind === is))
  if (!member || !agent) throw new Error('nobody is there')
  const contracts = routesOf(world.http).flatMap(({ contract }) => (contract ? [contract] : []))
  return async () => {
    await world.forgive()
    for (const contract of contracts.filter(isAsked))
      await ask(world, contract, contract.access === 'agent' ? agent : member)
  }
}

/** Without what it selects, which may be long. */
function shortOf(text: string): string {
  const short = text.replace(/\s+/g, ' ').replace(/^( ?select)(?! (1|.*\() ).*?(?= from )/, '$1 …')
  return short.slice(0, 600)
}

async function tooLong(admin: pg.Client, statements: readonly Statement[]): Promise<string[]> {
  const found = new Set<string>()
  await seemLong(admin)
  for (const statement of statements) {
    const rows = await mostReadBy(admin, statement)
    if (rows > mostRows) found.add(`${rows} rows: ${shortOf(statement.text)}`)
  }
  return [...found]
}

async function ask(world: FuzzWorld, contract: Endpoint, member: Parameters<typeof send>[2]): Promise<void> {
  const made = async (part: 'query' | 'body') => {
    const [whole] = contract[part] ? validOf(contract[part], known) : []
    const usual = usualOf(whole)
    const wants = typeof usual === 'object' && usual !== null && 'humanCheck' in usual
    return wants ? { ...usual, humanCheck: await proofUnder(world.secrets.humanCheck) } : usual
  }
  await send(world.http, contract, member, { query: await made('query'), body: await made('body') })
}

/** Stakes of two years, or the last of them, one round each, on every purse that there is. */
async function play(admin: pg.Client, count: number): Promise<void> {
  await admin.query(
    `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at,
       house_id, game_id, kind, status, closes, key, round)
     select a.id, a.seq + g, -1, a.balance + ${count} - g, hashtextextended('s' || a.seq + g, 0), hashtextextended('r' || a.seq + g, 0),
       pg_current_xact_id()::text::bigint, now() - interval '2 years' * ((${count} - g) / ${count}::float),
       (select min(id) from ledger.houses), 1, 1, 1, true, 's' || a.seq + g, 'r' || a.seq + g
     from ledger.accounts a, generate_series(1, ${count}) g where a.kind = 1`,
  )
  await admin.query(`update ledger.accounts set seq = seq + ${count} where kind = 1`)
}
