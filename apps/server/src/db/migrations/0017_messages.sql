-- Messages that are to be sent or were sent: a template with its values, so that each channel can word it.

create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('phone', 'email')),
  recipient text not null,
  language text not null check (language in ('zh', 'en')),
  template text not null,
  variables jsonb not null default '{}',
  -- The registration that the message is about.
  registration_id bigint references registration on delete set null,
  -- An attached file, such as an invoice.
  file_key text,
  file_name text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  fault text not null default '',
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_registration on message (registration_id) where registration_id is not null;
