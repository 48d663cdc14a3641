-- What people write to the operator is personal: it lies sealed from now on, and a job of the platform seals what is
-- there. To that end it may read words that are not sealed yet, and nothing else. A column without a default and a
-- constraint that is loosened rewrite nothing; the index holds what is still plain. Each is locked for a moment.
alter table content.feedback add column content_sealed bytea, alter column content drop not null,
  add constraint feedback_has_words check (content is not null or content_sealed is not null) not valid;
create index feedback_plain on content.feedback (merchant_id) where content is not null;
grant select (id, merchant_id, content), update (content, content_sealed) on content.feedback to jackfruit_app;
