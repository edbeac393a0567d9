-- Exams: a bank of items per society, exams of a conference, what people drew and answered, and corrections of keys.

create table exam_topic (
  id bigint generated always as identity primary key,
  society_id bigint not null references society on delete cascade,
  name jsonb not null
);
create index exam_topic_society on exam_topic (society_id);
create trigger audited after insert or update or delete on exam_topic for each row execute function audit_row('id');

create table exam_item (
  id bigint generated always as identity primary key,
  society_id bigint not null references society on delete cascade,
  -- What staff and files call it, such as Q-1042.
  code text not null,
  removed_at timestamptz,
  constraint exam_item_code unique (society_id, code)
);
create trigger audited after insert or update or delete on exam_item for each row execute function audit_row('id');

create table exam_item_version (
  id bigint generated always as identity primary key,
  item_id bigint not null references exam_item on delete cascade,
  number int not null check (number > 0),
  topic_id bigint not null references exam_topic,
  kind text not null check (kind in ('single', 'multiple', 'boolean', 'ordering', 'matching', 'spot', 'number', 'case')),
  difficulty int not null check (difficulty between 1 and 5),
  source text not null default '',
  -- Every text exists in Chinese and English.
  bilingual boolean not null,
  content jsonb not null,
  created_by bigint references staff_member,
  created_at timestamptz not null default now(),
  -- When an exam with it was published; from then on it is never altered.
  used_at timestamptz,
  constraint exam_item_version_number unique (item_id, number)
);
create index exam_item_version_topic on exam_item_version (topic_id);
create index exam_item_version_author on exam_item_version (created_by) where created_by is not null;
create trigger audited after insert or update or delete on exam_item_version for each row execute function audit_row('id');

create function exam_item_version_is_final() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'used_at' - 'created_by') is distinct from (to_jsonb(old) - 'used_at' - 'created_by') then
    raise exception 'version % of item % is used in an exam', old.number, old.item_id using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger final before update or delete on exam_item_version for each row when (old.used_at is not null)
  execute function exam_item_version_is_final();

create table exam (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Title, sections with rules, pass marks, minutes, attempts, waiting time, what is shown afterwards.
  rules jsonb not null,
  -- Null: not before it is set.
  opens_at timestamptz,
  -- Null: open until it is set.
  closes_at timestamptz,
  state text not null default 'draft' check (state in ('draft', 'published')),
  -- The item versions that a paper is drawn from, fixed when the exam is published.
  pool jsonb not null default '[]',
  version int not null default 1,
  created_at timestamptz not null default now(),
  check (opens_at < closes_at)
);
create index exam_conference on exam (conference_id, id);
create trigger audited after insert or update or delete on exam for each row execute function audit_row('id', 'version', 'pool');

create table exam_attempt (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam,
  account_id bigint not null references account on delete cascade,
  number int not null check (number > 0),
  -- 16 hexadecimal digits: the same seed draws the same paper.
  seed text not null check (seed ~ '^[0-9a-f]{16}$'),
  state text not null default 'running' check (state in ('running', 'finished')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  -- From then on it is taken automatically: the end, and the minutes in which answers typed before it may still arrive.
  collect_at timestamptz not null,
  finished_at timestamptz,
  automatic boolean not null default false,
  -- Hundredths of a point.
  mark int,
  most int,
  pass int,
  right_items int,
  items int not null,
  passed boolean,
  constraint exam_attempt_number unique (exam_id, account_id, number),
  check (started_at < ends_at and ends_at <= collect_at),
  check ((state = 'finished') = (finished_at is not null and mark is not null and passed is not null))
);
create unique index exam_attempt_running on exam_attempt (exam_id, account_id) where state = 'running';
create index exam_attempt_account on exam_attempt (account_id, id desc);
create index exam_attempt_due on exam_attempt (collect_at) where state = 'running';

create table exam_attempt_item (
  attempt_id bigint not null references exam_attempt on delete cascade,
  position int not null check (position > 0),
  version_id bigint not null references exam_item_version,
  section int not null check (section >= 0),
  -- Hundredths of a point.
  most int not null check (most >= 0),
  -- The stored option at each place as this person sees it.
  arrangement jsonb not null,
  mark int,
  -- What the mark is out of after corrections; 0: the item was dropped.
  counted int,
  primary key (attempt_id, position)
);
create index exam_attempt_item_version on exam_attempt_item (version_id);

create table exam_answer (
  attempt_id bigint not null,
  position int not null,
  -- Null: the person removed their answer.
  answer jsonb,
  -- Counts the changes of this answer: a repeated or overtaken request changes nothing.
  seq int not null check (seq > 0),
  flagged boolean not null default false,
  seconds int not null default 0 check (seconds between 0 and 86400),
  -- By the clock of the device; null: it does not know.
  typed_at timestamptz,
  arrived_at timestamptz not null,
  primary key (attempt_id, position),
  foreign key (attempt_id, position) references exam_attempt_item on delete cascade
);

-- A key that was corrected after an exam.
create table exam_correction (
  id bigint generated always as identity primary key,
  exam_id bigint not null references exam,
  version_id bigint not null references exam_item_version,
  mode text not null check (mode in ('add', 'only', 'drop')),
  -- The item with its corrected key; null when it is dropped.
  question jsonb,
  reason text not null,
  created_by bigint not null references staff_member,
  created_at timestamptz not null,
  undone_at timestamptz,
  check ((mode = 'drop') = (question is null))
);
create index exam_correction_exam on exam_correction (exam_id, id);
create index exam_correction_version on exam_correction (version_id);
create index exam_correction_author on exam_correction (created_by);
create trigger audited after insert or update or delete on exam_correction for each row execute function audit_row('id');

-- Whom a correction changed.
create table exam_correction_row (
  correction_id bigint not null references exam_correction on delete cascade,
  attempt_id bigint not null references exam_attempt on delete cascade,
  mark_before int not null,
  mark_after int not null,
  passed_before boolean not null,
  passed_after boolean not null,
  primary key (correction_id, attempt_id)
);
create index exam_correction_row_attempt on exam_correction_row (attempt_id);
