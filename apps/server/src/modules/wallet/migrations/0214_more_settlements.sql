-- What members are given, and what goes along the line of agents, is told with the rest. The wider check is looked at for
-- new rows only: the lock is as short as the statement.
alter table wallet.settlements drop constraint settlements_what_check;
alter table wallet.settlements add constraint settlements_what_check
  check (what in ('bet', 'deposit', 'payout', 'bonus', 'rebate', 'salary', 'dividend', 'transfer')) not valid;
