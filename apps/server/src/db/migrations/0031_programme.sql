-- The programme: what the organiser works on (halls, topics, experts, sessions, talks, who does what in them), and the releases that
-- attendees see, which are never altered.

create table hall (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- Where it is: floor, building.
  place jsonb not null default '{"zh": "", "en": ""}',
  seats int check (seats > 0),
  position int not null default 0,
  -- What an exchange format knows of it and we have no place for.
  kept jsonb not null default '{}'
);
create index hall_conference on hall (conference_id, position, id);

create table topic (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  -- 0 to 5: a tint of the house's, so that it stays readable.
  tint int not null default 0 check (tint between 0 and 5),
  position int not null default 0
);
create index topic_conference on topic (conference_id, position, id);

-- A person as the programme shows them.
create table expert (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint references account on delete set null,
  name jsonb not null,
  affiliation jsonb not null default '{"zh": "", "en": ""}',
  -- Professor, chief physician …
  post jsonb not null default '{"zh": "", "en": ""}',
  biography jsonb not null default '{"zh": "", "en": ""}',
  portrait text,
  phone text not null default '',
  email text not null default '',
  -- Name in Latin letters as Chinese is read, for the index and for searching: `shen yan qiu`.
  reading text not null default '',
  version int not null default 1,
  kept jsonb not null default '{}'
);
create index expert_conference on expert (conference_id, id);
create index expert_account on expert (account_id) where account_id is not null;

-- Chairs, honorary guests, committee: groups of experts in the organiser's order.
create table expert_group (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  note jsonb not null default '{"zh": "", "en": ""}',
  position int not null default 0
);
create index expert_group_conference on expert_group (conference_id, position, id);

create table expert_group_member (
  group_id bigint not null references expert_group on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  -- What they are in it: president, secretary.
  duty jsonb not null default '{"zh": "", "en": ""}',
  position int not null default 0,
  primary key (group_id, expert_id)
);

create table programme_session (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  hall_id bigint references hall on delete set null,
  kind text not null default 'session'
    check (kind in ('ceremony', 'plenary', 'session', 'workshop', 'poster', 'satellite', 'break', 'social')),
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  -- Who pays for a satellite meeting.
  sponsor jsonb not null default '{"zh": "", "en": ""}',
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  topics bigint[] not null default '{}',
  version int not null default 1,
  -- The same item in an exchange file, imported again, takes the place of the earlier one.
  guid uuid not null default gen_random_uuid(),
  kept jsonb not null default '{}',
  constraint programme_session_order check (ends_at > starts_at),
  constraint programme_session_guid unique (conference_id, guid)
);
create index programme_session_conference on programme_session (conference_id, starts_at, id);

create table talk (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- Null: not placed yet.
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  abstract jsonb not null default '{"zh": "", "en": ""}',
  -- Null: one after the other within the session, without a time of its own.
  starts_at timestamptz,
  minutes int not null default 15 check (minutes between 1 and 1440),
  position int not null default 0,
  version int not null default 1,
  guid uuid not null default gen_random_uuid(),
  kept jsonb not null default '{}',
  constraint talk_guid unique (conference_id, guid)
);
create index talk_conference on talk (conference_id, session_id, position, id);

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

create table material (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  session_id bigint references programme_session on delete cascade,
  talk_id bigint references talk on delete cascade,
  title jsonb not null,
  -- A file of ours or an outside address.
  address text not null,
  size int,
  position int not null default 0,
  constraint material_one check (num_nonnulls(session_id, talk_id) = 1)
);
create index material_conference on material (conference_id);

-- What attendees see. `document` is the whole programme but for the abstracts, which follow in pieces.
create table programme_release (
  conference_id bigint not null references conference on delete cascade,
  number int not null,
  released_at timestamptz not null,
  staff_id bigint references staff_member,
  note jsonb not null default '{"zh": "", "en": ""}',
  -- As text, so that two releases that say the same are written the same.
  document json not null,
  -- Pieces by name.
  abstracts json not null,
  -- Against the release before.
  changes json not null,
  primary key (conference_id, number)
);
create function release_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'a released programme is not altered';
end $$;
create trigger final before update on programme_release for each row execute function release_is_final();

-- What a person means to attend.
create table favourite (
  account_id bigint not null references account on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  item text not null check (item in ('session', 'talk')),
  item_id bigint not null,
  at timestamptz not null,
  primary key (account_id, conference_id, item, item_id)
);
create index favourite_item on favourite (conference_id, item, item_id);

-- A calendar programme fetches a plan by this, without a log-in.
create table calendar_feed (
  token_hash bytea primary key,
  account_id bigint not null references account on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  language text not null check (language in ('zh', 'en')),
  created_at timestamptz not null,
  unique (account_id, conference_id, language)
);

create trigger audited after insert or update or delete on hall for each row execute function audit_row('id');
create trigger audited after insert or update or delete on topic for each row execute function audit_row('id');
create trigger audited after insert or update or delete on expert for each row execute function audit_row('id', 'version', 'reading');
create trigger audited after insert or update or delete on expert_group for each row execute function audit_row('id');
create trigger audited after insert or update or delete on expert_group_member for each row execute function audit_row('group_id');
create trigger audited after insert or update or delete on programme_session for each row execute function audit_row('id', 'version');
create trigger audited after insert or update or delete on talk for each row execute function audit_row('id', 'version');
create trigger audited after insert or update or delete on programme_role for each row execute function audit_row('id');
create trigger audited after insert or update or delete on material for each row execute function audit_row('id');
create trigger audited after insert on programme_release for each row
  execute function audit_row('number', 'document', 'abstracts', 'changes');
