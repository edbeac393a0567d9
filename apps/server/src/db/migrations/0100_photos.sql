-- Photo templates of a conference, and avatars with introductions that attendees hand in. Without a row our own templates show.

create table photo_template (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  number int not null check (number between 1 and 3),
  name jsonb not null,
  art text not null check (art in ('none', 'pulse', 'light', 'wide')),
  corner int not null check (corner between 0 and 960),
  layout jsonb not null,
  shown boolean not null default true,
  version int not null default 1,
  unique (conference_id, number)
);
create trigger audited after insert or update or delete on photo_template for each row execute function audit_row('id', 'version');

create table photo_settings (
  conference_id bigint primary key references conference on delete cascade,
  -- Attendees may hand in avatars and introductions. Without a row: they may.
  collecting boolean not null,
  version int not null default 1
);
create trigger audited after insert or update or delete on photo_settings
  for each row execute function audit_row('conference_id', 'version');

create table introduction (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  account_id bigint not null references account on delete cascade,
  -- As they were when it was handed in.
  name text not null,
  affiliation text not null default '',
  -- Address of a picture of 120 x 120 pixels.
  avatar text not null,
  body text not null,
  language text not null check (language in ('zh', 'en')),
  state text not null default 'waiting' check (state in ('waiting', 'released', 'refused')),
  -- Words of staff to the person.
  reason text not null default '',
  at timestamptz not null,
  unique (conference_id, account_id)
);
create index introduction_account on introduction (account_id);
create index introduction_state on introduction (conference_id, state, id);
-- Texts, names and pictures are left out of the audit log.
create trigger audited after insert or update or delete on introduction for each row
  execute function audit_row('id', 'account_id', 'name', 'affiliation', 'avatar', 'body');
