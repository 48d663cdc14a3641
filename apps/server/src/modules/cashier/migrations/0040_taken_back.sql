-- Money that its sender took back is known by the payment, not by the order alone: of several payments of one order
-- each may go by itself. One column that is null at first, filled for orders that were taken back whole until here.
alter table cashier.payments add column taken_back_at timestamptz;
update cashier.payments p set taken_back_at = (select max(c.at) from cashier.order_changes c
    where c.order_kind = 'deposit' and c.order_id = p.order_id and c.to_state = 'REVERSED')
  where p.state = 'credited' and exists (select from cashier.deposits d where d.id = p.order_id and d.state = 'REVERSED');
create index on cashier.payments (gateway, taken_back_at) where taken_back_at is not null;
