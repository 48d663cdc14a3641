-- Offers that multiply points are counted by the reader of offers, in its own transaction: it books what they bring. New
-- policies, held for a moment.
create policy extra on points.terms for select using (current_setting('app.reader', true) = 'activity:promotions');
create policy extra on points.members using (current_setting('app.reader', true) = 'activity:promotions');
create policy extra on points.earned using (current_setting('app.reader', true) = 'activity:promotions');
