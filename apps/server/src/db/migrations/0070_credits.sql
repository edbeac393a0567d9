-- Evidence of what a person attended, and the rules by which credits follow from it.

-- Never altered. Sessions and halls are not referenced: evidence outlives a change of the programme.
create table evidence (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('on_site', 'live', 'replay', 'exam', 'feedback', 'talk', 'paper')),
  session_id bigint,
  hall_id bigint,
  from_at timestamptz not null,
  until_at timestamptz not null,
  -- What an exam, talk or paper is: the same subject counts once.
  subject text not null default '',
  -- {zh, en}: its title, or the name of the place.
  title jsonb not null default '{"zh": "", "en": ""}',
  checks_asked int not null default 0 check (checks_asked >= 0),
  checks_answered int not null default 0 check (checks_answered between 0 and checks_asked),
  -- Exams, in percent.
  score int check (score between 0 and 100),
  pass_mark int check (pass_mark between 0 and 100),
  source text not null check (source in ('import', 'staff', 'programme')),
  -- Names the row at its source, so that a repeated import adds nothing.
  source_key text not null,
  staff_id bigint references staff_member,
  created_at timestamptz not null default now(),
  constraint evidence_order check (until_at >= from_at),
  constraint evidence_once unique (conference_id, source, source_key)
);
create index evidence_account on evidence (account_id, conference_id);
create index evidence_staff on evidence (staff_id) where staff_id is not null;
create trigger evidence_is_final before update on evidence for each row execute function refuse_change();

-- A further row that replaces a row of evidence; without a replacement the row does not count.
create table evidence_correction (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- The id of the row in credits: `e12` in `evidence`, `w34` in `watch_interval`.
  corrects text not null,
  replacement jsonb,
  reason text not null check (reason <> ''),
  staff_id bigint not null references staff_member,
  created_at timestamptz not null default now()
);
create index evidence_correction_account on evidence_correction (account_id, conference_id);
create index evidence_correction_conference on evidence_correction (conference_id);
create index evidence_correction_staff on evidence_correction (staff_id);
create trigger evidence_correction_is_final before update on evidence_correction
  for each row execute function refuse_change();

create table credit_rule_set (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  code text not null check (code in ('china_1', 'china_2', 'ama_pra', 'eaccme', 'free')),
  title jsonb not null,
  position int not null default 0,
  version int not null default 1
);
create index credit_rule_set_conference on credit_rule_set (conference_id, position, id);
create trigger audited after insert or update or delete on credit_rule_set
  for each row execute function audit_row('id', 'version');

create table credit_rule_version (
  id bigint generated always as identity primary key,
  rule_set_id bigint not null references credit_rule_set on delete cascade,
  number int not null check (number > 0),
  rules jsonb not null,
  -- {zh, en}: where the figures come from.
  source jsonb not null default '{"zh": "", "en": ""}',
  -- The number under which the authority lists the project.
  project text not null default '',
  published_at timestamptz,
  published_by bigint references staff_member,
  version int not null default 1,
  constraint credit_rule_version_once unique (rule_set_id, number)
);
create unique index credit_rule_version_draft on credit_rule_version (rule_set_id) where published_at is null;
create index credit_rule_version_staff on credit_rule_version (published_by) where published_by is not null;
create trigger audited after insert or update or delete on credit_rule_version
  for each row execute function audit_row('id', 'version');
create trigger credit_rule_version_is_final before update on credit_rule_version
  for each row when (old.published_at is not null) execute function refuse_change();

-- A saved case: a draft is published only while each gives what it is expected to give.
create table credit_example (
  id bigint generated always as identity primary key,
  rule_set_id bigint not null references credit_rule_set on delete cascade,
  name text not null,
  -- Evidence, sessions and zone, without anything about the person.
  facts jsonb not null,
  -- Hundredths of a credit.
  expected int not null check (expected >= 0)
);
create index credit_example_set on credit_example (rule_set_id);
create trigger audited after insert or update or delete on credit_example
  for each row execute function audit_row('id', 'facts');

-- A person asks staff to look at their evidence.
create table credit_review (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  text text not null,
  answer text,
  staff_id bigint references staff_member,
  created_at timestamptz not null default now(),
  answered_at timestamptz
);
create index credit_review_account on credit_review (account_id, conference_id);
create index credit_review_open on credit_review (conference_id, created_at) where answered_at is null;
create index credit_review_conference on credit_review (conference_id);
create index credit_review_staff on credit_review (staff_id) where staff_id is not null;
