-- Since when a personal field is known: a gift for a birthday asks that. What was known before the upgrade has none, and
-- counts as known for long. A column without a default: no rewrite, the table is held for a moment.
alter table identity.personal add column set_at timestamptz;
