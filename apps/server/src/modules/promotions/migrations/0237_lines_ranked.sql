-- Of most lines nobody asks for the best: those of boards by the best round alone are kept in that order. A lock for a
-- moment, and again for as long as lines of boards are marked and put in order, while who counts waits.
alter table promotions.counts add column is_ranked boolean not null default false;
update promotions.counts c set is_ranked = true
  from promotions.promotions p where p.id = c.promotion_id and p.kind = 'leaderboard' and p.settled_at is null;
drop index promotions.counts_best;
create index counts_best on promotions.counts (promotion_id, slot, member_id, value desc, at) where is_ranked;
