-- What each account staked and won, in quarters of an hour, by game: written with the rounds themselves, by
-- the same reader in the same transaction. Every time zone's midnight lies between two quarters, so days are
-- made when they are read, in the zone that the brand has then. A new table, no lock that stakes feel.
create function wallet.slot_of(at timestamptz) returns timestamptz language sql immutable
  as $$ select date_bin('15 minutes', at, timestamptz '2000-01-01 00:00:00+00') $$;

-- A round counts where it was placed. `settled` is stake that counts as valid bet, `at_risk` what of it was
-- truly at risk: which of the two holds is for the kind of the game to say.
create table wallet.profit (
  account_id bigint not null,
  slot timestamptz not null,
  game_id int not null,
  merchant_id int not null,
  rounds int not null,
  stake bigint not null,
  settled bigint not null,
  at_risk bigint not null,
  net bigint not null,
  primary key (account_id, slot, game_id)
);

insert into wallet.profit
  select account_id, wallet.slot_of(placed_at), game_id, merchant_id, count(*), sum(stake),
    coalesce(sum(stake) filter (where state in ('won', 'lost')), 0),
    coalesce(sum(least(stake, abs(win - stake))) filter (where state in ('won', 'lost')), 0),
    coalesce(sum(win - stake) filter (where state <> 'open'), 0)
    from wallet.bets group by 1, 2, 3, 4;

alter table wallet.profit enable row level security;
create policy own on wallet.profit for select using (merchant_id = merchants.here());
create policy reader on wallet.profit using (current_setting('app.reader', true) = 'bets');
grant select, insert, update on wallet.profit to jackfruit_app;

-- Sums of the betting record over a period.
create index bets_by_day on wallet.bets (account_id, placed_at);
