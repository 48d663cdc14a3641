-- How members are reached, and what else is personal about them: sealed by the platform, each value bound
-- to its row, found again by a keyed hash of how it is compared. Tables are new; of members, columns are
-- added with constant defaults, which rewrites nothing, and two sealed columns move over.
create table identity.contacts (
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  kind text not null check (kind in ('mobile', 'email')),
  -- Under the place members|kind|member|merchant, where it lay before.
  value_sealed bytea not null,
  -- Missing for what was kept before there was an index; such a contact is told, but not found.
  value_index bytea check (length(value_index) = 32),
  verified_at timestamptz,
  primary key (member_id, kind),
  check (verified_at is null or value_index is not null)
);
-- A number or an address proves one member of a brand.
create unique index contacts_verified on identity.contacts (merchant_id, kind, value_index) where verified_at is not null;
create index contacts_found on identity.contacts (merchant_id, kind, value_index);

insert into identity.contacts (merchant_id, member_id, kind, value_sealed)
  select merchant_id, id, 'mobile', mobile_sealed from identity.members where mobile_sealed is not null
  union all
  select merchant_id, id, 'email', email_sealed from identity.members where email_sealed is not null;
alter table identity.members drop column mobile_sealed, drop column email_sealed;

-- Other personal fields, by name: payeeName, qqNum, line, whatsapp, facebook, wechat, idNumber, birthday and the like.
create table identity.personal (
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  field text not null check (field ~ '^[a-z][A-Za-z]{1,39}$'),
  value_sealed bytea not null,
  -- Only of fields that belong to one member of a brand.
  value_index bytea check (length(value_index) = 32),
  primary key (member_id, field)
);
create unique index personal_unique on identity.personal (merchant_id, field, value_index) where value_index is not null;

do $$
declare name text;
begin
  foreach name in array array['contacts', 'personal'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
    execute format('grant select, insert, update, delete on identity.%I to jackfruit_app', name);
  end loop;
end $$;

alter table identity.members
  -- Whoever came in by a code has a password that nobody knows, until one is chosen.
  add column has_password boolean not null default true,
  -- A second password, for money that leaves.
  add column payment_password_hash text,
  -- Who recommended the member: for rewards. The place in the tree is upline_id.
  add column referrer_id bigint references identity.members (id),
  -- What others type to name this member as the one who invited them.
  add column referral_code text,
  add column register_domain text check (length(register_domain) <= 255),
  add column register_url text check (length(register_url) <= 500);
create unique index members_referral_code on identity.members (merchant_id, referral_code) where referral_code is not null;
create index members_referrer on identity.members (referrer_id) where referrer_id is not null;
grant update (has_password, payment_password_hash, referral_code) on identity.members to jackfruit_app;
