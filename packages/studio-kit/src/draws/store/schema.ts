/**
 * The tables of draws, beside the journal's and those of shared rounds, whose chains of seals they use. All of it may run
 * again, and does at each start: a later change is appended so that it may, and never edited in.
 */
export const drawStatements = `
  -- Of a game: how far its issues are planned, and which link of its chain is given out next.
  create table if not exists draw_games (
    studio text not null,
    game text primary key,
    planned_until timestamptz,
    chain_no integer not null default 1 check (chain_no >= 1),
    link_no integer not null default 0 check (link_no >= 0)
  );

  -- Days without a draw, and days that draws were moved to.
  create table if not exists draw_days (
    game text not null,
    day date not null,
    moved_to date,
    entered_by text not null,
    at timestamptz not null default clock_timestamp(),
    primary key (game, day)
  );

  create table if not exists draw_issues (
    id text primary key,
    studio text not null,
    game text not null,
    version text not null,
    opens_at timestamptz not null,
    closes_at timestamptz not null,
    draws_at timestamptz not null,
    state text not null default 'open' check (state in ('open', 'closed', 'drawing', 'drawn', 'settled', 'void')),
    -- Null where people enter the result: there is no seal then.
    chain_no integer,
    link_no integer check (link_no >= 1),
    link bytea check (octet_length(link) = 32),
    entropy bytea check (octet_length(entropy) = 32),
    result jsonb,
    -- Counts results: above 1 it was corrected.
    revision integer not null default 0 check (revision >= 0),
    -- When the next step is due. Null where none is left.
    due_at timestamptz,
    closed_at timestamptz,
    drawn_at timestamptz,
    final_at timestamptz,
    void_reason text,
    unique (game, chain_no, link_no),
    unique (id, closes_at),
    foreign key (game, chain_no) references table_chains (table_id, no),
    constraint draw_issues_times check (opens_at < closes_at and closes_at <= draws_at),
    constraint draw_issues_seal check ((chain_no is null) = (link_no is null)),
    constraint draw_issues_closed check ((closed_at is null) = (state = 'open')),
    constraint draw_issues_closed_in_time check (closed_at >= closes_at),
    constraint draw_issues_drawn check (
      (result is not null) = (state in ('drawing', 'drawn', 'settled'))
      and (result is null) = (drawn_at is null) and (result is null) = (revision = 0)
      and (link is null) = (entropy is null) and (link is null or result is not null)
      and (result is null or (link is null) = (link_no is null))),
    constraint draw_issues_drawn_in_time check (drawn_at >= draws_at),
    -- What was drawn from a seal stands for ever.
    constraint draw_issues_corrected check (revision <= 1 or link_no is null),
    constraint draw_issues_final check (
      (final_at is null) = (state not in ('settled', 'void')) and (void_reason is null) = (state <> 'void')
      and (due_at is null) = (state in ('settled', 'void')))
  );
  create index if not exists draw_issues_due on draw_issues (studio, due_at) where due_at is not null;
  create index if not exists draw_issues_of_game on draw_issues (game, draws_at);
  create index if not exists draw_issues_under_way on draw_issues (game, draws_at) where due_at is not null;

  -- Each result that was, as people entered it: a correction is another one.
  create table if not exists draw_results (
    issue_id text not null references draw_issues,
    revision integer not null check (revision >= 1),
    result jsonb not null,
    source text not null,
    stated_at timestamptz not null,
    entered_by text[] not null,
    at timestamptz not null default clock_timestamp(),
    primary key (issue_id, revision),
    constraint draw_results_two check (cardinality(entered_by) = 2 and entered_by[1] <> entered_by[2])
  );
  create table if not exists draw_entries (
    issue_id text not null references draw_issues,
    revision integer not null check (revision >= 1),
    person text not null,
    result jsonb not null,
    source text not null,
    stated_at timestamptz not null,
    at timestamptz not null default clock_timestamp(),
    primary key (issue_id, revision, person)
  );

  -- What the house owes for a number of an issue if it wins. Step 0 is as printed; the last is closed.
  create table if not exists draw_numbers (
    id bigint generated always as identity primary key,
    issue_id text not null references draw_issues,
    currency text not null,
    play text not null,
    pick text not null,
    owed bigint not null default 0 check (owed >= 0),
    step smallint not null default 0 check (step >= 0),
    closed_by text,
    unique (issue_id, currency, play, pick)
  );
  create index if not exists draw_numbers_told on draw_numbers (issue_id, currency) where step > 0;

  create table if not exists draw_members (
    issue_id text not null references draw_issues,
    player_id text not null,
    currency text not null,
    staked bigint not null default 0 check (staked >= 0),
    primary key (issue_id, player_id, currency)
  );

  -- What a member asked for in one call, for one issue or several.
  create table if not exists draw_orders (
    id text primary key,
    studio text not null,
    player_id text not null,
    client_id text not null,
    fingerprint bytea not null check (octet_length(fingerprint) = 32),
    session_id bigint not null references play_sessions,
    game text not null,
    currency text not null,
    mode text not null,
    client_seed text not null,
    stops_on_win boolean not null,
    entries jsonb not null,
    placed_at timestamptz not null default clock_timestamp(),
    unique (studio, player_id, client_id)
  );
${ticketStatements()}`

