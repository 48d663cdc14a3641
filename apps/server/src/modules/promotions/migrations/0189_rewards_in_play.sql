-- Rewards that were taken and are played for: what they bring is known when they are at their end. A column with a
-- constant default: no row is rewritten.
alter table promotions.rewards add column in_play boolean not null default false;
