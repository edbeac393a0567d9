-- Log-in of staff at the society's OpenID provider.

create table sign_on_provider (
  id bigint generated always as identity primary key,
  -- One for each society.
  society_id bigint not null unique references society on delete cascade,
  -- Text of the button at the log-in, by language.
  name jsonb not null,
  issuer text not null,
  client_id text not null,
  -- Sealed with the secret beside the data.
  client_secret bytea not null,
  -- Domains of e-mail addresses that may log in; none: every address that the provider has verified.
  domains text[] not null default '{}',
  -- Staff other than owners log in there only.
  required boolean not null default false,
  created_at timestamptz not null default now()
);
create trigger audited after insert or update or delete on sign_on_provider
  for each row execute function audit_row('id', 'client_secret');

-- A log-in that one browser has begun. The browser holds `attempt`, the address of the provider's page `state`.
create table sign_on_attempt (
  attempt_hash bytea primary key,
  provider_id bigint not null references sign_on_provider on delete cascade,
  state text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null
);
create index sign_on_attempt_provider on sign_on_attempt (provider_id);

-- Who a person is at the provider, since the first log-in there.
create table staff_sign_on (
  provider_id bigint not null references sign_on_provider on delete cascade,
  subject text not null,
  staff_id bigint not null references staff_member,
  linked_at timestamptz not null,
  primary key (provider_id, subject),
  unique (staff_id, provider_id)
);
create trigger audited after insert or update or delete on staff_sign_on for each row
  execute function audit_row('staff_id', 'subject');
