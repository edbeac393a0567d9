-- Live, replay and video. A room has streams (how a studio reaches it) and broadcasts (what is shown in it and when); everything
-- that viewers of a broadcast must see in order is one row of its event log. Videos are replays of broadcasts and films of their own.

create table live_room (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  hall_id bigint references hall on delete set null,
  name jsonb not null,
  -- `auto`: the next broadcast begins in its room by itself when its time has come and the signal is there.
  switching text not null default 'auto' check (switching in ('auto', 'hand')),
  position int not null default 0,
  version int not null default 1
);
create index live_room_conference on live_room (conference_id, position, id);

-- Where a studio pushes to. The name is public and in viewers' addresses; the secret is only in the studio's.
create table live_stream (
  id bigint generated always as identity primary key,
  room_id bigint not null references live_room on delete cascade,
  provider text not null default 'own' check (provider in ('own', 'tencent', 'aliyun')),
  part text not null default 'main' check (part in ('main', 'backup')),
  name text not null unique,
  secret text not null,
  -- The signal now there; null: none.
  connected_at timestamptz,
  disconnected_at timestamptz,
  constraint live_stream_part unique (room_id, part)
);

create table live_series (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  position int not null default 0,
  version int not null default 1
);
create index live_series_conference on live_series (conference_id, position, id);

create table broadcast (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  room_id bigint not null references live_room on delete cascade,
  series_id bigint references live_series on delete set null,
  -- The session of the programme that is shown: talks, speakers and materials come from there.
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'live', 'paused', 'ended')),
  -- Who put it into this state: what staff paused, the signal does not start again.
  state_by text not null default 'signal' check (state_by in ('signal', 'staff')),
  began_at timestamptz,
  ended_at timestamptz,
  -- Who may watch, live and later.
  watch text not null default 'account' check (watch in ('anyone', 'account', 'registered', 'paid')),
  replay_watch text not null default 'paid' check (replay_watch in ('anyone', 'account', 'registered', 'paid')),
  -- `before`: what people write is shown when staff have let it pass.
  chat text not null default 'open' check (chat in ('open', 'before', 'closed')),
  -- Seconds between two messages of one person.
  slow_seconds int not null default 3 check (slow_seconds between 0 and 600),
  -- The event that stands on top.
  pinned bigint,
  -- Of the last row in its event log; raised under a lock, so that rows come into being in their order.
  last_sequence bigint not null default 0,
  likes bigint not null default 0,
  version int not null default 1,
  removed_at timestamptz,
  constraint broadcast_order check (ends_at > starts_at)
);
create index broadcast_conference on broadcast (conference_id, starts_at, id);
create index broadcast_room on broadcast (room_id, starts_at);

-- What happened to signals and states, by whom: the desk's log.
create table live_happening (
  id bigint generated always as identity primary key,
  room_id bigint not null references live_room on delete cascade,
  broadcast_id bigint references broadcast on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in
    ('signal_on', 'signal_off', 'signal_refused', 'began', 'paused', 'resumed', 'ended', 'recorded', 'replay_ready', 'replay_failed')),
  staff_id bigint references staff_member,
  detail jsonb not null default '{}'
);
create index live_happening_room on live_happening (room_id, id desc);

-- One recorded piece: a signal that breaks and returns leaves several, which are joined.
create table live_recording (
  id bigint generated always as identity primary key,
  room_id bigint not null references live_room on delete cascade,
  broadcast_id bigint references broadcast on delete set null,
  -- As the stream server named it; told twice it is one piece.
  name text not null unique,
  began_at timestamptz not null,
  milliseconds int,
  size bigint,
  created_at timestamptz not null default now()
);
create index live_recording_broadcast on live_recording (broadcast_id, began_at);

-- Everything that viewers see in order: without gaps, 1, 2, 3 … in each broadcast.
create table live_event (
  broadcast_id bigint not null references broadcast on delete cascade,
  sequence bigint not null,
  at timestamptz not null,
  kind text not null check (kind in
    ('message', 'question', 'removed', 'pinned', 'state', 'notice', 'poll', 'poll_result', 'sign_up', 'question_state', 'settings')),
  account_id bigint references account on delete set null,
  staff_id bigint references staff_member,
  -- The writer's own name for what they sent: sent again after a break it is the same.
  client_key text,
  body jsonb not null,
  primary key (broadcast_id, sequence)
);
create unique index live_event_key on live_event (broadcast_id, account_id, client_key) where client_key is not null;

-- What waits for staff (chat = before, or caught by a word), and what they refused.
create table live_held_message (
  id bigint generated always as identity primary key,
  broadcast_id bigint not null references broadcast on delete cascade,
  account_id bigint references account on delete cascade,
  kind text not null check (kind in ('message', 'question')),
  client_key text not null,
  name text not null,
  body text not null,
  -- Why it waits: every message does, a word of the list, too like others.
  reason text not null check (reason in ('all', 'word', 'repeated')),
  state text not null default 'waiting' check (state in ('waiting', 'passed', 'refused')),
  at timestamptz not null,
  sequence bigint,
  unique (broadcast_id, account_id, client_key)
);
create index live_held_waiting on live_held_message (broadcast_id, id) where state = 'waiting';

