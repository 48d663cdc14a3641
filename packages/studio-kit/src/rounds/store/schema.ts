/**
 * The tables of shared rounds, beside the journal's. All of it may run again, and does at each start: a later change is
 * appended so that it may, and never edited in.
 */
export const sharedRoundStatements = `
  -- Who leads a table: one process, until a moment of this database. The epoch counts leaders; seq counts what was told.
  create table if not exists table_leases (
    table_id text primary key,
    holder text not null,
    epoch bigint not null check (epoch >= 1),
    until timestamptz not null,
    seq bigint not null default 0 check (seq >= 0)
  );

  -- PF2: the terminal is public before the first round, the root is sealed.
  create table if not exists table_chains (
    table_id text not null,
    no integer not null check (no >= 1),
    length integer not null check (length between 1 and 1000000),
    terminal bytea not null check (octet_length(terminal) = 32),
    root bytea not null,
    made_at timestamptz not null default now(),
    primary key (table_id, no)
  );

  create table if not exists table_rounds (
    seq bigint generated always as identity unique,
    id text primary key,
    studio text not null,
    table_id text not null,
    game text not null,
    version text not null,
    chain_no integer not null,
    -- Which link of the chain: each once, and only with the outcome.
    link_no integer not null check (link_no >= 1),
    link bytea check (octet_length(link) = 32),
    phase text not null check (phase in ('betting', 'closed', 'dealing', 'result', 'settled', 'voided')),
    opened_at timestamptz not null default clock_timestamp(),
    closes_at timestamptz not null,
    -- Before this moment the phase does not change by itself.
    until timestamptz not null,
    closed_at timestamptz,
    -- The round of the public beacon that is waited for, and what it said.
    beacon_round bigint,
    beacon bytea check (octet_length(beacon) = 32),
    beacon_signature bytea,
    entropy bytea check (octet_length(entropy) = 32),
    outcome jsonb,
    drawn_at timestamptz,
    final_at timestamptz,
    void_reason text,
    unique (table_id, chain_no, link_no),
    unique (id, closes_at),
    foreign key (table_id, chain_no) references table_chains,
    constraint table_rounds_closed check ((closed_at is null) = (phase = 'betting') or phase = 'voided'),
    constraint table_rounds_closed_in_time check (closed_at >= closes_at or phase = 'voided'),
    -- Outcome, link and entropy are one, and are there from dealing on. What has one is paid, and never void.
    constraint table_rounds_drawn check (
      (outcome is not null) = (phase in ('dealing', 'result', 'settled'))
      and (outcome is null) = (link is null) and (outcome is null) = (entropy is null)
      and (outcome is null) = (drawn_at is null)
      and (beacon is null or (outcome is not null and beacon_round is not null))),
    constraint table_rounds_final check (
      (final_at is null) = (phase not in ('settled', 'voided')) and (void_reason is null) = (phase <> 'voided'))
  );
  create unique index if not exists table_rounds_one_open on table_rounds (table_id)
    where phase in ('betting', 'closed', 'dealing', 'result');
  create index if not exists table_rounds_of_table on table_rounds (table_id, seq desc);

  -- One stake of one member: some places, together. Who writes the n-th of a member has seen all before it.
  create table if not exists table_bets (
    id text primary key,
    studio text not null,
    round_id text not null,
    -- With the round's: a bet that came later than the round closes has no spelling.
    closes_at timestamptz not null,
    received_at timestamptz not null,
    player_id text not null,
    no integer not null check (no >= 0),
    session_id bigint not null references play_sessions,
    client_bet_id text not null,
    client_seed text not null,
    currency text not null,
    places jsonb not null,
    stake bigint not null check (stake > 0),
    at_risk bigint not null check (at_risk between 0 and stake),
    -- written: in time, asked for · taken: the wallet has it, and the round · owed: what returns is known ·
    -- voiding: to be given back · and the four ends.
    state text not null check (state in ('written', 'taken', 'owed', 'voiding', 'paid', 'refused', 'voided')),
    refusal text,
    -- What returns, with the stake.
    payout bigint check (payout >= 0),
    balance_after bigint,
    receipt jsonb,
    attempts integer not null default 0 check (attempts >= 0),
    -- While somebody works on it: until when; afterwards, when to try again. Null where nothing is asked for.
    due_at timestamptz,
    taken_at timestamptz,
    final_at timestamptz,
    foreign key (round_id, closes_at) references table_rounds (id, closes_at),
    unique (round_id, player_id, no),
    unique (round_id, player_id, client_bet_id),
    constraint table_bets_in_time check (received_at < closes_at),
    constraint table_bets_work check ((due_at is null) = (state in ('taken', 'paid', 'refused', 'voided'))),
    constraint table_bets_final check ((final_at is null) = (state not in ('paid', 'refused', 'voided'))),
    constraint table_bets_payout check ((payout is not null) = (state in ('owed', 'paid'))),
    constraint table_bets_refusal check ((refusal is not null) = (state = 'refused')),
    constraint table_bets_taken check (
      (taken_at is not null and receipt is not null or state not in ('taken', 'owed', 'paid'))
      and (taken_at is null or state <> 'refused'))
  );
  create index if not exists table_bets_of_round on table_bets (round_id, state);
  create index if not exists table_bets_due on table_bets (studio, due_at) where due_at is not null;
  create index if not exists table_bets_of_player on table_bets (player_id, received_at desc);

  -- What a table told everybody, in order. The newest are kept: whoever lacks more asks for a snapshot.
  create table if not exists table_events (
    table_id text not null,
    seq bigint not null check (seq >= 1),
    round_id text not null references table_rounds,
    kind text not null check (kind in ('round.open', 'round.closed', 'round.deal', 'round.result', 'round.settled', 'round.void')),
    body jsonb not null,
    at timestamptz not null default clock_timestamp(),
    primary key (table_id, seq)
  );

  -- Of a flight: the moment that it breaks, known to nobody before. Until then bets are taken out, at the latest by
  -- themselves, at so many hundredths.
  alter table table_rounds add column if not exists breaks_at timestamptz;
  create unique index if not exists table_rounds_breaks on table_rounds (id, breaks_at);
  alter table table_bets add column if not exists out_at integer check (out_at > 100);

  -- A bet that its owner took out, once. With the round's moment: one that came later has no spelling.
  create table if not exists table_cash_outs (
    bet_id text primary key references table_bets,
    round_id text not null,
    breaks_at timestamptz not null,
    asked_at timestamptz not null,
    -- After take-off.
    ms integer not null check (ms >= 0),
    foreign key (round_id, breaks_at) references table_rounds (id, breaks_at),
    constraint table_cash_outs_in_time check (asked_at < breaks_at)
  );
  create index if not exists table_cash_outs_of_round on table_cash_outs (round_id);

  -- What members laid into the pools of a round, by currency, and what it pays: written once, before the outcome is
  -- drawn. Without dividends it was cancelled, and its stakes went back.
  create table if not exists table_pools (
    round_id text not null references table_rounds,
    currency text not null,
    laid jsonb not null,
    dividends jsonb,
    closed_at timestamptz not null default clock_timestamp(),
    primary key (round_id, currency)
  );

  -- After a restore somebody may know its links: nothing more is dealt from it.
  alter table table_chains add column if not exists given_up_at timestamptz;
  -- By the count of the journal's transactions: when the wallet last said something of it.
  alter table table_bets add column if not exists told_no bigint;
  create index if not exists table_bets_told on table_bets (studio, told_no) where told_no is not null;
  -- Whose word the round waits for, as it was announced when the round opened.
  alter table table_rounds add column if not exists beacon_key bytea check (octet_length(beacon_key) = 96);
`
