-- Films, and how long people watched films and broadcasts.

create table video_category (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  position int not null default 0
);
create index video_category_conference on video_category (conference_id, position, id);
create trigger audited after insert or update or delete on video_category for each row execute function audit_row('id');

-- A film with a broadcast is its replay; with a session it is the review video of that session.
create table video (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  category_id bigint references video_category on delete set null,
  broadcast_id bigint unique references broadcast on delete cascade,
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  -- The folder of playlist, segments and whole file; random, and part of signed addresses.
  folder text not null unique,
  milliseconds int,
  -- A recording without a picture, listed as audio.
  sound_only boolean not null default false,
  -- `making`: being joined or cut; `failed`: see `fault`. Only a published film is shown.
  state text not null default 'making' check (state in ('making', 'ready', 'published', 'failed')),
  fault text not null default '',
  watch text not null default 'paid' check (watch in ('anyone', 'account', 'registered', 'paid')),
  -- [{ at: milliseconds, title: {zh, en}, talkId: number | null }], by time.
  chapters jsonb not null default '[]',
  -- [{ language: BCP 47, label, file }], WebVTT.
  captions jsonb not null default '[]',
  published_at timestamptz,
  position int not null default 0,
  version int not null default 1,
  removed_at timestamptz
);
create index video_conference on video (conference_id, state, position, id);
create index video_session on video (session_id) where session_id is not null;
create index video_of_category on video (category_id) where category_id is not null;
create trigger audited after insert or update or delete on video for each row execute function audit_row('id', 'version');

alter table live_recording add foreign key (video_id) references video on delete set null;

-- Where a person stopped watching a film.
create table video_position (
  account_id bigint not null references account on delete cascade,
  video_id bigint not null references video on delete cascade,
  milliseconds int not null,
  at timestamptz not null,
  primary key (account_id, video_id)
);
create index video_position_video on video_position (video_id);

-- What was watched, by the server's clock: one row per stretch of one player. Stretches of one person can overlap; minutes are
-- counted over their union, so that two tabs count once.
create table watch_interval (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  broadcast_id bigint references broadcast on delete cascade,
  video_id bigint references video on delete cascade,
  -- One opened player; random.
  player text not null,
  began_at timestamptz not null,
  -- Advances with each heartbeat, by no more than the time between two of them.
  until_at timestamptz not null,
  -- How many times the person was asked whether they are present, and how many times they answered in time.
  checks_asked int not null default 0,
  checks_answered int not null default 0,
  constraint watch_interval_one check (num_nonnulls(broadcast_id, video_id) = 1),
  constraint watch_interval_order check (until_at >= began_at),
  constraint watch_interval_player unique (account_id, player, began_at)
);
create index watch_interval_account on watch_interval (conference_id, account_id, began_at);
create index watch_interval_broadcast on watch_interval (broadcast_id, began_at) where broadcast_id is not null;
create index watch_interval_video on watch_interval (video_id, began_at) where video_id is not null;
