-- Single texts of the site in a brand's own words, over those that it ships with. A new table, no lock felt.
create table content.texts (
  merchant_id int not null references merchants.brands (id),
  language text not null check (language ~ '^[A-Z]{2,3}$'),
  -- As the site names it: feature.key, with its plural form where it has one.
  key text not null check (length(key) <= 120 and key ~ '^[a-z][A-Za-z0-9_]*\.[A-Za-z0-9_]+$'),
  text text not null check (length(text) between 1 and 2000),
  primary key (merchant_id, language, key)
);
alter table content.texts enable row level security;
create policy own on content.texts using (merchant_id = merchants.here());
grant select on content.texts to jackfruit_app;
