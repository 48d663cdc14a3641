-- A ticket to link a sign-in belongs to the member who asked for it. A column without a default rewrites nothing; who
-- was on the way to a provider at that moment has to begin again.
alter table identity.third_party_tickets add column member_id bigint;
