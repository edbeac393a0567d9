-- The entry codes on phones change every 30 seconds; doors then refuse codes on phones that stand still. Printed badges count.
alter table conference add column moving_codes boolean not null default false;
