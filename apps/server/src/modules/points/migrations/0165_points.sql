-- Points and the mall. Points lie on accounts of the ledger in a currency of their own; here is by what terms they are
-- earned, what came of which day and kind, and what they were exchanged for. New tables, no lock felt.
create schema points;

-- What earns points, and what they are worth. Versions are never changed: a newer one follows.
create table points.terms (
  merchant_id int not null references merchants.brands (id),
  version int not null check (version > 0),
  terms jsonb not null,
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null,
  primary key (merchant_id, version)
);
create index on points.terms (merchant_id, at desc);

-- A member with points: the balance is the ledger's. Always: balance - owed = earned - spent.
create table points.members (
  member_id bigint primary key,
  merchant_id int not null,
  account_id bigint not null unique,
  -- Taken back after it was spent: what is earned next fills it first.
  owed bigint not null default 0 check (owed >= 0),
  earned bigint not null default 0,
  spent bigint not null default 0 check (spent >= 0)
) with (fillfactor = 70);

-- What is less than the smallest part of a point waits for more, by line of the table: in millionths of that part.
create table points.rests (
  member_id bigint not null,
  line text not null,
  merchant_id int not null,
  rest bigint not null check (rest between 0 and 999999),
  primary key (member_id, line)
) with (fillfactor = 70);

-- What was booked of each day of the brand and each line; below zero where more was taken back.
create table points.earned (
  member_id bigint not null,
  day date not null,
  line text not null,
  merchant_id int not null,
  points bigint not null,
  primary key (merchant_id, member_id, day, line)
) with (fillfactor = 70);

-- What the house gave of its own, by whom and why: the same key is given once.
create table points.gifts (
  member_id bigint not null,
  key text not null check (length(key) between 8 and 100),
  merchant_id int not null,
  points bigint not null check (points > 0),
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null,
  primary key (member_id, key)
);

create table points.goods (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  code text not null check (code ~ '^[a-z][a-z0-9-]{0,59}$'),
  category text not null,
  art text not null,
  -- By language.
  name jsonb not null,
  words jsonb not null,
  price bigint not null check (price > 0),
  -- Null: made to order.
  stock int check (stock >= 0),
  delivery text not null check (delivery in ('parcel', 'contact', 'none')),
  is_shown boolean not null,
  position int not null default 0,
  unique (merchant_id, code)
);
create index goods_in_the_mall on points.goods (merchant_id, position desc, id desc) where is_shown;

create table points.goods_changes (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  goods_id bigint not null references points.goods (id),
  written jsonb not null,
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null
);

-- An exchange: of goods, which people decide, or of money, which is paid at once.
create table points.orders (
  id bigint generated always as identity unique,
  merchant_id int not null,
  member_id bigint not null,
  -- The press that made it: the same again is answered as before.
  key text not null check (length(key) between 8 and 100),
  what text not null check (what in ('goods', 'cash')),
  goods_id bigint references points.goods (id),
  quantity int not null check (quantity between 1 and 10),
  points bigint not null check (points > 0),
  paid bigint check (paid > 0),
  currency text,
  delivery_sealed bytea,
  state text not null check (state in ('inProcess', 'rejected', 'approved', 'confirmed')),
  remark text not null default '' check (length(remark) <= 500),
  day date not null,
  at timestamptz not null,
  decided_at timestamptz,
  -- By member first: a page of one is in its order, whatever the planner knows of the table.
  primary key (merchant_id, member_id, id),
  unique (member_id, key),
  check ((what = 'goods') = (goods_id is not null) and (what = 'cash') = (paid is not null)),
  check ((paid is null) = (currency is null))
);
create index orders_open on points.orders (merchant_id, id) where state in ('inProcess', 'approved');
create index orders_cash on points.orders (member_id, day) where what = 'cash';

create table points.decisions (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  order_id bigint not null references points.orders (id),
  verdict text not null check (verdict in ('approve', 'confirm', 'reject')),
  remark text not null,
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null
);

create function points.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was written stays: % refused', tg_op using errcode = '42501';
end $$;
create trigger terms_are_kept before update or delete on points.terms
  for each row execute function points.refuse_change();

-- Bets and deposits are read from here on: points begin with the upgrade.
select activity.begin_reading('points');

alter table points.terms enable row level security;
alter table points.members enable row level security;
alter table points.rests enable row level security;
alter table points.earned enable row level security;
alter table points.gifts enable row level security;
alter table points.goods enable row level security;
alter table points.goods_changes enable row level security;
alter table points.orders enable row level security;
alter table points.decisions enable row level security;
create policy own on points.terms using (merchant_id = merchants.here());
create policy own on points.members using (merchant_id = merchants.here());
create policy own on points.rests using (merchant_id = merchants.here());
create policy own on points.earned using (merchant_id = merchants.here());
create policy own on points.gifts using (merchant_id = merchants.here());
create policy own on points.goods using (merchant_id = merchants.here());
create policy own on points.goods_changes using (merchant_id = merchants.here());
create policy own on points.orders using (merchant_id = merchants.here());
create policy own on points.decisions using (merchant_id = merchants.here());
-- Who counts, counts for every brand at once, and says so for its own transaction only.
create policy counting on points.terms for select using (current_setting('app.reader', true) = 'activity:points');
create policy counting on points.members using (current_setting('app.reader', true) = 'activity:points');
create policy counting on points.rests using (current_setting('app.reader', true) = 'activity:points');
create policy counting on points.earned using (current_setting('app.reader', true) = 'activity:points');

grant usage on schema points to jackfruit_app;
grant select, insert on points.terms, points.gifts, points.goods_changes, points.decisions to jackfruit_app;
grant select, insert, update on points.members, points.rests, points.earned, points.goods, points.orders to jackfruit_app;
