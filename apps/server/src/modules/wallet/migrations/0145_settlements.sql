-- What bets settled, and what was paid in and out, as differences in the order in which they became known: a round that
-- is settled anew, or taken back, adds what changed. Written with the rounds, by the same reader in the same transaction,
-- one at a time: whoever counts bets reads on from the number it saw last. A new table, no lock felt. It begins with what
-- that reader passes next.
create table wallet.settlements (
  id bigint primary key generated always as identity,
  merchant_id int not null,
  member_id bigint not null,
  account_id bigint not null,
  what text not null check (what in ('bet', 'deposit', 'payout')),
  game_id int not null default 0,
  round text not null default '',
  rounds smallint not null default 0 check (rounds between -1 and 1),
  stake bigint not null default 0,
  win bigint not null default 0,
  -- Stake that counts as valid bet, and what of it was truly at risk: which holds is for the kind of the game to say.
  settled bigint not null default 0,
  at_risk bigint not null default 0,
  amount bigint not null default 0,
  at timestamptz not null
);

alter table wallet.settlements enable row level security;
create policy own on wallet.settlements for select using (merchant_id = merchants.here());
create policy reader on wallet.settlements using (current_setting('app.reader', true) = 'bets');
-- Who counts, counts for every brand at once, and says so for its own transaction only.
create policy counting on wallet.settlements for select using (current_setting('app.reader', true) like 'activity:%');
grant select, insert on wallet.settlements to jackfruit_app;

-- What everybody has long counted goes, a piece at a time, oldest first. Answers how many went.
create function wallet.drop_settlements(p_before timestamptz, p_most int) returns int
  language sql security definer set search_path = wallet, pg_temp as $$
  with gone as (
    delete from settlements where id = any(array(
      select id from (select id, at from settlements order by id limit p_most) oldest where at < p_before)) returning 1)
  select count(*)::int from gone $$;
revoke execute on function wallet.drop_settlements from public;
grant execute on function wallet.drop_settlements to jackfruit_app;
