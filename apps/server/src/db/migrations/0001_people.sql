-- Who: societies, accounts and how they prove themselves, staff, member lists, consents.

create table society (
  id bigint generated always as identity primary key,
  name jsonb not null,
  created_at timestamptz not null default now()
);

create table account (
  id bigint generated always as identity primary key,
  name text not null default '',
  avatar text not null default '',
  password_hash text,
  -- Wrong passwords since the last right one, and until when the password is not tried at all.
  password_failures int not null default 0,
  password_locked_until timestamptz,
  created_at timestamptz not null default now()
);

create table identity (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('phone', 'email', 'wechat_open', 'wechat_union')),
  -- Phones in digits with country code, e-mails in lower case.
  value text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, value)
);
create index identity_account on identity (account_id);

create table access_token (
  -- SHA-256 of the token: a stolen table opens nothing.
  hash bytea primary key,
  kind text not null check (kind in ('general', 'registration', 'staff')),
  account_id bigint references account,
  staff_id bigint,
  device text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'staff') = (staff_id is not null)),
  check ((kind <> 'staff') = (account_id is not null))
);
create index access_token_account on access_token (account_id) where ended_at is null;

create table one_time_code (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('phone', 'email')),
  address text not null,
  purpose text not null check (purpose in ('login', 'register', 'reset')),
  code_hash bytea not null,
  tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_address on one_time_code (address, sent_at desc);

-- A log-in at the messenger that this server began: the state comes back with the code, once.
create table messenger_state (
  state text primary key,
  back text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- The messenger's global token and ticket, shared by all processes.
create table messenger_ticket (
  key text primary key,
  value text not null,
  expires_at timestamptz not null
);

create table agreement (
  version text primary key,
  agreement jsonb not null,
  privacy jsonb not null,
  in_force_since timestamptz not null
);

create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  subject text not null check (subject in ('agreement')),
  version text not null,
  given_at timestamptz not null default now(),
  through text not null default '',
  withdrawn_at timestamptz
);
create index consent_account on consent (account_id, subject, given_at desc);

create table staff_member (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  name text not null,
  email text not null unique,
  password_hash text not null,
  password_failures int not null default 0,
  password_locked_until timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null default now()
);
alter table access_token add foreign key (staff_id) references staff_member;
create index access_token_staff on access_token (staff_id) where ended_at is null;

create table member_list (
  id bigint generated always as identity primary key,
  society_id bigint not null references society,
  title jsonb not null,
  description jsonb not null,
  benefits jsonb not null,
  join_url text not null default ''
);

create table member_list_entry (
  id bigint generated always as identity primary key,
  member_list_id bigint not null references member_list,
  name text not null,
  phone text not null default '',
  email text not null default '',
  valid_from date,
  valid_until date
);
create index member_list_entry_phone on member_list_entry (member_list_id, phone) where phone <> '';
create index member_list_entry_email on member_list_entry (member_list_id, email) where email <> '';

-- What is to be sent or was sent to people: a template with its values, so that each channel words it as it must.
create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('phone', 'email')),
  recipient text not null,
  language text not null check (language in ('zh', 'en')),
  template text not null,
  variables jsonb not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  fault text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table stored_file (
  id text primary key,
  account_id bigint references account,
  kind text not null,
  bytes int not null,
  created_at timestamptz not null default now()
);

-- First answers of writing calls, by caller and key: a repeated request gets the same one.
create table idempotency_key (
  caller text not null,
  path text not null,
  key text not null,
  body_hash bytea not null,
  -- Null while the first request is still at work.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index idempotency_key_age on idempotency_key (created_at);
