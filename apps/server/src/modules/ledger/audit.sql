-- The ledger audit: each row is one rule, how often it is broken, and an example. Run on a snapshot.
with last as (
  select distinct on (account_id) account_id, seq, balance_after from ledger.transfers order by account_id, seq desc
), counted as (
  select account_id, count(*) as n, min(seq) as first, max(seq) as last,
         sum(case when status = 1 then amount else 0 end) as moved from ledger.transfers group by account_id
), steps as (
  select account_id, seq, balance_after,
         coalesce(lag(balance_after) over (partition by account_id order by seq), 0) + case when status = 1 then amount else 0 end as should
    from ledger.transfers
), houses as (
  select house_id, sum(case when status = 1 then amount else 0 end) as moved from ledger.transfers group by house_id
), kept as (
  select house_id, sum(balance) as balance from ledger.house_balances group by house_id
), broken as (
  select 'balance is what the transfers leave' as rule, a.id::text as example from ledger.accounts a
    left join counted c on c.account_id = a.id where a.balance <> coalesce(c.moved, 0)
  union all select 'balance is what the last transfer says', a.id::text from ledger.accounts a
    left join last l on l.account_id = a.id where a.balance <> coalesce(l.balance_after, 0)
  union all select 'transfers are numbered without a gap', c.account_id::text from counted c
    left join ledger.accounts a on a.id = c.account_id
    where c.first <> 1 or c.last <> c.n or a.seq is distinct from c.last
  union all select 'every transfer continues the one before', account_id || '-' || seq from steps where balance_after <> should
  union all select 'nobody is below zero', id::text from ledger.accounts where balance < 0
  union all select 'a house holds what its members gave', coalesce(h.house_id, k.house_id)::text from houses h
    full join kept k on k.house_id = h.house_id where coalesce(-h.moved, 0) <> coalesce(k.balance, 0)
  union all select 'money between members stays between them', k.house_id::text from kept k
    join ledger.houses h on h.id = k.house_id where h.name = 'clearing' and k.balance <> 0
  union all select 'one currency per transfer', t.account_id || '-' || t.seq from ledger.transfers t
    join ledger.accounts a on a.id = t.account_id join ledger.houses h on h.id = t.house_id
    where h.currency <> a.currency or h.merchant_id <> a.merchant_id
  union all select 'a key names one transfer', account_id || ' ' || key from ledger.transfers group by account_id, key having count(*) > 1
  union all select 'a key stands where its transfer does', coalesce(t.account_id, p.account_id) || '-' || coalesce(t.seq, p.seq)
    from ledger.transfers t full join ledger.places p on p.account_id = t.account_id and p.seq = t.seq
    where (p.key_hash, p.round_hash, p.at) is distinct from (t.key_hash, t.round_hash, t.created_at)
      or t.key_hash <> hashtextextended(t.key, 0)
  union all select 'a stake is taken back at most once', account_id || ' ' || key from ledger.transfers
    where kind = 3 and status = 1 group by account_id, key having count(*) > 1
)
select rule, count(*)::int as broken, min(example) as example from broken group by rule order by rule
