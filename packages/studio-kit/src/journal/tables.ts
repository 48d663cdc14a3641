/**
 * The studios' own tables. They are made at the start by whoever starts first; all of it may run
 * again. A later change is appended with `if not exists`, never edited in.
 */
import pg from 'pg'

const statements = `
  create table if not exists play_sessions (
    id bigint generated always as identity primary key,
    token_hash bytea not null unique,
    studio text not null,
    player_id text not null,
    game text not null,
    -- The platform's name for the session, sealed: with it and the vendor's secret one can stake.
    platform_session bytea not null,
    nickname text not null,
    currency text not null,
    language text not null,
    mode text not null check (mode in ('real', 'trial')),
    min_bet bigint not null check (min_bet >= 0),
    max_bet bigint not null,
    autoplay boolean not null,
    turbo boolean not null,
    min_spin_ms integer not null check (min_spin_ms >= 0),
    opened_at timestamptz not null default now(),
    seen_at timestamptz not null default now(),
    ended_at timestamptz
  );

  create table if not exists seeds (
    id bigint generated always as identity primary key,
    studio text not null,
    player_id text not null,
    state text not null check (state in ('next', 'active', 'revealed')),
    server_seed bytea not null,
    commit_hash text not null unique,
    client_seed text,
    next_nonce integer not null default 0 check (next_nonce >= 0),
    made_at timestamptz not null default now(),
    activated_at timestamptz,
    revealed_at timestamptz,
    check (state = 'next' or client_seed is not null)
  );
  create unique index if not exists seeds_one_of_each on seeds (studio, player_id, state)
    where state in ('next', 'active');

  create table if not exists rounds (
    seq bigint generated always as identity unique,
    id text primary key,
    studio text not null,
    player_id text not null,
    session_id bigint not null references play_sessions,
    game text not null,
    version text not null,
    client_bet_id text not null,
    stake bigint not null check (stake > 0),
    win bigint not null check (win >= 0),
    currency text not null,
    seed_id bigint not null references seeds,
    nonce integer not null check (nonce >= 0),
    shown jsonb not null,
    receipt jsonb not null,
    state text not null check (state in ('dealt', 'sent', 'voiding', 'settled', 'refused', 'voided')),
    refusal text,
    balance_after bigint,
    attempts integer not null default 0,
    -- While somebody works on the round: until when. Afterwards: when to try again. Null at the end.
    due_at timestamptz,
    dealt_at timestamptz not null default now(),
    final_at timestamptz,
    shown_at timestamptz,
    unique (studio, player_id, client_bet_id),
    unique (seed_id, nonce),
    check ((due_at is null) = (state in ('settled', 'refused', 'voided'))),
    check ((final_at is null) = (state not in ('settled', 'refused', 'voided')))
  );
  create index if not exists rounds_due on rounds (due_at) where due_at is not null;
  create index if not exists rounds_of_player on rounds (studio, player_id, game, seq desc);

  create index if not exists rounds_unseen on rounds (studio, player_id, game, seq)
    where state = 'settled' and shown_at is null;

  create table if not exists transactions (
    seq bigint generated always as identity primary key,
    id text not null unique,
    studio text not null,
    round_id text not null references rounds,
    player_id text not null,
    kind text not null check (kind in ('bet', 'win', 'rollback')),
    amount bigint not null check (amount >= 0),
    currency text not null,
    status text not null check (status in ('OK', 'CANCELLED', 'TOMBSTONE')),
    at timestamptz not null default now()
  );
  create index if not exists transactions_by_time on transactions (studio, seq, at);

  -- What players keep with a studio, at platforms that have a wallet for each.
  create table if not exists wallets (
    studio text not null,
    player_id text not null,
    currency text not null,
    balance bigint not null default 0 check (balance >= 0),
    primary key (studio, player_id, currency)
  );
  create table if not exists wallet_orders (
    studio text not null,
    order_no text not null,
    player_id text not null,
    currency text not null,
    -- Null for an order that was asked about before it arrived, and closed.
    direction text check (direction in ('in', 'out')),
    amount bigint check (amount > 0),
    state text not null check (state in ('done', 'refused')),
    reason text,
    balance_after bigint not null,
    at timestamptz not null default now(),
    primary key (studio, order_no),
    check ((state = 'done') = (reason is null)),
    check (state = 'refused' or (direction is not null and amount is not null))
  );
`

/** Of no meaning but that nobody else in this database uses the number. */
const makingTables = 7_420_118

export async function makeTables(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // `if not exists` alone still fails for two who start together.
    await client.query('select pg_advisory_lock($1)', [makingTables])
    await client.query(statements)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [makingTables]).catch(() => {})
    client.release()
  }
}

export function openPool(url: string, { max = 10 }: { max?: number } = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 5_000,
    options: '-c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000 -c statement_timeout=30000',
  })
  // A connection that dies while idle is replaced by the pool at its next use.
  pool.on('error', () => {})
  // Whoever was asking over a connection that dies is told by the failing query.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export async function inTransaction<T>(pool: pg.Pool, work: (tx: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    throw error
  } finally {
    client.release(broken)
  }
}