-- A question stands in the log under its sequence; here is how it fares.
create table live_question (
  broadcast_id bigint not null references broadcast on delete cascade,
  sequence bigint not null,
  state text not null default 'open' check (state in ('open', 'shown', 'answered', 'removed')),
  votes int not null default 0,
  primary key (broadcast_id, sequence)
);
create table live_question_vote (
  broadcast_id bigint not null,
  sequence bigint not null,
  account_id bigint not null references account on delete cascade,
  primary key (broadcast_id, sequence, account_id),
  foreign key (broadcast_id, sequence) references live_question on delete cascade
);

create table live_poll (
  id bigint generated always as identity primary key,
  broadcast_id bigint not null references broadcast on delete cascade,
  question jsonb not null,
  -- Bilingual texts; a choice is named by its place, 0 to 9.
  options jsonb not null,
  -- How many one may choose.
  most int not null default 1 check (most between 1 and 10),
  -- Seconds it is open; null until staff close it.
  seconds int check (seconds between 10 and 3600),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'published')),
  opened_at timestamptz,
  closes_at timestamptz,
  position int not null default 0
);
create index live_poll_broadcast on live_poll (broadcast_id, position, id);
create table live_vote (
  poll_id bigint not null references live_poll on delete cascade,
  account_id bigint not null references account on delete cascade,
  choices int[] not null,
  at timestamptz not null,
  primary key (poll_id, account_id)
);

-- Who may not write, and until when; null broadcast: in all of the conference.
create table live_mute (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  broadcast_id bigint references broadcast on delete cascade,
  account_id bigint not null references account on delete cascade,
  staff_id bigint references staff_member,
  at timestamptz not null,
  until timestamptz,
  lifted_at timestamptz
);
create index live_mute_account on live_mute (conference_id, account_id) where lifted_at is null;

-- Words that hold a message back, one per line of the organiser's list.
alter table conference add live_words jsonb not null default '[]';

create table video_category (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  position int not null default 0
);
create index video_category_conference on video_category (conference_id, position, id);

-- A film. With a broadcast it is that one's replay; with a session, the review video of it.
create table video (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  category_id bigint references video_category on delete set null,
  broadcast_id bigint unique references broadcast on delete cascade,
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  -- The folder under which playlist, segments and whole file lie; random, and in signed addresses.
  folder text not null unique,
  milliseconds int,
  -- `making`: being joined or cut; `failed`: see `fault`. Only a published one is seen.
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

-- Where a person was in a film.
create table video_position (
  account_id bigint not null references account on delete cascade,
  video_id bigint not null references video on delete cascade,
  milliseconds int not null,
  at timestamptz not null,
  primary key (account_id, video_id)
);

-- What was watched, by the server's clock: one row for each stretch of one player. Stretches of one person may overlap; minutes are
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
  -- Moves on with each heartbeat, never by more than the time between two of them.
  until_at timestamptz not null,
  -- Whether the person answered that they are there: asked, answered in time.
  checks_asked int not null default 0,
  checks_answered int not null default 0,
  constraint watch_interval_one check (num_nonnulls(broadcast_id, video_id) = 1),
  constraint watch_interval_order check (until_at >= began_at),
  constraint watch_interval_player unique (account_id, player, began_at)
);
create index watch_interval_account on watch_interval (conference_id, account_id, began_at);
create index watch_interval_broadcast on watch_interval (broadcast_id, began_at) where broadcast_id is not null;

-- Figures of a broadcast minute by minute; each process adds what it saw.
create table live_figure (
  broadcast_id bigint not null references broadcast on delete cascade,
  minute timestamptz not null,
  process text not null,
  -- The most at one time in this minute.
  viewers int not null,
  messages int not null default 0,
  likes int not null default 0,
  primary key (broadcast_id, minute, process)
);
-- Who was there, for counting people and regions; `viewer` is an account or a device's mark.
create table live_viewer (
  broadcast_id bigint not null references broadcast on delete cascade,
  viewer text not null,
  account_id bigint references account on delete set null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  province text not null default '',
  primary key (broadcast_id, viewer)
);

-- Usage statistics (T22): what the phones tell of pages seen. By month, so that old ones can be let go of at once.
create table usage_event (
  at timestamptz not null,
  conference_id bigint,
  kind text not null,
  -- A device's mark: random, and anew when a person resets it.
  fingerprint text not null,
  account_id bigint,
  -- The screen's name in paths.ts, and the address without its query.
  screen text not null,
  address text not null,
  language text not null,
  source_code text not null default '',
  agent text not null default '',
  location text not null default '',
  longitude double precision,
  latitude double precision,
  parameter jsonb not null default '{}'
) partition by range (at);
create index usage_event_conference on usage_event (conference_id, at);
create table usage_event_rest partition of usage_event default;

create trigger audited after insert or update or delete on live_room for each row execute function audit_row('id', 'version');
create trigger audited after insert or update or delete on live_stream for each row
  execute function audit_row('id', 'secret', 'connected_at', 'disconnected_at');
create trigger audited after insert or update or delete on live_series for each row execute function audit_row('id', 'version');
create trigger audited after insert or update or delete on broadcast for each row
  execute function audit_row('id', 'version', 'last_sequence', 'likes');
create trigger audited after insert or update or delete on live_poll for each row execute function audit_row('id');
create trigger audited after insert or update or delete on live_mute for each row execute function audit_row('id');
create trigger audited after update or delete on live_held_message for each row execute function audit_row('id');
create trigger audited after insert or update or delete on video_category for each row execute function audit_row('id');
create trigger audited after insert or update or delete on video for each row execute function audit_row('id', 'version');
