-- In whose name a payer sends is personal: it lies sealed from now on, and a job of the platform seals what is there.
-- A column without a default and a constraint that is loosened rewrite nothing; the index holds what is still plain,
-- and grows empty. Each is locked for a moment.
alter table peer.asks add column sender_sealed bytea, alter column sender_name drop not null;
create index asks_plain on peer.asks (merchant_id) where sender_name is not null;
grant update (sender_sealed, sender_name) on peer.asks to jackfruit_app;
