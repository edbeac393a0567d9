-- State and time of a registration stand beside its words, as in listed_registration, so that a search of some states, in any order of the
-- list, reads no other table for each of its matches. Each listing of a registration writes both rows.
alter table registration_search add column state text, add column changed_at timestamptz;
update registration_search set state = registration.state, changed_at = registration.updated_at
  from registration where registration.id = registration_search.registration_id;
alter table registration_search alter column state set not null, alter column changed_at set not null;
