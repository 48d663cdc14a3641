-- The browser of a session, where it is remembered: ending the session forgets the browser as well. A column
-- without a default locks the sessions for a moment only.
alter table identity.sessions add column device_hash bytea check (length(device_hash) = 32);
grant update (device_hash) on identity.sessions to jackfruit_app;
