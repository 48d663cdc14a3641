/**
 * A brand whose members all stand below agents, and played once in a fortnight: the tree, what everybody did by day, and
 * what the teams did in windows of five minutes. Skewed: the elder an agent, the more stand below. Written as the product
 * would have left it, but at once and with no trigger; the lists in which one searches by name are not needed and not there.
 */
import { hashOf, keptOf, type Terms } from '../../apps/server/src/modules/agents/contracts/terms.ts'
import { seedBrands } from '../../apps/server/src/modules/merchants/index.ts'
import type { BenchDatabase } from '../ledger/database.ts'

export const merchantId = 1
/** Noon and a half in Yangon: the begin of the first window. */
export const firstWindow = Date.UTC(2026, 10, 10, 6, 0)
export const windowMs = 300_000
export const today = '2026-11-10'

export interface Size {
  readonly members: number
  readonly agents: number
}

/** Even, and always the same. */
const drawn = (of: string) => `((hashint8(${of}) & 2147483647) / 2147483648.0)`
const tops = 10

/** Millions of rows come first, and what finds them is built over them at once. */
async function withoutIndexes(
  query: BenchDatabase['query'],
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const found = await query(`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
     where i.indrelid = any('{${tables.join(',')}}'::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`)
  for (const { name } of found) await query(`drop index ${name}`)
  await work()
  for (const { made } of found) await query(String(made))
}

export async function seedAgents(
  { adminUrl, query }: BenchDatabase,
  { members, agents }: Size,
): Promise<void> {
  await seedBrands(adminUrl)
  // What triggers would do for each row is done for all at once.
  await query('set session_replication_role = replica')
  await query(`set work_mem = '256MB'`)
  await query(`
    create temp table lines as
    with recursive above as materialized (
      select g as id, case when g > ${tops} then 1 + floor((g - 1) * power(${drawn('g')}, 1.5))::bigint end as upline
        from generate_series(1, ${agents}::bigint) g),
    line as (select id, '{}'::bigint[] as path from above where upline is null
      union all select a.id, l.path || l.id from above a join line l on a.upline = l.id)
    select id, path, true as is_agent from line`)
  await query('create index on lines (id)')
  await query(`
    insert into lines
    select m.id, l.path || l.id, false from (
      select g as id, 1 + floor(${agents} * power(${drawn('g')}, 3))::bigint as upline
        from generate_series(${agents} + 1, ${agents + members}::bigint) g) m
      join lines l on l.id = m.upline and l.is_agent`)
  await query(`set maintenance_work_mem = '256MB'`)
  await withoutIndexes(query, ['identity.members', 'agents.places', 'agents.days'], () =>
    seedPeople(query, agents),
  )
  await query('set session_replication_role = origin')
}

async function seedPeople(query: BenchDatabase['query'], agents: number): Promise<void> {
  await query(`
    insert into identity.members (id, merchant_id, username, username_key, password_hash, password_changed_at, type, nickname,
      created_at, upline_id)
    overriding system value
    select id, ${merchantId}, 'b' || id, 'b' || id, 'none', '2026-01-01', is_agent::int, 'b' || id, '2026-01-01',
      path[cardinality(path)] from lines`)
  await query(`
    insert into wallet.purses (account_id, merchant_id, member_id, currency)
    select id, merchant_id, owner, currency from ledger.accounts where kind = 1 and owner <= ${agents}`)
  await query(`
    insert into agents.places (member_id, merchant_id, path, account, is_agent, status, joined_at, since, members, agents,
      counted_as)
    select l.id, ${merchantId}, l.path, 'b' || l.id, l.is_agent, 'active', '2026-01-01', '2026-01-01',
      coalesce(s.members, 0), coalesce(s.agents, 0), l.is_agent::int
      from lines l left join (
        select a.id, count(*) filter (where not is_agent) as members, count(*) filter (where is_agent) as agents
          from lines cross join lateral unnest(path) a (id) group by 1) s on s.id = l.id`)
  await seedPlay(query)
}

const sums = 'sum(rounds) as rounds, sum(stake) as stake, sum(win) as win, sum(valid) as valid'

