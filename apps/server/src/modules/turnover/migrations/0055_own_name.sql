-- The schema is named as the module that owns it; the name it had is free for promotions that stand above it.
-- Names change in the catalogue alone: no row is touched, and the tables are locked for that moment. A program of
-- before finds nothing under the old name, so it is stopped first.
alter schema promotions rename to turnover;

alter function turnover.open_requirement set search_path = turnover, pg_temp;
alter function turnover.outstanding set search_path = turnover, pg_temp;
alter function turnover.locked set search_path = turnover, pg_temp;
