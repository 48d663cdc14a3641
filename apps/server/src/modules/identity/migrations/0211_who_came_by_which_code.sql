-- Which code brought a member, how many browsers a code brought, and which code brought a browser first. A code may rest.
-- Columns without a rewrite, each table held for a moment; one new table.
alter table identity.members add column joined_code text;
alter table identity.affiliate_codes
  add column visits int not null default 0 check (visits >= 0),
  add column closed_at timestamptz;
grant update (visits, closed_at) on identity.affiliate_codes to jackfruit_app;

-- One row for a browser that came by an agent's code: the first stays until it is old. No person stands here.
create table identity.touches (
  merchant_id int not null references merchants.brands (id),
  visit_hash bytea not null check (length(visit_hash) = 32),
  code text not null,
  at timestamptz not null,
  primary key (merchant_id, visit_hash)
);
create index on identity.touches (at);
alter table identity.touches enable row level security;
create policy own on identity.touches using (merchant_id = merchants.here());
grant select, insert, update, delete on identity.touches to jackfruit_app;

-- Operators freeze an account, and place it elsewhere in the line of agents: two verbs, each with a row in the journal of
-- whoever calls it.
grant update (status, upline_id) on identity.members to jackfruit_app;

create function identity.clean_up_touches(p_before timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from identity.touches where at < p_before;
$$;
revoke execute on function identity.clean_up_touches(timestamptz) from public;
grant execute on function identity.clean_up_touches(timestamptz) to jackfruit_app;

-- What modules above may ask of members of any brand, in functions of theirs that run as the owner.
create function identity.place_of(p_member bigint, out id bigint, out merchant_id int, out type smallint, out upline_id bigint,
    out username_key text, out status text, out created_at timestamptz, out last_login_at timestamptz, out joined_code text)
  returns setof record language sql stable set search_path = identity, pg_temp as $$
  select id, merchant_id, type, upline_id, username_key, status, created_at, last_login_at, joined_code
    from identity.members where id = p_member
$$;
create function identity.members_after(p_after bigint, p_upto bigint, p_most int, out id bigint, out merchant_id int)
  returns setof record language sql stable set search_path = identity, pg_temp as $$
  select id, merchant_id from identity.members where id > p_after and id <= p_upto order by id limit p_most
$$;
create function identity.last_member() returns bigint language sql stable set search_path = identity, pg_temp as $$
  select max(id) from identity.members
$$;
-- Whoever stands above a member, the member first; at most a hundred and one, so that a circle ends.
create function identity.line_above(p_member bigint) returns setof bigint
  language sql stable set search_path = identity, pg_temp as $$
  with recursive up as (
    select id, upline_id, 1 as level from identity.members where id = p_member
    union all
    select m.id, m.upline_id, up.level + 1 from up join identity.members m on m.id = up.upline_id where up.level < 101)
  select id from up
$$;
revoke execute on function identity.place_of(bigint), identity.members_after(bigint, bigint, int), identity.last_member(),
  identity.line_above(bigint) from public;
