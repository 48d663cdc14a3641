/**
 * Every call of the platform, by a member who has played for two years, beside others who have not: no statement may
 * read more than a bounded number of rows for it, whatever the planner knows of the tables.
 */
import type { Endpoint } from '@jackfruit/contracts'
import pg from 'pg'
import { expect, test } from 'vitest'
import { routesOf } from './platform/http/policy.ts'
import { known } from './testing/fuzz/known.ts'
import { proofUnder, send } from './testing/fuzz/people.ts'
import { usualOf, validOf } from './testing/fuzz/valid.ts'
import { type FuzzWorld, openFuzzWorld } from './testing/fuzz/world.ts'
import { mostReadBy, recordStatements } from './testing/plans/recorded.ts'

const history = 12_000
/** A page, or the two months of this member that a period of a month lies in, and some room: a sixth of the history. */
const mostRows = 2_000

/** What reads, and what moves money; the other calls end sessions, and read no history. */
const isAsked = ({ method, path, access }: Endpoint) =>
  access !== 'agent' &&
  (method === 'GET' || /deposits|withdrawals|transfers|launch|wallet|payout|peer/.test(path))

test('every call reads of a long history what it asks for, with statistics stale, fresh and missing', async () => {
  const world = await openFuzzWorld()
  const admin = new pg.Client({ connectionString: world.adminUrl })
  await admin.connect()
  const recorder = recordStatements()
  try {
    const [member] = (await world.people()).filter(({ kind }) => kind === 'member')
    if (!member) throw new Error('nobody is there')
    const contracts = routesOf(world.http).flatMap(({ contract }) => (contract ? [contract] : []))
    const asked = contracts.filter(isAsked)
    const askAll = async () => {
      await world.forgive()
      for (const contract of asked) await ask(world, contract, member)
    }
    // The purse is opened, and the followers are at the end of what is there.
    await askAll()
    await admin.query(`select ledger.ensure_partitions((now() - interval '2 years')::date, 24)`)
    await admin.query('analyze')
    await play(admin)
    await askAll()
    const statements = [...recorder.statements.values()]
    expect(statements.length).toBeGreaterThan(100)
    const found = new Set<string>()
    for (const prepare of ['select 1', 'analyze', 'delete from pg_statistic']) {
      await admin.query(prepare)
      for (const statement of statements) {
        const rows = await mostReadBy(admin, statement)
        if (rows > mostRows) found.add(`${rows} rows: ${statement.text.replace(/\s+/g, ' ').slice(0, 300)}`)
      }
    }
    expect([...found]).toEqual([])
  } finally {
    recorder.stop()
    await admin.end()
    await world.close()
  }
}, 120_000)

async function ask(world: FuzzWorld, contract: Endpoint, member: Parameters<typeof send>[2]): Promise<void> {
  const made = async (part: 'query' | 'body') => {
    const [whole] = contract[part] ? validOf(contract[part], known) : []
    const usual = usualOf(whole)
    const wants = typeof usual === 'object' && usual !== null && 'humanCheck' in usual
    return wants ? { ...usual, humanCheck: await proofUnder(world.secrets.humanCheck) } : usual
  }
  await send(world.http, contract, member, { query: await made('query'), body: await made('body') })
}

/** Two years of stakes, one round each, on every purse that there is. */
async function play(admin: pg.Client): Promise<void> {
  await admin.query(
    `insert into ledger.transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, created_at,
       house_id, game_id, kind, status, closes, key, round)
     select a.id, a.seq + g, -1, a.balance + ${history} - g, hashtextextended('s' || g, 0), hashtextextended('r' || g, 0),
       pg_current_xact_id()::text::bigint, now() - interval '2 years' * ((${history} - g) / ${history}::float),
       (select min(id) from ledger.houses), 1, 1, 1, true, 's' || g, 'r' || g
     from ledger.accounts a, generate_series(1, ${history}) g where a.kind = 1`,
  )
  await admin.query(`update ledger.accounts set seq = seq + ${history} where kind = 1`)
}
