-- Who else was in this browser, or behind this public address, is looked for by both. Logins wait a moment while each is
-- built: a second or two for a million sessions.
create index sessions_of_browser on identity.sessions (merchant_id, bind_hash);
create index sessions_of_address on identity.sessions (merchant_id, ip, last_seen_at);
