-- Money along the line of agents may leave only when its turnover is done: it belongs to whoever asks that of
-- money that leaves. The table keeps its rows, policy and rights; it is locked for the instant of its renaming.
alter table wallet.line_transfers set schema cashier;
