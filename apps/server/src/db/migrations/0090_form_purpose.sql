-- Forms for several purposes on one engine. The registration form of a conference is the versions and the draft without `form_id`;
-- every other form is a row here, with its own versions and its own draft.

create table conference_form (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  purpose text not null check (purpose in ('onsite', 'activity', 'checkin')),
  title jsonb not null,
  created_at timestamptz not null default now(),
  -- A form that is put away stays with the answers that were given under it.
  closed_at timestamptz
);
create index conference_form_conference on conference_form (conference_id, id);
create trigger audited after insert or update or delete on conference_form for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on conference_form
  for each row execute function configuration_changed();

alter table form_version add column form_id bigint references conference_form on delete cascade;
alter table form_version drop constraint form_version_conference_id_number_key;
create unique index form_version_number on form_version (conference_id, coalesce(form_id, 0), number);
create index form_version_form on form_version (form_id) where form_id is not null;

alter table form_draft add column form_id bigint references conference_form on delete cascade;
alter table form_draft drop constraint form_draft_pkey;
create unique index form_draft_form on form_draft (conference_id, coalesce(form_id, 0));
create index form_draft_of on form_draft (form_id) where form_id is not null;

-- Self check-in may ask for a form first.
alter table checkin_point add column form_id bigint references conference_form on delete set null;
create index checkin_point_form on checkin_point (form_id) where form_id is not null;

create table checkin_answer (
  scan_id uuid primary key references scan on delete cascade,
  registration_id bigint not null references registration on delete cascade,
  form_version_id bigint not null references form_version,
  answers jsonb not null,
  at timestamptz not null
);
create index checkin_answer_registration on checkin_answer (registration_id);
create index checkin_answer_version on checkin_answer (form_version_id);

-- What was sent on the form for guests: one row per sending, so that a repeated tap has one effect and sendings can be counted. No
-- answers: those are in the registration. `address` is the SHA-256 of the sender's network, kept a day.
create table guest_entry (
  id uuid primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Null: it was not accepted.
  registration_id bigint references registration on delete cascade,
  address bytea not null,
  at timestamptz not null
);
create index guest_entry_address on guest_entry (conference_id, address, at);
create index guest_entry_registration on guest_entry (registration_id) where registration_id is not null;
