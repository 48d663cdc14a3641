-- What members set for their own protection. New tables, no lock felt.
create schema protection;

-- One row for each member who ever used it: what the door of the vendors keeps in memory. `changed_xid`
-- is the transaction that changed it last: readers page by it as by the ledger's.
create table protection.members (
  member_id bigint primary key,
  merchant_id int not null,
  account_id bigint not null unique,
  time_zone text not null,
  is_guarded boolean not null default false,  -- the ledger judges each stake of this account
  closed_until timestamptz,
  closed_by text check (closed_by in ('timeOut', 'selfExclusion')),
  reality_minutes int check (reality_minutes > 0),
  changed_xid bigint not null default pg_current_xact_id()::text::bigint
);
create index members_changed on protection.members (changed_xid);

-- A limit as it holds, and the raise that waits for its day. `amount`: minor units, or minutes of a sitting;
-- null is none.
create table protection.limits (
  member_id bigint not null references protection.members (member_id),
  merchant_id int not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month', 'sitting')),
  amount bigint check (amount >= 0),
  raise_amount bigint check (raise_amount >= 0),
  raise_at timestamptz,
  primary key (member_id, kind, period),
  check ((kind = 'session') = (period = 'sitting')),
  check (raise_at is not null or raise_amount is null)
);
create index limits_due on protection.limits (raise_at) where raise_at is not null;

-- Time-outs and self-exclusions. A row is never changed and never removed.
create table protection.closures (
  id bigint generated always as identity primary key,
  member_id bigint not null references protection.members (member_id),
  merchant_id int not null,
  kind text not null check (kind in ('timeOut', 'selfExclusion')),
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at)
);
create index closures_of_member on protection.closures (member_id, id);

-- Everything a member changed here, for the member and for whoever has to prove it.
create table protection.changes (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  merchant_id int not null,
  at timestamptz not null,
  what text not null,
  detail jsonb not null
);
create index changes_of_member on protection.changes (member_id, id desc);

create function protection.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what a member closed stays as it is: % refused', tg_op using errcode = '42501';
end $$;
create trigger closures_are_kept before update or delete on protection.closures
  for each row execute function protection.refuse_change();
create trigger closures_are_never_truncated before truncate on protection.closures
  for each statement execute function protection.refuse_change();
create trigger changes_are_kept before update or delete on protection.changes
  for each row execute function protection.refuse_change();

-- Nothing opens a closed account early: no call, no operator, not the owner of the tables.
create function protection.refuse_earlier_end() returns trigger language plpgsql as $$
begin
  if old.closed_until > statement_timestamp() and (tg_op = 'DELETE' or new.closed_until is null
      or new.closed_until < old.closed_until or new.member_id <> old.member_id or new.account_id <> old.account_id) then
    raise exception 'a closed account is never opened early' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger members_end_no_earlier before update or delete on protection.members
  for each row execute function protection.refuse_earlier_end();
create trigger members_are_never_truncated before truncate on protection.members
  for each statement execute function protection.refuse_change();

alter table protection.members enable row level security;
alter table protection.limits enable row level security;
alter table protection.closures enable row level security;
alter table protection.changes enable row level security;
create policy own on protection.members using (merchant_id = merchants.here());
create policy own on protection.limits using (merchant_id = merchants.here());
create policy own on protection.closures using (merchant_id = merchants.here());
create policy own on protection.changes using (merchant_id = merchants.here());
-- The door of the vendors and the clock serve every brand at once, and say so for their own transaction only.
create policy door on protection.members using (current_setting('app.reader', true) = 'protection');
create policy door on protection.limits using (current_setting('app.reader', true) = 'protection');
create policy door on protection.changes using (current_setting('app.reader', true) = 'protection');

grant usage on schema protection to jackfruit_app;
grant select, insert, update on protection.members, protection.limits to jackfruit_app;
grant select, insert on protection.closures, protection.changes to jackfruit_app;
