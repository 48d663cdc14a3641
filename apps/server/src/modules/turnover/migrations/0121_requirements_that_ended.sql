-- Of an account's requirements those that ended lately may still change, and were looked for among all that it ever
-- had, at each of its stakes. Stakes do not wait for it; what follows them does, a second or two for a million.
create index requirements_ended on turnover.requirements (account_id, ended_at) where ended_at is not null;
