-- Whether something waits for a member was looked for among all payments there ever were, at each look at the terms: a
-- receiver had no index, and a payer none of what is open. Claims are read in the order in which they are shown. Payments
-- wait for it, a second or two for a million.
create index allocations_to_pay on peer.allocations (payer_id) where ended_at is null;
create index allocations_to_answer on peer.allocations (receiver_id) where ended_at is null;
create index claims_shown on peer.claims (member_id, entered_at desc, id);
drop index peer.peer_claims_of;
