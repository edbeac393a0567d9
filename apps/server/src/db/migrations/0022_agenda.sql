-- The programme: the draft that the organiser edits (halls, topics, sessions, talks, roles, materials), the releases that
-- attendees see and that are never altered, plans of attendees, and exchange files. `kept` is what an exchange file contained and
-- these tables have no column for.

create table hall (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- Floor, building.
  place jsonb not null default '{"zh": "", "en": ""}',
  seats int check (seats > 0),
  position int not null default 0,
  kept jsonb not null default '{}'
);
create index hall_conference on hall (conference_id, position, id);
create trigger audited after insert or update or delete on hall for each row execute function audit_row('id');

create table topic (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- 0 to 5: one of the fixed tints, on which text stays readable.
  tint int not null default 0 check (tint between 0 and 5),
  position int not null default 0
);
create index topic_conference on topic (conference_id, position, id);
create trigger audited after insert or update or delete on topic for each row execute function audit_row('id');

create table programme_session (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  hall_id bigint references hall on delete set null,
  kind text not null default 'session'
    check (kind in ('ceremony', 'plenary', 'session', 'workshop', 'poster', 'satellite', 'break', 'social')),
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  -- Of a satellite meeting.
  sponsor jsonb not null default '{"zh": "", "en": ""}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  topics bigint[] not null default '{}',
  version int not null default 1,
  -- Identifies the item in exchange files: imported again, it replaces the earlier one.
  guid uuid not null default gen_random_uuid(),
  kept jsonb not null default '{}',
  constraint programme_session_order check (ends_at > starts_at),
  constraint programme_session_guid unique (conference_id, guid)
);
create index programme_session_conference on programme_session (conference_id, starts_at, id);
create index programme_session_hall on programme_session (hall_id) where hall_id is not null;
create trigger audited after insert or update or delete on programme_session for each row execute function audit_row('id', 'version');

create table talk (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Null: not placed yet.
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  abstract jsonb not null default '{"zh": "", "en": ""}',
  -- Null: follows the talk before it in the session.
  starts_at timestamptz,
  minutes int not null default 15 check (minutes between 1 and 1440),
  position int not null default 0,
  version int not null default 1,
  guid uuid not null default gen_random_uuid(),
  kept jsonb not null default '{}',
  constraint talk_guid unique (conference_id, guid)
);
create index talk_conference on talk (conference_id, session_id, position, id);
create index talk_session on talk (session_id) where session_id is not null;
create trigger audited after insert or update or delete on talk for each row execute function audit_row('id', 'version');

create table programme_role (
  id bigint generated always as identity primary key,
  expert_id bigint not null references expert on delete cascade,
  session_id bigint references programme_session on delete cascade,
  talk_id bigint references talk on delete cascade,
  role text not null check (role in ('host', 'speaker', 'president', 'participant', 'comments', 'translate')),
  position int not null default 0,
  constraint programme_role_one check (num_nonnulls(session_id, talk_id) = 1)
);
create unique index programme_role_session on programme_role (session_id, expert_id, role) where session_id is not null;
create unique index programme_role_talk on programme_role (talk_id, expert_id, role) where talk_id is not null;
create index programme_role_expert on programme_role (expert_id);
create trigger audited after insert or update or delete on programme_role for each row execute function audit_row('id');

create table material (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  session_id bigint references programme_session on delete cascade,
  talk_id bigint references talk on delete cascade,
  title jsonb not null,
  -- A stored file or an outside address.
  address text not null,
  size int,
  -- Shown in the reader, not offered for download.
  read_only boolean not null default false,
  position int not null default 0,
  constraint material_one check (num_nonnulls(session_id, talk_id) = 1)
);
create index material_conference on material (conference_id);
create index material_read_only on material (address) where read_only;
create index material_session on material (session_id) where session_id is not null;
create index material_talk on material (talk_id) where talk_id is not null;
create trigger audited after insert or update or delete on material for each row execute function audit_row('id');

-- What attendees see. `document` is the whole programme without the abstracts, which are fetched in pieces.
create table programme_release (
  conference_id bigint not null references conference on delete cascade,
  number int not null,
  released_at timestamptz not null,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  note jsonb not null default '{"zh": "", "en": ""}',
  -- Clashes at the time of the release, and why it was released in spite of them.
  clashes int not null default 0,
  reason text not null default '',
  -- `json` keeps the text, so that releases with equal contents have equal bytes.
  document json not null,
  -- Pieces by name.
  abstracts json not null,
  -- Against the release before.
  changes json not null,
  -- What an export of the release needs: guids, minutes, `kept`.
  exchange json not null default '{"items": {}, "conference": {}}',
  primary key (conference_id, number)
);
create function release_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a released programme is not altered';
end $$;
create trigger final before update on programme_release for each row execute function release_is_final();
create trigger audited after insert on programme_release for each row
  execute function audit_row('number', 'document', 'abstracts', 'changes', 'exchange');

-- Who was told about a release: a repeated job tells nobody twice.
create table programme_told (
  conference_id bigint not null,
  release int not null,
  -- An expert of the programme, or an account with an item of it in its plan.
  whom text not null check (whom in ('expert', 'account')),
  person_id bigint not null,
  at timestamptz not null,
  primary key (conference_id, release, whom, person_id),
  foreign key (conference_id, release) references programme_release (conference_id, number) on delete cascade
);

-- The sessions and talks in an attendee's plan.
create table favourite (
  account_id bigint not null references account on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  item text not null check (item in ('session', 'talk')),
  item_id bigint not null,
  at timestamptz not null,
  primary key (account_id, conference_id, item, item_id)
);
create index favourite_item on favourite (conference_id, item, item_id);

-- A calendar program fetches a plan with this token, without a log-in.
create table calendar_feed (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  conference_id bigint not null references conference on delete cascade, -- no index: conferences are never deleted
  language text not null check (language in ('zh', 'en')),
  created_at timestamptz not null,
  unique (account_id, conference_id, language)
);

-- What exchange files contained about the conference itself; given back when its programme is exported.
create table programme_exchange (
  conference_id bigint primary key references conference on delete cascade,
  kept jsonb not null default '{}'
);

-- Programmes that staff import: the uploaded file, and the tasks that check it, apply it and undo it.
create table programme_import (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  name text not null,
  format text not null check (format in ('json', 'xml', 'sheet')),
  file_id text not null,
  created_at timestamptz not null,
  check_task_id bigint references task on delete set null, -- no index: tasks are never deleted
  apply_task_id bigint references task on delete set null, -- no index: tasks are never deleted
  undo_task_id bigint references task on delete set null -- no index: tasks are never deleted
);
create index programme_import_conference on programme_import (conference_id, id);

create table programme_import_row (
  import_id bigint not null references programme_import on delete cascade,
  -- Line of the sheet, or place in the document.
  number int not null,
  label text not null,
  fate text not null check (fate in ('new', 'change', 'same', 'wrong')),
  item jsonb not null,
  faults jsonb not null default '[]',
  -- The row that it made or changed, its version then, and its values before; null: not applied, or undone.
  brought jsonb,
  primary key (import_id, number)
);
