-- A receiver who found the money while the two disagreed ended the part and left its dispute open: the payer's bonus
-- waited for a decision that nobody could make any more. What is open of that kind ends as the receiver said, when they
-- said it. And what was counted as paid without any proof is looked at by a person before its bonus is given.
-- Few rows of small tables; none is locked but those that change.
update peer.disputes d
   set verdict = 'PAYER_RIGHT', received = a.received, decided_by = 'receiver', decided_at = coalesce(a.ended_at, now())
  from peer.allocations a
 where a.id = d.allocation_id and a.state = 'RECEIVED' and d.decided_at is null;

insert into peer.flags (allocation_id, merchant_id, payer_id, receiver_id, score, reasons, made_at)
select a.id, a.merchant_id, a.payer_id, a.receiver_id, 60, '{no_proof}', now()
  from peer.bonuses b join peer.allocations a on a.id = b.allocation_id
 where b.ended_at is null and a.proof_at is null
on conflict (allocation_id) do nothing;
