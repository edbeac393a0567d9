-- Sums of a discount code of a fixed amount in further currencies of the conference, by their codes: {"USD": 2500}. `value` is the
-- sum in the main currency. Without a sum in a currency the code does not apply in it.
alter table discount_code add column prices jsonb not null default '{}';
