/**
 * The studios' own tables. All of it may run again, and does at each start: a later change is
 * appended so that it may, and never edited in.
 */
export const statements = `
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
  create index if not exists seeds_revealed on seeds (studio, player_id, id desc) where state = 'revealed';

  create table if not exists rounds (
    seq bigint generated always as identity unique,
    id text primary key,
    studio text not null,
    player_id text not null,
    session_id bigint not null references play_sessions,
    game text not null,
    version text not null,
    client_bet_id text not null,
    -- What was bet at first, and all that was put down so far.
    stake bigint not null check (stake > 0),
    staked bigint not null,
    choice jsonb not null,
    -- What was taken, in order: {id, action}.
    actions jsonb not null,
    win bigint not null check (win >= 0),
    currency text not null,
    seed_id bigint not null references seeds,
    nonce integer not null check (nonce >= 0),
    shown jsonb not null,
    receipt jsonb not null,
    -- By the rules; the money may still be on its way.
    ended boolean not null,
    state text not null,
    dealt_at timestamptz not null default now(),
    -- When the player was last seen to bet or act in it.
    acted_at timestamptz not null default now(),
    final_at timestamptz,
    shown_at timestamptz,
    unique (studio, player_id, client_bet_id),
    unique (seed_id, nonce),
    constraint rounds_standing check (
      state in ('open', 'settled', 'refused', 'voided')
      and (final_at is null) = (state = 'open')
      and staked >= stake
      and (ended or (win = 0 and state <> 'settled')))
  );

  -- What a round asks the platform to move, one after another. A round waits for its player while
  -- none of them is under way.
  create table if not exists movements (
    round_id text not null references rounds on delete cascade,
    no integer not null check (no >= 0),
    kind text not null check (kind in ('betwin', 'bet', 'win', 'rollback')),
    amount bigint not null check (amount >= 0),
    -- The action that this further bet is for: it is taken when the bet is.
    action_id text,
    action jsonb,
    -- Of a roll-back: the bet that goes back.
    target integer,
    state text not null check (state in ('written', 'sent', 'voiding', 'done', 'refused', 'voided')),
    refusal text,
    balance_after bigint,
    attempts integer not null default 0 check (attempts >= 0),
    -- While somebody works on it: until when. Afterwards: when to try again. Null at the end.
    due_at timestamptz,
    made_at timestamptz not null default now(),
    final_at timestamptz,
    primary key (round_id, no),
    foreign key (round_id, target) references movements (round_id, no),
    check ((due_at is null) = (state in ('done', 'refused', 'voided'))),
    check ((final_at is null) = (due_at is not null)),
    check ((refusal is not null) = (state = 'refused')),
    check (state <> 'written' or attempts = 0),
    -- A round begins with a stake. Further ones are for an action, and nothing else is.
    check ((no = 0 or kind = 'bet') = (kind in ('bet', 'betwin')) and (kind <> 'betwin' or no = 0)),
    check (kind not in ('bet', 'betwin') or amount > 0),
    check ((action_id is not null) = (kind = 'bet' and no > 0)),
    check ((action is not null) = (action_id is not null)),
    check ((target is not null) = (kind = 'rollback')),
    -- What is owed to the player is neither refused nor taken back.
    check (kind in ('bet', 'betwin') or state in ('written', 'sent', 'done'))
  );
  create unique index if not exists movements_one_under_way on movements (round_id) where due_at is not null;
  create unique index if not exists movements_of_action on movements (round_id, action_id);
  create unique index if not exists movements_win_once on movements (round_id) where kind = 'win';
  create unique index if not exists movements_back_once on movements (round_id, target) where kind = 'rollback';
  -- Nobody works on it: an attempt has failed, and whoever asks for the round may make the next one early.
  alter table movements add column if not exists waits boolean not null default false;
  create index if not exists movements_due on movements (due_at) where due_at is not null;

  -- Rounds of before there were steps, once: what was under way becomes their first movement.
  do $$ begin
    if exists (select from information_schema.columns
        where table_schema = current_schema() and table_name = 'rounds' and column_name = 'due_at') then
      insert into movements (round_id, no, kind, amount, state, attempts, due_at, made_at, refusal, balance_after, final_at)
        select id, 0, 'betwin', stake,
          case state when 'dealt' then 'written' when 'settled' then 'done' else state end,
          case state when 'dealt' then 0 else attempts end, due_at, dealt_at,
          case state when 'refused' then coalesce(refusal, 'REFUSED') end, balance_after, final_at
        from rounds;
      alter table rounds drop constraint rounds_state_check;
      alter table rounds drop column due_at, drop column attempts, drop column refusal, drop column balance_after,
        add column staked bigint, add column choice jsonb not null default 'null',
        add column actions jsonb not null default '[]', add column ended boolean not null default true,
        add column acted_at timestamptz not null default now();
      update rounds set staked = stake, acted_at = dealt_at,
        state = case when state in ('dealt', 'sent', 'voiding') then 'open' else state end;
      alter table rounds alter column staked set not null, alter column choice drop default,
        alter column actions drop default, alter column ended drop default,
        add constraint rounds_standing check (
          state in ('open', 'settled', 'refused', 'voided')
          and (final_at is null) = (state = 'open')
          and staked >= stake
          and (ended or (win = 0 and state <> 'settled')));
    end if;
  end $$;

  create index if not exists rounds_of_player on rounds (studio, player_id, game, seq desc);
  create index if not exists rounds_unseen on rounds (studio, player_id, game, seq)
    where state = 'settled' and shown_at is null;
  -- One open round of a player in each game.
  create unique index if not exists rounds_one_open on rounds (studio, player_id, game) where state = 'open';
  create index if not exists rounds_left on rounds (acted_at) where state = 'open' and not ended;

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

  -- How new this journal is, for each studio in it; the platform keeps the same (restoring/guard.ts). revealed counts
  -- seeds, and before this place of the platform's all rounds are known here.
  create table if not exists epochs (
    studio text primary key,
    journal text not null,
    epoch integer not null check (epoch >= 1),
    revealed bigint not null default 0 check (revealed >= 0),
    cursor text
  );
  -- Which of the seeds that were revealed these are; null for those of before there were epochs.
  alter table seeds add column if not exists reveal_no bigint;
  alter table seeds add column if not exists retired_at timestamptz;

  -- Pairs that were given up after a restore, once: a promise without rounds has no seed of a player's.
  do $$ begin
    if not exists (select from pg_constraint where conname = 'seeds_standing' and conrelid = 'seeds'::regclass) then
      alter table seeds drop constraint seeds_state_check, drop constraint seeds_check, add constraint seeds_standing check (
        state in ('next', 'active', 'revealed', 'retired') and (state in ('next', 'retired') or client_seed is not null)
        and (state = 'retired') = (retired_at is not null)) not valid;
    end if;
  end $$;
  create index if not exists seeds_retired on seeds (studio, player_id, id desc) where state = 'retired';

  -- Up to which of this studio's transactions the platform's database was seen to have them all, and which database that
  -- was. Null before the first comparison.
  alter table epochs add column if not exists known bigint, add column if not exists lineage text;

  -- What the platform refused when it was told again after a restore: a person has to look. Gone as soon as it is known.
  create table if not exists doubts (
    transaction_id text primary key,
    studio text not null,
    round_id text not null references rounds on delete cascade,
    refusal text not null,
    found_at timestamptz not null default now()
  );
  create index if not exists doubts_of_studio on doubts (studio, round_id);
  -- Or of a bet at a table, or of a ticket.
  alter table doubts drop constraint if exists doubts_round_id_fkey;

  -- Free rounds that the platform granted. Without a currency: one that was closed before it came.
  create table if not exists free_grants (
    studio text not null,
    id text not null,
    player_id text not null,
    currency text,
    games text[] not null default '{}',
    rounds integer not null default 0,
    stake bigint not null default 0,
    max_win bigint not null default 0,
    played integer not null default 0,
    won bigint not null default 0,
    expires_at timestamptz not null default now(),
    granted_at timestamptz not null default now(),
    cancelled_at timestamptz,
    primary key (studio, id),
    -- However many rounds are dealt at once: never more than were granted, and never more won than was set aside.
    constraint free_grants_bounds check (played between 0 and rounds and won between 0 and max_win),
    check (currency is not null or cancelled_at is not null)
  );
  create index if not exists free_grants_of_player on free_grants (studio, player_id, expires_at)
    where cancelled_at is null and played < rounds and won < max_win;

  -- Rounds of a grant: their stake says what is played, and nothing is put down for them. They win no more than the
  -- grant had left.
  alter table rounds add column if not exists grant_id text, add column if not exists win_limit bigint;
  do $$ declare found text; begin
    if not exists (select from pg_constraint where conrelid = 'rounds'::regclass and conname = 'rounds_free') then
      alter table rounds drop constraint rounds_standing,
        add constraint rounds_standing check (
          state in ('open', 'settled', 'refused', 'voided')
          and (final_at is null) = (state = 'open')
          and (staked >= stake or grant_id is not null)
          and (ended or (win = 0 and state <> 'settled'))) not valid,
        add constraint rounds_free check ((grant_id is null) = (win_limit is null)
          and (grant_id is null or (staked = 0 and win <= win_limit))) not valid;
      select conname into found from pg_constraint where conrelid = 'movements'::regclass and contype = 'c'
        and pg_get_constraintdef(oid) like '%amount > 0%';
      execute format('alter table movements drop constraint %I', found);
      -- The stake of a round of one call may be nothing: that of a free one is.
      alter table movements add constraint movements_staked check (kind <> 'bet' or amount > 0) not valid;
    end if;
  end $$;
`