/** Apart, so that both can be overseen. */
function ticketStatements(): string {
  return `
  create table if not exists draw_tickets (
    seq bigint generated always as identity,
    id text primary key,
    studio text not null,
    order_id text not null references draw_orders,
    -- Which of the order's, from 0.
    no integer not null check (no >= 0),
    player_id text not null,
    currency text not null,
    mode text not null,
    issue_id text not null,
    -- With the issue's: a ticket that came later than the issue closes has no spelling.
    closes_at timestamptz not null,
    received_at timestamptz not null,
    price bigint not null check (price > 0),
    lines integer not null check (lines between 1 and 1000),
    -- written: in time, asked for · held: the wallet has it, others of the order are asked for · taken: in · owed: what
    -- returns is known · voiding: to be given back · and the ends.
    state text not null check (state in ('written', 'held', 'taken', 'owed', 'voiding', 'paid', 'refused', 'voided')),
    -- Why it is out.
    reason text,
    payout bigint check (payout >= 0),
    -- What returns after a correction.
    corrected bigint check (corrected >= 0),
    revision integer not null default 0,
    balance_after bigint,
    receipt jsonb,
    attempts integer not null default 0 check (attempts >= 0),
    due_at timestamptz,
    taken_at timestamptz,
    final_at timestamptz,
    foreign key (issue_id, closes_at) references draw_issues (id, closes_at),
    unique (order_id, no),
    constraint draw_tickets_in_time check (received_at < closes_at),
    constraint draw_tickets_work check ((due_at is null) = (state in ('held', 'taken', 'paid', 'refused', 'voided'))),
    constraint draw_tickets_final check ((final_at is null) = (state not in ('paid', 'refused', 'voided'))),
    constraint draw_tickets_payout check ((payout is not null) = (state in ('owed', 'paid')) and (payout is null) = (revision = 0)),
    constraint draw_tickets_out check ((reason is not null) = (state in ('refused', 'voiding', 'voided'))),
    constraint draw_tickets_taken check (taken_at is not null or state not in ('taken', 'owed', 'paid'))
  );
  create index if not exists draw_tickets_undecided on draw_tickets (issue_id) where state in ('written', 'held');
  create index if not exists draw_tickets_to_settle on draw_tickets (issue_id, revision, id) where state in ('taken', 'owed', 'paid');
  create index if not exists draw_tickets_due on draw_tickets (studio, due_at) where due_at is not null;
  create index if not exists draw_tickets_of_player on draw_tickets (studio, player_id, seq desc);

  -- The lines of a ticket in one row, written once: what stands at one place of each list is a line's. At which odds, and
  -- what of the number's debt is its own.
  create table if not exists draw_slips (
    ticket_id text primary key references draw_tickets,
    numbers bigint[] not null,
    stakes bigint[] not null check (0 < all (stakes)),
    prices bigint[] not null check (0 < all (prices)),
    steps smallint[] not null check (0 <= all (steps)),
    mosts bigint[] not null check (0 <= all (mosts)),
    constraint draw_slips_whole check (
      cardinality(numbers) between 1 and 1000 and array_position(numbers, null) is null
      and cardinality(stakes) = cardinality(numbers) and cardinality(prices) = cardinality(numbers)
      and cardinality(steps) = cardinality(numbers) and cardinality(mosts) = cardinality(numbers))
  );

  -- An issue that joins two others is open as long as both, and no moment longer: closing is a part of what it names.
  do $$ begin
    if not exists (select from information_schema.columns
        where table_schema = current_schema() and table_name = 'draw_issues' and column_name = 'first_id') then
      alter table draw_issues add column first_id text, add column second_id text,
        add foreign key (first_id, closes_at) references draw_issues (id, closes_at),
        add foreign key (second_id, closes_at) references draw_issues (id, closes_at),
        add constraint draw_issues_parts check (
          (first_id is null) = (second_id is null) and first_id <> second_id and (first_id is null or chain_no is null)),
        add constraint draw_issues_once unique (game, first_id, second_id);
    end if;
  end $$;
  create index if not exists draw_issues_of_first on draw_issues (first_id) where first_id is not null;
  create index if not exists draw_issues_of_second on draw_issues (second_id) where second_id is not null;

  -- What earlier versions kept: a row of each line, and indexes that every change of a ticket had to write.
  do $$ begin
    if to_regclass('draw_lines') is not null then
      lock table draw_lines in access exclusive mode;
      insert into draw_slips (ticket_id, numbers, stakes, prices, steps, mosts)
        select ticket_id, array_agg(number_id order by no), array_agg(stake order by no), array_agg(price order by no),
          array_agg(step order by no), array_agg(most order by no) from draw_lines group by ticket_id;
      drop table draw_lines;
    end if;
    if to_regclass('draw_tickets_of_issue') is not null then drop index draw_tickets_of_issue; end if;
    if exists (select from pg_constraint where conname = 'draw_tickets_seq_key' and conrelid = to_regclass('draw_tickets'))
      then alter table draw_tickets drop constraint draw_tickets_seq_key; end if;
  end $$;

  -- What a corrected result changed: a movement of its own for each, once.
  create table if not exists draw_corrections (
    studio text not null,
    ticket_id text not null references draw_tickets,
    revision integer not null check (revision >= 2),
    amount bigint not null check (amount <> 0),
    attempts integer not null default 0,
    due_at timestamptz,
    done_at timestamptz,
    refusal text,
    primary key (ticket_id, revision),
    constraint draw_corrections_work check ((due_at is null) = (done_at is not null))
  );
  create index if not exists draw_corrections_due on draw_corrections (studio, due_at) where due_at is not null;

  create table if not exists draw_favourites (
    studio text not null,
    player_id text not null,
    game text not null,
    name text not null,
    entries jsonb not null,
    at timestamptz not null default clock_timestamp(),
    primary key (studio, player_id, game, name)
  );

  -- By the count of the journal's transactions: when the wallet last said something of it.
  alter table draw_tickets add column if not exists told_no bigint;
  create index if not exists draw_tickets_told on draw_tickets (studio, told_no) where told_no is not null;
`
}
