/** Tables of rounds in which members decide in steps after the deal. They come after those of all shared rounds. */
export const decisionStatements = `
  -- What is seen while members decide; dealt: before the first step · deciding: a step is open · over: the rest is shown.
  -- step: the one that is open, and when all is over how many things were shown.
  alter table table_rounds add column if not exists shown jsonb, add column if not exists turn text,
    add column if not exists step integer;

  -- Each step that was opened, and until when members decide in it.
  create table if not exists table_steps (
    round_id text not null references table_rounds,
    no integer not null check (no >= 0),
    opened_at timestamptz not null default clock_timestamp(),
    closes_at timestamptz not null,
    -- Members who can choose in it.
    choosers integer not null check (choosers >= 0),
    -- It ended while nobody led the table, and was opened once more.
    is_again boolean not null default false,
    primary key (round_id, no),
    unique (round_id, no, closes_at)
  );

  -- What each member did in each step, chosen in time or done for him. With the step's moment: one that came later has
  -- no spelling. One whose further stake did not come in counts as none, and is replaced.
  create table if not exists table_decisions (
    round_id text not null,
    player_id text not null,
    step integer not null,
    closes_at timestamptz not null,
    received_at timestamptz not null,
    action text not null,
    -- The bet that it puts down: not there, or refused, is a decision that does not count.
    raise_id text,
    replaces text,
    is_late boolean not null default false,
    primary key (round_id, player_id, step),
    foreign key (round_id, step, closes_at) references table_steps (round_id, no, closes_at) on update cascade,
    constraint table_decisions_in_time check (is_late or received_at < closes_at),
    constraint table_decisions_late check (not is_late or raise_id is null)
  );
  create index if not exists table_decisions_of_step on table_decisions (round_id, step);

  -- A further stake, put down in a step on top of this bet.
  alter table table_bets add column if not exists raises text references table_bets,
    add column if not exists step integer, add column if not exists step_closes_at timestamptz;
  do $$ begin
    if not exists (select from pg_constraint where conrelid = 'table_bets'::regclass and conname = 'table_bets_raises') then
      alter table table_bets drop constraint table_bets_in_time,
        add constraint table_bets_in_time check (received_at < coalesce(step_closes_at, closes_at)) not valid,
        add constraint table_bets_raises check (
          (raises is null) = (step is null) and (step is null) = (step_closes_at is null)) not valid,
        add constraint table_bets_of_step foreign key (round_id, step, step_closes_at)
          references table_steps (round_id, no, closes_at) on update cascade not valid;
      alter table table_rounds add constraint table_rounds_turn check (
        (turn is null) = (shown is null) and (turn is null or turn in ('dealt', 'deciding', 'over'))
        and (turn is null or outcome is not null)
        and (step is null) = (turn is null or turn = 'dealt')) not valid;
      alter table table_events drop constraint table_events_kind_check,
        add constraint table_events_kinds check (kind in ('round.open', 'round.closed', 'round.deal', 'round.step',
          'round.result', 'round.settled', 'round.void')) not valid;
    end if;
  end $$;
  create index if not exists table_bets_raising on table_bets (raises) where raises is not null;
`
