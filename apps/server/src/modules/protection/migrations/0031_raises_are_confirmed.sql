-- A raise is confirmed by the member: no clock looks for those whose day has come. A small index goes.
drop index protection.limits_due;
