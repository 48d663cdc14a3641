-- An application that was accepted is marked so. A grant alone.
grant select (id, merchant_id, reference, state), update (state) on affiliates.applications to jackfruit_app;
