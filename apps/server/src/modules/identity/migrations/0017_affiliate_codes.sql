-- Codes that agents give away beside their own one: what a code makes of a new member, how long it is good
-- and for how many. An agent's own code (members.affiliate_code) makes members. New table, no lock felt.
create table identity.affiliate_codes (
  merchant_id int not null references merchants.brands (id),
  code text not null check (code ~ '^[A-Za-z0-9]{4,20}$'),
  agent_id bigint not null references identity.members (id),
  kind text not null check (kind in ('member', 'agent')),
  expires_at timestamptz,
  uses int not null default 0 check (uses >= 0),
  max_uses int check (max_uses > 0),
  created_at timestamptz not null default now(),
  primary key (merchant_id, code),
  check (max_uses is null or uses <= max_uses)
);
create index on identity.affiliate_codes (agent_id);
alter table identity.affiliate_codes enable row level security;
create policy own on identity.affiliate_codes using (merchant_id = merchants.here());
grant select, insert on identity.affiliate_codes to jackfruit_app;
grant update (uses) on identity.affiliate_codes to jackfruit_app;
