-- Who else was ever paid to this number is looked for by it, removed accounts among them. Few rows, no lock felt.
create index payout_accounts_of_number on cashier.payout_accounts (merchant_id, number_index);
