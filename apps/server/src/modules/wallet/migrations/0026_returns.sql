-- What each game returned on each day (UTC) at a brand: written with the rounds themselves, by the same
-- reader in the same transaction. Squares and products of single rounds say how far a day may stray from
-- the published return by chance. Settled rounds count on the day they were placed. A new table, no lock felt.
create table wallet.returns (
  merchant_id int not null,
  game_id int not null,
  day date not null,
  rounds int not null,
  stake numeric not null,
  win numeric not null,
  stake_squares numeric not null,
  win_squares numeric not null,
  products numeric not null,
  primary key (merchant_id, day, game_id)
);

insert into wallet.returns
  select merchant_id, game_id, (placed_at at time zone 'UTC')::date, count(*), sum(stake), sum(win),
    sum(stake::numeric * stake), sum(win::numeric * win), sum(stake::numeric * win)
    from wallet.bets where state in ('won', 'lost') and stake > 0 group by 1, 2, 3;

alter table wallet.returns enable row level security;
create policy own on wallet.returns for select using (merchant_id = merchants.here());
create policy reader on wallet.returns using (current_setting('app.reader', true) = 'bets');
grant select, insert, update on wallet.returns to jackfruit_app;
