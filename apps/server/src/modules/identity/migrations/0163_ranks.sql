-- The level that a member stands at is written by who counts for it, with the name of the service that comes with it.
-- A column that is empty for all rows rewrites none; the table is locked for that moment alone.
alter table identity.members add column service_label text check (length(service_label) between 1 and 60);
grant update (vip_rank, service_label) on identity.members to jackfruit_app;
