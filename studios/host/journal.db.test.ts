/** The journal's tables refuse what cannot be, and take over rounds of before there were steps. */
import { makeTables, openPool } from '@jackfruit/studio-kit/journal/tables'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { aStepsTable, type StepsTable } from './testing/a-steps-table.ts'
import { type StudioDatabase, studioDatabase } from './testing/studio-database.ts'

let database: StudioDatabase
let table: StepsTable

beforeAll(async () => {
  database = await studioDatabase(inject('postgres').adminUrl)
})
afterAll(() => database.drop())
beforeEach(async () => {
  table = await aStepsTable(database)
})
afterEach(() => table.close())

async function rows(text: string, values: unknown[] = []) {
  const pool = openPool(database.url, { max: 1 })
  try {
    return await pool.query(text, values)
  } finally {
    await pool.end()
  }
}

describe('what cannot be is not written', () => {
  const movement = (fields: string, values: string) =>
    rows(`insert into movements (round_id, no, kind, amount, state, due_at ${fields})
      select id, ${values} from rounds`)
  test.each([
    ['a second movement under way', `, action_id, action`, `2, 'bet', 1, 'written', now(), 'b', '1'`],
    ['winnings that are refused', `, refusal, final_at`, `2, 'win', 1, 'refused', null, 'X', now()`],
    ['winnings that are taken back', '', `2, 'win', 1, 'voiding', now()`],
    ['a further stake for no action', '', `2, 'bet', 1, 'written', now()`],
    ['a first stake of nothing', '', `0, 'bet', 0, 'written', now()`],
    ['stake and winnings in one call, later', '', `2, 'betwin', 5, 'written', now()`],
    ['a roll-back of nothing', '', `2, 'rollback', 5, 'written', now()`],
    ['a roll-back of a stake that there is not', ', target', `2, 'rollback', 5, 'written', now(), 7`],
    ['an end without its time', '', `2, 'win', 5, 'done', null`],
  ])('%s', async (_, fields, values) => {
    const token = await table.sit()
    await table.bet(token)
    await rows(`insert into movements (round_id, no, kind, amount, state, due_at, action_id, action)
      select id, 1, 'bet', 100, 'written', now(), 'a', '1' from rounds`)
    await expect(movement(fields, values)).rejects.toThrow(/violates/)
  })
  test('winnings before the end, and two open rounds of one player', async () => {
    const token = await table.sit()
    await table.bet(token)
    await expect(rows('update rounds set win = 5')).rejects.toThrow('rounds_standing')
    await expect(rows(`update rounds set state = 'settled', final_at = now()`)).rejects.toThrow(
      'rounds_standing',
    )
    await expect(
      rows(`insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, staked, choice,
          actions, win, currency, seed_id, nonce, shown, receipt, ended, state)
        select 'other', studio, player_id, session_id, game, version, 'other', stake, staked, choice, actions, win,
          currency, seed_id, nonce + 1, shown, receipt, ended, state from rounds`),
    ).rejects.toThrow('rounds_one_open')
  })
})

test('a journal of before there were steps is taken over with what was under way in it, once', async () => {
  const old = await studioDatabase(inject('postgres').adminUrl)
  const pool = openPool(old.url, { max: 1 })
  try {
    await makeTables(pool)
    await pool.query(`
      drop table doubts, movements, transactions, rounds;
      create table rounds (
        seq bigint generated always as identity unique, id text primary key, studio text not null,
        player_id text not null, session_id bigint not null references play_sessions, game text not null,
        version text not null, client_bet_id text not null, stake bigint not null check (stake > 0),
        win bigint not null check (win >= 0), currency text not null, seed_id bigint not null references seeds,
        nonce integer not null check (nonce >= 0), shown jsonb not null, receipt jsonb not null,
        state text not null check (state in ('dealt', 'sent', 'voiding', 'settled', 'refused', 'voided')),
        refusal text, balance_after bigint, attempts integer not null default 0, due_at timestamptz,
        dealt_at timestamptz not null default now(), final_at timestamptz, shown_at timestamptz,
        unique (studio, player_id, client_bet_id), unique (seed_id, nonce),
        check ((due_at is null) = (state in ('settled', 'refused', 'voided'))),
        check ((final_at is null) = (state not in ('settled', 'refused', 'voided'))));
      insert into play_sessions (token_hash, studio, player_id, game, platform_session, nickname, currency, language,
          mode, min_bet, max_bet, autoplay, turbo, min_spin_ms)
        values ('t', 'hexworks', 'p', 'g', 's', '', 'MMK', 'MY', 'real', 1, 2, true, true, 0);
      insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed)
        values ('hexworks', 'p', 'active', 'x', 'c', 'mine');
      insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, win, currency,
          seed_id, nonce, shown, receipt, state, refusal, balance_after, attempts, due_at, final_at)
        select state, 'hexworks', 'p', (select id from play_sessions), 'g' || n, '1', state, 100, 50, 'MMK',
          (select id from seeds), n, '{}', '{}', state, case state when 'refused' then 'STAKE_LIMIT' end,
          case state when 'settled' then 950 end, n, case when n < 4 then now() end, case when n > 3 then now() end
        from (values (1, 'dealt'), (2, 'sent'), (3, 'voiding'), (4, 'settled'), (5, 'refused'), (6, 'voided'))
          as given (n, state)`)
    // What is made now had not been made then; and all of it may be made twice.
    for (let start = 0; start < 2; start++) {
      await pool.query('delete from made_statements')
      await makeTables(pool)
    }
    const { rows: found } = await pool.query(
      `select id, r.state as round, m.state as movement, kind, attempts, amount, refusal, m.balance_after, staked, ended
       from rounds r join movements m on round_id = id order by nonce`,
    )
    const { rows: told } = await pool.query('select count(*)::int from movements')
    expect(told).toEqual([{ count: 6 }])
    expect(found.map(({ id, round, movement, attempts }) => [id, round, movement, attempts])).toEqual([
      ['dealt', 'open', 'written', 0],
      ['sent', 'open', 'sent', 2],
      ['voiding', 'open', 'voiding', 3],
      ['settled', 'settled', 'done', 4],
      ['refused', 'refused', 'refused', 5],
      ['voided', 'voided', 'voided', 6],
    ])
    expect(found[3]).toMatchObject({
      kind: 'betwin',
      amount: '100',
      balance_after: '950',
      staked: '100',
      ended: true,
    })
    expect(found[4]).toMatchObject({ refusal: 'STAKE_LIMIT' })
  } finally {
    await pool.end()
    await old.drop()
  }
})
