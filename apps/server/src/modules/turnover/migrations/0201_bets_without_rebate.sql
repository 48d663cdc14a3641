-- Bets that fill a requirement which says so bring no rebate. Modules above read what was spent on such requirements, as
-- differences, in the order in which it was committed: the same bet taken back is told below zero. A column with a
-- constant default rewrites nothing; the table is new.
alter table turnover.requirements add column without_rebate boolean not null default false;

create table turnover.spent_without_rebate (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  account_id bigint not null,
  -- The kind of game, as bets are counted by.
  kind text not null,
  used bigint not null check (used <> 0),
  at timestamptz not null,
  written_xid bigint not null default pg_current_xact_id()::text::bigint
);
create index spent_in_order on turnover.spent_without_rebate (written_xid, id);

alter table turnover.spent_without_rebate enable row level security;
create policy own on turnover.spent_without_rebate for select using (merchant_id = merchants.here());
create policy reader on turnover.spent_without_rebate using (current_setting('app.reader', true) = 'turnover');
create policy published on turnover.spent_without_rebate for select
  using (current_setting('app.reader', true) = 'published');
grant select, insert on turnover.spent_without_rebate to jackfruit_app;

-- As before, and one thing more that a requirement says. A program of before goes on calling it without.
drop function turnover.open_requirement(text, int, bigint, text, text, bigint, int, bigint, jsonb, bigint);
create function turnover.open_requirement(p_public text, p_merchant int, p_account bigint, p_kind text, p_source text,
  p_base bigint, p_multiplier int, p_target bigint, p_weights jsonb, p_after bigint,
  p_without_rebate boolean default false) returns text
  language plpgsql security definer set search_path = turnover, pg_temp as $$
declare v_id text;
begin
  insert into requirements (public_id, merchant_id, account_id, source_kind, source_id, base, multiplier, target, weights,
      after_seq, without_rebate)
    values (p_public, p_merchant, p_account, p_kind, p_source, p_base, p_multiplier, p_target, p_weights, p_after,
      p_without_rebate)
    on conflict (source_kind, source_id) do nothing;
  select public_id into v_id from requirements where source_kind = p_kind and source_id = p_source;
  return v_id;
end $$;
revoke execute on function turnover.open_requirement from public;
grant execute on function turnover.open_requirement to jackfruit_app;
