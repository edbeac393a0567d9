-- Meetings of hospital departments beside a conference, which are entered with a code.

create table department_meeting (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  title jsonb not null,
  department jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  place jsonb not null default '{"zh": "", "en": ""}',
  -- Where it is joined online; empty: only in the room.
  link text not null default '',
  -- A phone number or an e-mail address in the form of `identity.value`: the account that has proved it is the host.
  host_address text not null,
  code text not null,
  materials jsonb not null default '[]',
  minutes text not null default '',
  version int not null default 1
);
create index department_meeting_conference on department_meeting (conference_id, starts_at);
create trigger audited after insert or update or delete on department_meeting for each row
  execute function audit_row('id', 'version', 'code', 'host_address', 'minutes');

-- Who has entered, and who signed in while it was on.
create table department_person (
  meeting_id bigint not null references department_meeting on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- At the time of entering.
  name text not null,
  affiliation text not null default '',
  entered_at timestamptz not null,
  signed_at timestamptz,
  primary key (meeting_id, account_id)
);
create index department_person_account on department_person (account_id);

-- Tries of a code within ten minutes, of one person or one network address. Only a hash names either.
create table department_try (
  meeting_id bigint not null references department_meeting on delete cascade,
  key bytea not null,
  tries int not null,
  since timestamptz not null,
  primary key (meeting_id, key)
);
create index department_try_since on department_try (since);
