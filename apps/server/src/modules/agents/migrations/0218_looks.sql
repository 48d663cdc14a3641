-- What operators look at by brand. Two small indexes on new tables, no lock felt.
create index runs_newest on agents.runs (merchant_id, id desc);
create index bills_of_brand on agents.bills (merchant_id, due_at, id) where state <> 'paid';
create index payouts_of_run on agents.payouts (run_id) where state = 'ready';