async function seedPlay(query: BenchDatabase['query']): Promise<void> {
  await query(`
    insert into agents.days (merchant_id, subject, is_team, day, kind, upline, earns, rounds, stake, win, valid)
    select ${merchantId}, l.id, false, '${today}'::date - (l.id % 14)::int, k.kind, l.path[cardinality(l.path)], true, 1, v.stake,
      v.stake * (l.id % 3) / 2, v.stake
      from lines l
      cross join lateral (select 100 + (${drawn('l.id')} * 10000)::bigint as stake) v
      cross join lateral (values ('*'), (case when l.id % 4 = 0 then 'LIVE' else 'RNG' end)) k (kind)
     where not l.is_agent`)
  await query(`
    create temp table teams as
    select a.id, d.day, d.kind, ${sums} from agents.days d join lines l on l.id = d.subject
      cross join lateral unnest(l.path) a (id) group by 1, 2, 3`)
  await query(`
    insert into agents.days (merchant_id, subject, is_team, day, kind, upline, earns, rounds, stake, win, valid)
    select ${merchantId}, t.id, true, t.day, t.kind, coalesce(l.path[cardinality(l.path)], 0), true, t.rounds, t.stake, t.win,
      t.valid from teams t join lines l on l.id = t.id`)
  await query(`
    insert into agents.team_active (agent_id, size, begins, merchant_id, active)
    select id, 'daily', day, ${merchantId}, rounds from teams where kind = '*'`)
  await query(`
    insert into agents.counts (agent_id, day, merchant_id, new_members, first_deposits)
    select id, day, ${merchantId}, rounds / 7, rounds / 9 from teams where kind = '*'`)
  await query(`
    insert into agents.team_balances (agent_id, merchant_id, balance)
    select id, ${merchantId}, sum(stake) from teams where kind = '*' group by 1`)
}

/** Windows in which every team did what it does in a fortnight. */
export async function seedWindows({ query }: BenchDatabase, from: number, to: number): Promise<void> {
  for (let window = from; window < to; window++)
    await query(`
      insert into agents.windows (merchant_id, agent_id, begins, kind, rounds, stake, win, valid)
      select ${merchantId}, id, '${instantOf(window)}', kind, sum(rounds), sum(stake), sum(win), sum(valid)
        from teams where kind <> '*' group by id, kind`)
}

export const instantOf = (window: number): string => new Date(firstWindow + window * windowMs).toISOString()

/** Less at each level, and of each level the same. */
const termsAt = (level: number): Terms => ({
  ...{ period: 'daily', onlyIfTeamLost: false, minActiveBet: 100n, retroTier: false, dividend: null },
  payer: 'PLATFORM',
  tiers: [
    { minValid: 0n, minActive: 0, rates: { '*': BigInt(Math.max(100, 10_000 - 400 * level)) } },
    { minValid: 1_000_000n, minActive: 1, rates: { '*': BigInt(Math.max(200, 20_000 - 800 * level)) } },
  ],
})

/** Every agent has a real-time salary. */
export async function seedContracts({ query }: BenchDatabase): Promise<void> {
  const [deepest] = await query('select max(cardinality(path)) as level from lines where is_agent')
  const levels = Array.from({ length: Number(deepest?.['level']) + 1 }, (_, level) => termsAt(level))
  const hashes = levels.map(hashOf)
  const texts = new Map(levels.map((terms) => [hashOf(terms), JSON.stringify(keptOf(terms))]))
  for (const [hash, text] of texts)
    await query(
      `insert into agents.terms (merchant_id, hash, terms) values (${merchantId}, '${hash}', '${text}')`,
    )
  await query(`
    insert into agents.contracts (merchant_id, kind, upline_id, downline_id, state, version, made_at, changed_at)
    select ${merchantId}, 'realtime', path[cardinality(path)], id, 'active', 1, '2026-01-01', '2026-01-01'
      from lines where is_agent order by id`)
  await query(`
    insert into agents.versions (contract_id, version, merchant_id, hash, offered_by, offered_at)
    select c.id, 1, c.merchant_id, ('{${hashes.join(',')}}'::text[])[cardinality(l.path) + 1], 'upline', '2026-01-01'
      from agents.contracts c join lines l on l.id = c.downline_id`)
  await query(`
    insert into agents.spans (contract_id, version, merchant_id, kind, period, upline_id, downline_id, hash, from_at)
    select c.id, 1, c.merchant_id, c.kind, 'daily', c.upline_id, c.downline_id, v.hash, '2026-01-01'
      from agents.contracts c join agents.versions v on v.contract_id = c.id`)
  await query(`
    insert into agents.heads (merchant_id, kind, period, next_from)
    values (${merchantId}, 'realtime', 'daily', '${instantOf(0)}')`)
}
