-- Archives of a conference that were uploaded: what the dry run found, and the conference that was made.
create table conference_archive (
  id bigint generated always as identity primary key,
  society_id bigint not null references society on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  -- Empty once the conference is made: the file has personal data, and nobody needs it any more.
  file_id text not null,
  -- What the file has, and what the dry run takes of it.
  contains text check (contains in ('setup', 'everything')),
  scope text not null default 'everything' check (scope in ('setup', 'everything')),
  summary jsonb,
  faults jsonb not null default '[]',
  check_task_id bigint references task on delete set null, -- no index: tasks are never deleted
  apply_task_id bigint references task on delete set null, -- no index: tasks are never deleted
  made_id bigint references conference on delete set null,
  created_at timestamptz not null
);
create index conference_archive_society on conference_archive (society_id);
create index conference_archive_staff on conference_archive (staff_id);
create index conference_archive_made on conference_archive (made_id);
create index conference_archive_age on conference_archive (created_at);
