-- Societies and their staff: invitations and resets by link, second factors, roles.

create table society (
  id bigint generated always as identity primary key,
  name jsonb not null,
  -- Staff cannot work in the console before they have set up a second factor.
  second_factor_required boolean not null default false,
  created_at timestamptz not null default now()
);
create trigger audited after insert or update or delete on society for each row execute function audit_row('id');

create table staff_member (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  name text not null,
  email text not null unique,
  -- Null for an invited person who has not chosen a password yet, and after a member has left.
  password_hash text,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
create index staff_member_society on staff_member (society_id);
create trigger audited after insert or update or delete on staff_member for each row execute function audit_row('id', 'password_hash');

alter table audit_entry
  add foreign key (society_id) references society on delete cascade,
  add foreign key (staff_id) references staff_member;

-- A role holds on one conference, or on the whole society where conference_id is null. Its foreign key follows in
-- 0007_conference.sql.
create table staff_grant (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_member,
  conference_id bigint,
  role text not null check (role in ('owner', 'organiser', 'finance', 'programme', 'reviewer', 'live', 'door', 'reader')),
  unique nulls not distinct (staff_id, conference_id, role)
);
create index staff_grant_conference on staff_grant (conference_id) where conference_id is not null;
create trigger audited after insert or update or delete on staff_grant for each row execute function audit_row('id');

create table staff_link (
  hash bytea primary key,
  staff_id bigint not null references staff_member,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_link_staff on staff_link (staff_id);

-- One-time passwords of an authenticator app.
create table staff_totp (
  staff_id bigint primary key references staff_member,
  secret text,
  -- A secret that was shown but not confirmed with a code yet. Until then `secret` stays valid.
  pending text,
  -- The time step of the last accepted code: a code is accepted once.
  last_step bigint not null default 0
);
create trigger audited after insert or update or delete on staff_totp for each row
  execute function audit_row('staff_id', 'secret', 'pending', 'last_step');

create table staff_passkey (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_member,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text not null default '',
  name text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index staff_passkey_staff on staff_passkey (staff_id);
create trigger audited after insert or update or delete on staff_passkey for each row
  execute function audit_row('id', 'public_key', 'counter', 'used_at', 'credential_id');

create table staff_recovery (
  staff_id bigint not null references staff_member,
  hash bytea not null,
  primary key (staff_id, hash)
);

-- A correct password that waits for the second factor, or a passkey that is being added. The browser holds the value, the table
-- its hash.
create table staff_challenge (
  hash bytea primary key,
  staff_id bigint not null references staff_member,
  purpose text not null check (purpose in ('login', 'passkey')),
  tries int not null default 0,
  expires_at timestamptz not null
);
create index staff_challenge_staff on staff_challenge (staff_id);
