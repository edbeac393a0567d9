-- Papers that are brought in by a file, as it came, and what the dry run found.
create table paper_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member,
  name text not null,
  file_id text not null,
  -- What new papers are of which the file says nothing; null: submitted.
  decision text check (decision in ('oral', 'poster', 'publication', 'not_accepted')),
  -- [{"number", "externalId", "label", "fate", "changed", "faults"}]
  rows jsonb not null default '[]',
  created_at timestamptz not null,
  apply_task_id bigint references task on delete set null,
  taken_back_at timestamptz
);
create index paper_import_conference on paper_import (conference_id, id);

-- Which file made it, so that all of a file can be taken back.
alter table paper add column import_id bigint references paper_import on delete set null;
create index paper_of_import on paper (import_id) where import_id is not null;

-- How often somebody asked for results: an address or a phone number, hashed.
create table paper_asking (
  asker bytea primary key,
  begun_at timestamptz not null,
  times int not null
);
create index paper_asking_age on paper_asking (begun_at);
