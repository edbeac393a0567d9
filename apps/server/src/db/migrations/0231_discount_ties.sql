-- Codes for certain fees or for one person.

-- Empty: for every fee.
alter table discount_code add column fee_ids bigint[] not null default '{}';
-- Phone number or e-mail address, normalised, of the only person who can use the code; null: everybody. Blanked with the person.
alter table discount_code add column person_key text;
