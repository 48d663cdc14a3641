-- Which of a member's deposits this one is, is asked with each bonus for it. Deposits are few beside bets: no lock felt.
create index deposits_that_count on cashier.deposits (merchant_id, member_id) where credited > reversed;
