-- A group of banners more: what opens as a window while it is published. The new check is not held against the rows that
-- are there, each of which is in one of the older groups; the table is locked for a moment.
alter table content.banners drop constraint banners_group_name_check;
alter table content.banners add constraint banners_group_name_check check (group_name in ('home', 'rng', 'live', 'fish',
  'pvp', 'sports', 'esports', 'lottery', 'download', 'promotions', 'shop', 'help', 'w_topup_1', 'w_topup_2', 'w_topup_3',
  'activity')) not valid;
