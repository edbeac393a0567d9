-- Several registration forms per conference. The first one stays the versions and the draft without `form_id`.

alter table conference_form drop constraint conference_form_purpose_check;
alter table conference_form add constraint conference_form_purpose_check
  check (purpose in ('registration', 'onsite', 'activity', 'checkin', 'group', 'exhibitor'));
-- Whom a registration form serves: everybody, members of the conference's list, or who has its link. The first two are offered beside
-- the first form.
alter table conference_form add column serves text not null default 'everybody'
  check (serves in ('everybody', 'members', 'link'));

-- The forms whose registrations can have the fee: ids of conference_form, 0 for the first registration form. Null: all.
alter table fee_kind add column form_ids bigint[];

-- The form under which a registration was answered; null: the first one.
alter table listed_registration add column form_id bigint;
update listed_registration set form_id = form_version.form_id
  from registration join form_version on form_version.id = registration.form_version_id
  where registration.id = listed_registration.registration_id and form_version.form_id is not null;
create index listed_registration_form on listed_registration (conference_id, form_id, state, changed_at, registration_id)
  where form_id is not null;
