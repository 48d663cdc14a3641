-- Brands as data. Hosts, regions, countries and address ranges are a public directory, needed before
-- the brand of a request is known; all else belongs to one brand, and row-level security shows it
-- only to a transaction that named that brand (platform/merchant-scope.ts). New tables, no lock felt.
create schema merchants;

create table merchants.brands (
  id int generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9]{3,20}$'),
  name text not null,
  copyright text not null,
  currency text not null,
  platform text not null,
  device text not null,
  lottery_type text not null,
  prize_mode text not null,
  default_language text not null,
  fallback_language text not null,
  supported_languages text[] not null,
  dropdown_languages text[] not null,
  default_theme text not null check (default_theme in ('light', 'dark')),
  time_zone text not null,
  min_age_agreement int not null check (min_age_agreement >= 18),
  play_money boolean not null,
  gtag_id text not null,
  image_cdns text[] not null,
  launch_cdns text[] not null,
  maintenance_end timestamptz,
  created_at timestamptz not null default now()
);

create table merchants.hosts (
  host text primary key check (host = lower(host)),
  merchant_id int not null references merchants.brands (id),
  side text not null check (side in ('member', 'agent'))
);
create index on merchants.hosts (merchant_id);

create table merchants.regions (
  id int generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  merchant_code text not null,
  country text not null,
  aliases text[] not null,
  currency text not null,
  country_name text not null,
  languages text[] not null,
  unique (merchant_id, country)
);

create table merchants.countries (
  country_code text primary key,
  dialing_code text not null
);

-- What operators know better than any table of addresses.
create table merchants.ip_countries (
  range cidr primary key,
  country_code text not null
);

create table merchants.settings (
  merchant_id int not null references merchants.brands (id),
  key text not null,
  value jsonb not null,
  primary key (merchant_id, key)
);

create table merchants.setting_nodes (
  merchant_id int not null references merchants.brands (id),
  mod_id text not null,
  parent_mod_id text,
  enabled text not null check (enabled in ('0', '1')),
  sort int not null,
  primary key (merchant_id, mod_id),
  foreign key (merchant_id, parent_mod_id) references merchants.setting_nodes (merchant_id, mod_id)
);

create table merchants.register_rules (
  merchant_id int not null references merchants.brands (id),
  field text not null,
  enabled boolean not null,
  required boolean not null,
  min_length int not null check (min_length >= 0),
  max_length int not null check (max_length >= min_length),
  accepted_pattern text not null check (length(accepted_pattern) <= 200),
  pattern_id text not null,
  sort int not null,
  primary key (merchant_id, field)
);

create table merchants.resources (
  id int generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  resource_type text not null,
  url text not null,
  qr_code_url text not null,
  label_name_en text not null,
  sort int not null,
  unique (merchant_id, resource_type)
);

create table merchants.customer_services (
  id int generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  label text not null,
  url text not null,
  is_vip boolean not null,
  sort int not null,
  unique (merchant_id, label)
);

create table merchants.blocked (
  merchant_id int not null references merchants.brands (id),
  kind text not null check (kind in ('country', 'ip', 'cidr')),
  value text not null,
  primary key (merchant_id, kind, value)
);

create function merchants.here() returns int
  language sql stable
  return nullif(current_setting('app.merchant', true), '')::int;

alter table merchants.brands enable row level security;
create policy own on merchants.brands using (id = merchants.here());
do $$
declare name text;
begin
  foreach name in array array['settings', 'setting_nodes', 'register_rules', 'resources', 'customer_services', 'blocked'] loop
    execute format('alter table merchants.%I enable row level security', name);
    execute format('create policy own on merchants.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

-- The application reads brands; operators' tools and the seed write them.
grant usage on schema merchants to jackfruit_app;
grant select on all tables in schema merchants to jackfruit_app;
