-- Who shares a conference has a short code of their own; a visit that comes with it is known to come from them.
create table share_code (
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  code text not null,
  created_at timestamptz not null default now(),
  primary key (conference_id, account_id)
);
create unique index share_code_code on share_code (conference_id, code);
create index share_code_account on share_code (account_id);

-- Each time that somebody shared it, and how; no person, only the code under which it went.
create table share (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  channel text not null check (channel in ('poster', 'link', 'device')),
  source_code text not null default '',
  shared_at timestamptz not null
);
create index share_conference on share (conference_id, shared_at);
