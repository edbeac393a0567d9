-- Staff: invitations and resets by link, second factors, and what a log-in with one waits for.

-- Who was invited has no password yet, and who has left has none any more.
alter table staff_member alter column password_hash drop not null;
alter table society add second_factor_required boolean not null default false;

create table staff_link (
  hash bytea primary key,
  staff_id bigint not null references staff_member,
  purpose text not null check (purpose in ('invitation', 'reset')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index staff_link_staff on staff_link (staff_id);

-- The six digits of an app. A code counts once: the step it belonged to is kept.
create table staff_totp (
  staff_id bigint primary key references staff_member,
  secret text,
  -- Was shown, and no code of it was given yet; the one before counts until then.
  pending text,
  last_step bigint not null default 0
);

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

create table staff_recovery (
  staff_id bigint not null references staff_member,
  hash bytea not null,
  primary key (staff_id, hash)
);

-- A right password that waits for the second factor, or a passkey that is being added. The hash of what the browser holds.
create table staff_challenge (
  hash bytea primary key,
  staff_id bigint not null references staff_member,
  purpose text not null check (purpose in ('login', 'passkey')),
  tries int not null default 0,
  expires_at timestamptz not null
);
create index staff_challenge_staff on staff_challenge (staff_id);

create trigger audited after insert or update or delete on society for each row execute function audit_row('id');
create trigger audited after insert or update or delete on staff_totp for each row
  execute function audit_row('staff_id', 'secret', 'pending', 'last_step');
create trigger audited after insert or update or delete on staff_passkey for each row
  execute function audit_row('id', 'public_key', 'counter', 'used_at', 'credential_id');
