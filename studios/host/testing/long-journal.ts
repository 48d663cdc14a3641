/** A journal as one player leaves it after years, and what the planner knows of it. */
import type pg from 'pg'

export const years = 20_000

/** So many more rounds of the player whose round this is, each with what belongs to it; all have ended. */
export async function playForYears(client: pg.ClientBase): Promise<void> {
  await client.query('set session_replication_role = replica')
  for (const text of [made.sessions, made.seeds, made.rounds, made.movements, made.transactions])
    await client.query(text, [years])
  await client.query('reset session_replication_role')
}

/** Every column as it stands in a row that is there, but for what tells two rows apart and when it was. */
const made = {
  sessions: `
    insert into play_sessions (token_hash, studio, player_id, game, platform_session, nickname, currency, language, mode,
      min_bet, max_bet, autoplay, turbo, min_spin_ms, opened_at, seen_at, ended_at)
    select int8send(n), studio, player_id, game, platform_session, nickname, currency, language, mode, min_bet, max_bet,
      autoplay, turbo, min_spin_ms, now() - n * interval '1 hour', now() - n * interval '1 hour', now() - n * interval '1 hour'
    from (select * from play_sessions limit 1) s, generate_series(1, $1::int) n`,
  seeds: `
    insert into seeds (studio, player_id, state, server_seed, commit_hash, client_seed, made_at, activated_at, revealed_at)
    select studio, player_id, 'revealed', server_seed, 'made ' || n, 'made', now() - n * interval '1 hour',
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from (select * from seeds limit 1) s, generate_series(1, $1::int) n`,
  rounds: `
    insert into rounds (id, studio, player_id, session_id, game, version, client_bet_id, stake, staked, choice, actions,
      win, currency, seed_id, nonce, shown, receipt, ended, state, dealt_at, acted_at, final_at, shown_at)
    select 'made ' || n, studio, player_id, session_id, game, version, 'made ' || n, stake, stake, choice, '[]', 0, currency,
      seed_id, 1000000 + n, shown, receipt, true, 'settled', now() - n * interval '1 hour', now() - n * interval '1 hour',
      now() - n * interval '1 hour', now() - n * interval '1 hour'
    from (select * from rounds where state = 'settled' limit 1) s, generate_series(1, $1::int) n`,
  movements: `
    insert into movements (round_id, no, kind, amount, state, attempts, made_at, final_at)
    select 'made ' || n, 0, 'betwin', 100, 'done', 1, now() - n * interval '1 hour', now() - n * interval '1 hour'
    from generate_series(1, $1::int) n`,
  transactions: `
    insert into transactions (id, studio, round_id, player_id, kind, amount, currency, status)
    select 'made ' || n, studio, 'made ' || n, player_id, kind, amount, currency, status
    from (select * from transactions limit 1) s, generate_series(1, $1::int) n`,
}

/** What statistics tell, one after the other: as they were before, as it is, and nothing. */
export const statistics = [
  ['stale', null],
  ['fresh', 'analyze'],
  [
    'missing',
    `do $$ begin
      delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace);
      update pg_class set reltuples = -1, relpages = 0, relallvisible = 0
       where relnamespace = 'public'::regnamespace and relkind = 'r';
    end $$`,
  ],
] as const
