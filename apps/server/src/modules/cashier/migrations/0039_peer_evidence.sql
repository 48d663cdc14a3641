-- What a decision was seen on, beside who decided and why; and strikes that turned out to be nobody's fault.
-- Columns without a default rewrite nothing.
alter table cashier.peer_disputes add column evidence text, add column appeal_evidence text;
grant update (evidence, appeal_evidence) on cashier.peer_disputes to jackfruit_app;

alter table cashier.peer_strikes
  add column lifted_at timestamptz,
  add column lifted_by text,
  add column lifted_why text,
  add check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lifted_why is null));
grant update (lifted_at, lifted_by, lifted_why) on cashier.peer_strikes to jackfruit_app;
