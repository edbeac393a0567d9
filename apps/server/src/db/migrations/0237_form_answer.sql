-- Forms for groups and exhibitors: what they are asked, beside what each person is asked.

alter table conference_form drop constraint conference_form_purpose_check;
alter table conference_form add constraint conference_form_purpose_check
  check (purpose in ('onsite', 'activity', 'checkin', 'group', 'exhibitor'));

-- The answers of one group or one exhibitor to one form.
create table form_answer (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  form_id bigint not null references conference_form on delete cascade,
  -- Under which the answers were given.
  form_version_id bigint not null references form_version on delete cascade,
  group_id bigint references registration_group on delete cascade,
  exhibitor_id bigint references exhibitor on delete cascade,
  answers jsonb not null,
  -- Who answered last.
  account_id bigint not null references account,
  -- Grows with each change.
  version int not null default 1,
  answered_at timestamptz not null,
  check (num_nonnulls(group_id, exhibitor_id) = 1)
);
create unique index form_answer_group on form_answer (group_id, form_id) where group_id is not null;
create unique index form_answer_exhibitor on form_answer (exhibitor_id, form_id) where exhibitor_id is not null;
create index form_answer_conference on form_answer (conference_id);
create index form_answer_form on form_answer (form_id);
create index form_answer_version on form_answer (form_version_id);
create index form_answer_account on form_answer (account_id);
