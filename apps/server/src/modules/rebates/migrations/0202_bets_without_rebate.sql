-- How far it was read which bets filled requirements that let them bring no rebate. None did before.
create table rebates.places (name text primary key, next_xid bigint not null, after_id bigint not null default 0);
insert into rebates.places (name, next_xid) values ('spent', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
grant select, update on rebates.places to jackfruit_app;
