/** What must hold of payments between members after whatever happened: read from the tables of both sides. */
import type pg from 'pg'
import { audit } from '../modules/ledger/index.ts'

const unsound = `
        select 'a withdrawal and its parts' as what, c.id from peer.claims c
          left join lateral (select
              coalesce(sum(amount) filter (where state in ('RESERVED', 'AWAITING_PAYMENT', 'PROOF_SENT')
                or (state = 'DISPUTED' and not exists (select from peer.disputes d
                  where d.allocation_id = a.id and d.is_late))), 0) as open,
              coalesce(sum(received), 0) as received
            from peer.allocations a where claim_id = c.id) p on true
         where p.open <> c.open or p.received <> c.received
            or c.unmatched + c.open + c.received + c.fallback + c.returned <> c.requested
        union all
        select 'a deposit and its parts', k.id from peer.asks k
          left join lateral (select
              coalesce(sum(amount) filter (where state in ('RESERVED', 'AWAITING_PAYMENT', 'PROOF_SENT')
                or (state = 'DISPUTED' and not exists (select from peer.disputes d
                  where d.allocation_id = a.id and d.is_late))), 0) as open
            from peer.allocations a where ask_id = k.id) p on true
         where p.open <> k.open or k.unmatched + k.open + k.credited + k.dropped <> k.amount
        union all
        select 'what is held', c.held_id::text from peer.claims c join ledger.accounts h on h.id = c.held_id
         group by c.held_id, h.balance having sum(c.unmatched + c.open) <> h.balance
        union all
        select 'what was given is not what was taken', a.id from peer.allocations a
          join peer.claims c on c.id = a.claim_id
          join peer.asks k on k.id = a.ask_id
          left join lateral (select coalesce(sum(amount), 0) as sum from ledger.transfers
            where account_id = c.held_id and key = 'peer:' || a.id) gave on true
          left join lateral (select coalesce(sum(amount), 0) as sum from ledger.transfers
            where account_id = k.purse_id and key = 'peer:' || a.id) took on true
         where gave.sum <> -a.received or took.sum <> a.received
        union all
        select 'money left the hold for what has not ended', t.key from ledger.transfers t
          join (select distinct held_id from peer.claims) h on h.held_id = t.account_id
         where t.amount < 0 and t.key not like 'withdrawal:%' and t.key not like 'peer:W%:back:%'
           and not exists (select from peer.allocations a where a.ended_at is not null
             and ((t.key = 'peer:' || a.id and -t.amount = a.received)
               or (t.key = 'peer:' || a.id || ':back' and -t.amount = a.amount - a.received)))
           -- What the clock confirmed stays paid while it is disputed.
           and not exists (select from peer.allocations a join peer.disputes d
             on d.allocation_id = a.id and d.is_late where t.key = 'peer:' || a.id and -t.amount = a.received)
        union all
        select 'a dispute outlived what it was about', a.id from peer.disputes d
          join peer.allocations a on a.id = d.allocation_id
         where d.decided_at is null and a.state <> 'DISPUTED'
        union all
        select 'somebody pays themselves', id from peer.allocations where payer_id = receiver_id`

/** Throws what is not where it should be. */
export async function demandSound(adminUrl: string, admin: pg.Client): Promise<void> {
  const report = await audit(adminUrl)
  if (!report.ok) throw new Error(`the ledger is not sound: ${JSON.stringify(report)}`)
  const { rows } = await admin.query(unsound)
  if (rows.length > 0) throw new Error(`not sound: ${JSON.stringify(rows)}`)
}
