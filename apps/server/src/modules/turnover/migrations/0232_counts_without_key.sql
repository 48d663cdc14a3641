-- What counts for a requirement is written by who holds the requirement's row, after it was read, and no requirement is ever
-- deleted: that it is there need not be asked again for each bet. A lock for a moment; no row is touched.
alter table turnover.counts drop constraint counts_requirement_id_fkey;
