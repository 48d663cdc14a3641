-- A host stands for a country, or for none: then its visitors are placed by their address or asked.
-- Small tables that only operators' tools write; the locks are felt by nobody.
alter table merchants.hosts add column country text check (country ~ '^[A-Z]{2}$');
update merchants.hosts h set country = r.country
  from merchants.regions r where r.merchant_id = h.merchant_id and h.country is null;

-- The region that holds when somebody chooses one that is not listed.
alter table merchants.regions add column is_default boolean not null default false;
update merchants.regions set is_default = true where id = (select min(id) from merchants.regions);
create unique index on merchants.regions (is_default) where is_default;
