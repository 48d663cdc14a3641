-- What the platform keeps of each studio's journal, outside that journal's database: whoever is restored to an older
-- copy finds here that it is one. A new table, no lock felt; one row a studio, written when a studio starts, when seeds
-- are revealed and once a minute.
create table vendors.epochs (
  vendor text primary key,
  journal text not null,
  epoch int not null check (epoch >= 1),
  revealed bigint not null check (revealed >= 0),
  begun_at timestamptz not null default now()
) with (fillfactor = 50);
grant select, insert, update on vendors.epochs to jackfruit_app;
