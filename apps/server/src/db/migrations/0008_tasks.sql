-- Long work that a member of staff started: progress, a result per row, a file at the end.

create table task (
  id bigint generated always as identity primary key,
  society_id bigint not null references society on delete cascade, -- no index: societies are never deleted
  conference_id bigint references conference on delete cascade,
  staff_id bigint not null references staff_member,
  kind text not null,
  language text not null check (language in ('zh', 'en')),
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  total int,
  done int not null default 0,
  refused int not null default 0,
  -- Shown to the person at the end: counts by name.
  result jsonb not null default '{}',
  file_id text,
  file_name text not null default '',
  cancel_asked boolean not null default false,
  -- The file can be fetched without a header, for a short time, with the value that has this hash.
  ticket_hash bytea,
  ticket_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz
);
create index task_conference on task (conference_id, id desc);
create index task_staff on task (staff_id, id desc);

create table task_row (
  task_id bigint not null references task on delete cascade,
  number int not null,
  label text not null default '',
  -- Null: done. Otherwise the name of the refusal and the faults of fields.
  refusal jsonb,
  primary key (task_id, number)
);

-- A process that runs jobs of the queue, with the names of its workers as they appear in the queue's locks. It is alive while `beat`
-- grows; the jobs of a process whose `beat` stops are freed for others.
create table job_process (
  id uuid primary key,
  workers text[] not null default '{}',
  beat bigint not null default 0,
  seen_at timestamptz not null default now()
);
