-- A home that is edited before it goes live, at once or at a time, and every version that was live.

create table home_draft (
  conference_id bigint primary key references conference on delete cascade,
  content jsonb not null,
  template int not null,
  brand text not null,
  loader int not null,
  version int not null,
  saved_by bigint not null references staff_member, -- no index: members of staff are never deleted
  saved_at timestamptz not null,
  -- When it goes live by itself; null: when staff say so.
  live_at timestamptz
);
create index home_draft_live on home_draft (live_at) where live_at is not null;

create table home_version (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  content jsonb not null,
  template int not null,
  brand text not null,
  loader int not null,
  -- Names of the parts that differ from the version before.
  changed text[] not null,
  live_by bigint not null references staff_member, -- no index: members of staff are never deleted
  live_at timestamptz not null,
  -- It went live at a time that was set, not by hand.
  timed boolean not null
);
create index home_version_conference on home_version (conference_id, id desc);
