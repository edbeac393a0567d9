-- Answers of writing calls by caller and key: a repeated request gets the first answer again.
create table idempotency_key (
  caller text not null,
  path text not null,
  key text not null,
  body_hash bytea not null,
  -- Null while the first request is being worked on.
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (caller, path, key)
);
create index idempotency_key_age on idempotency_key (created_at);
