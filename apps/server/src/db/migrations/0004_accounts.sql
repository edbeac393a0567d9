-- Accounts of attendees: addresses, sessions (also of staff), codes, log-in with the messenger, agreements and consents.

create table account (
  id bigint generated always as identity primary key,
  name text not null default '',
  avatar text not null default '',
  password_hash text,
  -- When a closed account is erased; null: it is not closed. Until then the person can keep it.
  closes_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_closes on account (closes_at) where closes_at is not null;

create table identity (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  kind text not null check (kind in ('phone', 'email', 'wechat_open', 'wechat_union')),
  -- Phone numbers in digits with the country code, e-mail addresses in lower case.
  value text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now(),
  unique (kind, value)
);
create index identity_account on identity (account_id);

create table access_token (
  -- SHA-256 of the token: a copy of this table opens no session.
  hash bytea primary key,
  kind text not null check (kind in ('general', 'registration', 'staff')),
  account_id bigint references account,
  staff_id bigint references staff_member,
  device text not null default '',
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((kind = 'staff') = (staff_id is not null)),
  check ((kind <> 'staff') = (account_id is not null))
);
create index access_token_account on access_token (account_id) where account_id is not null;
create index access_token_staff on access_token (staff_id) where staff_id is not null;

create table one_time_code (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('phone', 'email')),
  address text not null,
  purpose text not null check (purpose in ('login', 'register', 'reset', 'staff')),
  code_hash bytea not null,
  -- Requested on a device known to the account of the address.
  known boolean not null default false,
  -- Wrong guesses of strangers, and of known devices.
  tries int not null default 0,
  known_tries int not null default 0,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_address on one_time_code (address, sent_at desc);

-- Failed log-ins, counted by known device, by address and account, by account, and by address, whether or not the account exists: a
-- wait reveals nothing about accounts.
create table log_in_failure (
  -- SHA-256 of the scope and of what it counts.
  key bytea primary key,
  -- SHA-256 of the kind of log-in and the normalised identity; null: counts an address over all accounts.
  identity bytea,
  -- Decays with time, so it has fractions.
  failures double precision not null,
  failed_at timestamptz not null,
  -- Until then every further try is refused, also a correct one; null: no wait.
  wait_until timestamptz
);
create index log_in_failure_identity on log_in_failure (identity) where identity is not null;
create index log_in_failure_failed_at on log_in_failure (failed_at);

-- Browsers in which somebody has logged in. Failed log-ins of strangers do not make them wait. A row is a right to try, no session.
create table known_device (
  -- SHA-256 of a random cookie, which names nobody and is replaced at every log-in.
  hash bytea not null,
  account_id bigint references account,
  staff_id bigint references staff_member,
  -- The last session begun on the device (`access_token.hash`): ending it by hand also ends this trust.
  session bytea not null,
  used_at timestamptz not null,
  check ((account_id is null) <> (staff_id is null)),
  unique nulls not distinct (hash, account_id, staff_id)
);
create index known_device_account on known_device (account_id) where account_id is not null;
create index known_device_staff on known_device (staff_id) where staff_id is not null;
create index known_device_used_at on known_device (used_at);

-- A log-in with the messenger that this server began. The state comes back with the code and is accepted once.
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

-- User agreement and privacy policy. Rows without a society apply where a society has none of its own.
create table agreement (
  version text primary key,
  society_id bigint references society,
  staff_id bigint references staff_member,
  agreement jsonb not null,
  privacy jsonb not null,
  in_force_since timestamptz not null
);
create index agreement_society on agreement (society_id, in_force_since desc);
create index agreement_staff on agreement (staff_id);
create trigger audited after insert or update or delete on agreement for each row execute function audit_row('version');

create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account,
  subject text not null check (subject in ('agreement')),
  version text not null,
  -- Of the text that was shown; null: not recorded.
  language text check (language in ('zh', 'en')),
  given_at timestamptz not null default now(),
  through text not null default '',
  withdrawn_at timestamptz
);
create index consent_account on consent (account_id, subject, given_at desc);
