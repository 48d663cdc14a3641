-- What a withdrawal is paid in: a coin at the rate of its request, or the purse's own money as the people count it.
-- Columns that are null at first, filled in one pass over a small table.
alter table cashier.payouts
  add column pay_currency text,
  add column pay_scale smallint check (pay_scale between 0 and 8),
  add column pay_amount bigint check (pay_amount >= 0),
  add column rate_num bigint check (rate_num > 0),
  add column rate_den bigint check (rate_den > 0),
  add column network text;                         -- the chain that a coin goes over
-- Until here nothing but own money was paid: as it is, or a wallet of thousands in whole units of the people's money.
update cashier.payouts set pay_currency = currency, pay_scale = 2, rate_num = 1, rate_den = 1,
  pay_amount = amount - peer_amount - fee where currency <> 'IDRK';
update cashier.payouts set pay_currency = 'IDR', pay_scale = 0, rate_num = 100, rate_den = 1000,
  pay_amount = (amount - peer_amount - fee) * 10 where currency = 'IDRK';
alter table cashier.payouts
  alter column pay_currency set not null,
  alter column pay_scale set not null,
  alter column pay_amount set not null,
  alter column rate_num set not null,
  alter column rate_den set not null;
