/** Giving up the pairs of every player of a journal: a few hundred at a time, and each look-up by an index. */

import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { openSeals } from '@jackfruit/studio-kit/keys'
import { newestText, stretch } from '@jackfruit/studio-kit/restoring/known-there'
import { stretchOfRounds } from '@jackfruit/studio-kit/restoring/lost-there'
import { givingUp, nextPlayers, retirePairs, underWay } from '@jackfruit/studio-kit/restoring/retire'
import { told } from '@jackfruit/studio-kit/restoring/shared-told'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

const studio = 'hexworks'
const giving = { seals: openSeals('k'.repeat(64)), studio, stillMine: async () => {} }
let database: StudioDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
  pool = openPool(database.url, { max: 2 })
  await makeTables(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const insertPairs = (from: number, to: number, of = studio) =>
  database.query(`
    insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, activated_at)
    select '${of}', 'p' || lpad(no::text, 6, '0'), state, '\\x00', '${of}' || state || no,
      case state when 'active' then 'mine' || no end, now()
    from generate_series(${from}, ${to}) as no cross join (values ('active'), ('next')) as states (state)`)

test('whoever is cut off goes on with the player after the last, and gives up nothing twice', async () => {
  await insertPairs(1, 1_200)
  await insertPairs(1, 3, 'kitelab')
  const standing = { after: '', retired: 0, isOver: false }
  let batches = 0
  const cutOff = new Proxy(pool, {
    get(target, name) {
      if (name !== 'connect') return Reflect.get(target, name, target)
      if (++batches > 2) throw new Error('cut off')
      return () => target.connect()
    },
  })
  await expect(retirePairs({ ...giving, pool: cutOff }, standing)).rejects.toThrow('cut off')
  expect(standing).toEqual({ after: 'p001000', retired: 1_000, isOver: false })
  await retirePairs({ ...giving, pool }, standing)
  expect(standing).toMatchObject({ retired: 1_200, isOver: true })
  const counts = await database.query(`
    select studio, state, count(*)::int as n, count(*) filter (where client_seed like 'mine%')::int as mine
    from seeds group by studio, state order by studio, state`)
  expect(counts).toEqual([
    { studio, state: 'active', n: 1_200, mine: 1_200 },
    { studio, state: 'next', n: 1_200, mine: 0 },
    { studio, state: 'retired', n: 2_400, mine: 1_200 },
    { studio: 'kitelab', state: 'active', n: 3, mine: 3 },
    { studio: 'kitelab', state: 'next', n: 3, mine: 0 },
  ])
})

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** A journal in which one studio has nearly everything, and another one has hardly played. */
const fill = `
  insert into play_sessions (token_hash, studio, player_id, game, platform_session, nickname, currency, language,
    mode, min_bet, max_bet, autoplay, turbo, min_spin_ms)
  values ('\\x01', 'kitelab', 'p000001', 'g', '\\x00', 'n', 'MMK', 'EN', 'real', 1, 2, true, true, 0);
  insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, staked, choice, actions,
    win, currency, seed_id, nonce, shown, receipt, ended, state, final_at)
  select 'r' || no, case when no % 500 = 0 then 'hexworks' else 'kitelab' end, 'p000001', 1, 'g', '1', 'b' || no, 1, 1,
    'null', '[]', 0, 'MMK', (select min(id) from seeds), no, 'null', '{}', true, 'settled', now()
  from generate_series(1, 5000) as no;
  insert into movements (round_id, no, kind, amount, state, attempts, final_at)
  select id, 0, 'betwin', 1, 'done', 1, now() from rounds;
  insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
  select id || ':bet', studio, id, player_id, 'bet', 1, 'MMK', 'OK' from rounds order by seq`

describe.each(['missing', 'stale', 'fresh'])('with statistics that are %s', (statistics) => {
  beforeAll(async () => {
    const autovacuum = (is: boolean) =>
      ['seeds', 'rounds', 'movements', 'transactions', 'doubts']
        .map((table) => `alter table ${table} set (autovacuum_enabled = ${is})`)
        .join(';')
    await database.query(autovacuum(false))
    if (statistics === 'stale') {
      // As they were while there was next to nothing.
      await database.query('analyze')
      await database.query(fill)
    }
    if (statistics === 'fresh') await database.query('analyze')
  })

  test.each([
    ['the next players', nextPlayers.text, 'seeds', /studio = .*player_id >/],
    ['their pairs', givingUp.text, 'seeds', /studio = .*player_id = ANY/],
    ['stakes under way', underWay.text, 'movements', /due_at IS NOT NULL|^$/],
    ['the newest transaction', `${newestText} limit 1`, 'transactions', /ROW\(studio, seq\) </],
    ['a stretch of transactions', stretch.text, 'transactions', /ROW\(studio, seq\) >/],
    ['the newest bet', `${told.bets.newest} limit 1`, 'table_bets', /studio = .*told_no </],
    ['a stretch of bets', told.bets.stretch.text, 'table_bets', /studio = .*told_no >/],
    ['the newest ticket', `${told.tickets.newest} limit 1`, 'draw_tickets', /studio = .*told_no </],
    ['a stretch of tickets', told.tickets.stretch.text, 'draw_tickets', /studio = .*told_no >/],
    ['a stretch of rounds', stretchOfRounds.text, 'transactions', /ROW\(studio, seq\) >/],
  ])('%s are found by an index of the studio’s', async (_, text, table, condition) => {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      `explain (generic_plan, format json) ${text}`,
    )
    const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan)
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    const indexes = nodes.filter((node) => node['Index Name']?.startsWith(table))
    expect(indexes.map((node) => node['Index Cond'] ?? '').join()).toMatch(condition)
  })
})
