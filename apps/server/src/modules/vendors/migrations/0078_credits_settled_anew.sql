-- A credit that was settled anew: what is held of the difference outside rounds, and what a budget bore of it, is found
-- by the credit that it settles, and a part of it can be given back. Servers of before write neither column; what they
-- wrote reads as before. The index is what the audit asks for. Writers of both tables wait for the instant that the
-- columns take, and bonuses for as long as the index is built: seconds for some million draws.
alter table vendors.held_credits add column settles text;
comment on column vendors.held_credits.settles is 'of a settlement, the key of the credit that it settles';
alter table vendors.budget_draws
  add column settles text,
  add column returned bigint not null default 0,
  add constraint budget_draws_returned_check check (returned between 0 and amount) not valid;
create index on vendors.budget_draws (budget_id) where returned_at is null;
create index on vendors.budget_draws (account_id, settles) where settles is not null;
create index on vendors.held_credits (account_id, settles) where settles is not null;
grant update (returned) on vendors.budget_draws to jackfruit_app;
