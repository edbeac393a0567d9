-- Keys of the open interface. A key is valid for one conference; only the hash of its secret is stored.

create table api_key (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name text not null check (name <> ''),
  -- Names of `keyScopes`.
  scopes text[] not null,
  -- SHA-256 of the secret.
  hash bytea not null unique,
  -- First and last characters of the secret, by which staff recognise it.
  prefix text not null,
  suffix text not null,
  created_by bigint not null references staff_member, -- no index: members of staff are never deleted
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Written at most once a minute.
  used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_conference on api_key (conference_id, id);
create trigger audited after insert or update or delete on api_key for each row execute function audit_row('id', 'hash', 'used_at');
