-- What people of the operator's decided about money: who, and why. New table, no lock felt.
create table cashier.decisions (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  order_kind text not null check (order_kind in ('deposit', 'withdrawal', 'peer')),
  order_id text not null,
  decision text not null check (decision ~ '^[a-z_]{1,60}$'),
  operator text not null check (length(btrim(operator)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null default clock_timestamp()
);
create index on cashier.decisions (order_id, id);
create index on cashier.decisions (merchant_id, id desc);

-- A name under a decision stays there: no call, no operator, not the owner of the table takes it away.
create function cashier.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'decisions are never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger decisions_are_kept before update or delete on cashier.decisions
  for each row execute function cashier.refuse_change();
create trigger decisions_are_never_truncated before truncate on cashier.decisions
  for each statement execute function cashier.refuse_change();

alter table cashier.decisions enable row level security;
create policy own on cashier.decisions using (merchant_id = merchants.here());
create policy desk on cashier.decisions using (current_setting('app.reader', true) = 'cashier');
grant select, insert on cashier.decisions to jackfruit_app;
