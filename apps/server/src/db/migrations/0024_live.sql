-- Live rooms. A room has streams (how a studio reaches it) and broadcasts (what it shows and when). Everything that the viewers
-- of a broadcast see in order is one row of its event log.

create table live_room (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  hall_id bigint references hall on delete set null,
  name jsonb not null,
  -- `auto`: the next broadcast of the room starts by itself once its time has come and the signal is there.
  switching text not null default 'auto' check (switching in ('auto', 'hand')),
  position int not null default 0,
  version int not null default 1
);
create index live_room_conference on live_room (conference_id, position, id);
create index live_room_hall on live_room (hall_id) where hall_id is not null;
create trigger audited after insert or update or delete on live_room for each row execute function audit_row('id', 'version');

-- Where a studio sends to. The name is public, in the addresses of viewers; only the studio has the secret.
create table live_stream (
  id bigint generated always as identity primary key,
  room_id bigint not null references live_room on delete cascade,
  provider text not null default 'own' check (provider in ('own', 'tencent', 'aliyun')),
  part text not null default 'main' check (part in ('main', 'backup')),
  name text not null unique,
  secret text not null,
  -- When a member of staff last looked at the secret; the audit log says who.
  key_shown_at timestamptz,
  -- Which connection of the stream server sends. What another connection reports, refused or cut before, is ignored.
  client text not null default '',
  -- Of the present signal; null: there is none.
  connected_at timestamptz,
  disconnected_at timestamptz,
  constraint live_stream_part unique (room_id, part)
);
-- The columns that change with every signal are not audited.
create trigger audited after insert or update or delete on live_stream for each row
  execute function audit_row('id', 'secret', 'client', 'connected_at', 'disconnected_at');

-- Names of earlier streams: a recording stays known by its conference and room after its stream was removed or renamed, or its
-- room removed.
create table live_stream_past (
  name text primary key,
  conference_id bigint not null references conference on delete cascade,
  room_id bigint references live_room on delete set null,
  -- The name of the room at that time.
  room jsonb not null
);
create index live_stream_past_conference on live_stream_past (conference_id);
create index live_stream_past_room on live_stream_past (room_id);

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
create trigger audited after insert or update or delete on live_series for each row execute function audit_row('id', 'version');

create table broadcast (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  room_id bigint not null references live_room on delete cascade,
  series_id bigint references live_series on delete set null,
  -- The session of the programme that is shown: talks, speakers and materials come from it.
  session_id bigint references programme_session on delete set null,
  title jsonb not null,
  introduction jsonb not null default '{"zh": "", "en": ""}',
  cover text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'planned' check (state in ('planned', 'live', 'paused', 'ended')),
  -- Who set this state: a broadcast that staff paused is not resumed by the signal.
  state_by text not null default 'signal' check (state_by in ('signal', 'staff')),
  began_at timestamptz,
  ended_at timestamptz,
  -- Who may watch it live, and its replay.
  watch text not null default 'account' check (watch in ('anyone', 'account', 'registered', 'paid')),
  replay_watch text not null default 'paid' check (replay_watch in ('anyone', 'account', 'registered', 'paid')),
  -- `before`: a message is shown after staff have passed it.
  chat text not null default 'open' check (chat in ('open', 'before', 'closed')),
  -- Seconds between two messages of one person.
  slow_seconds int not null default 3 check (slow_seconds between 0 and 600),
  -- Sequence of the event that is shown on top.
  pinned bigint,
  -- Sequence of the last row in the event log; increased under a lock, so that rows are committed in their order.
  last_sequence bigint not null default 0,
  likes bigint not null default 0,
  -- Writers are shown to each other by a number made of this seal and their account: it differs in each broadcast and does not
  -- reveal the account.
  seal uuid not null default gen_random_uuid(),
  version int not null default 1,
  removed_at timestamptz,
  constraint broadcast_order check (ends_at > starts_at)
);
create index broadcast_conference on broadcast (conference_id, starts_at, id);
create index broadcast_room on broadcast (room_id, starts_at);
create index broadcast_series on broadcast (series_id) where series_id is not null;
create index broadcast_session on broadcast (session_id) where session_id is not null;
create trigger audited after insert or update or delete on broadcast for each row
  execute function audit_row('id', 'version', 'last_sequence', 'likes', 'seal');

-- The log of the desk: what happened to signals and states, and who did it.
create table live_happening (
  id bigint generated always as identity primary key,
  room_id bigint not null references live_room on delete cascade,
  broadcast_id bigint references broadcast on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in
    ('signal_on', 'signal_off', 'signal_refused', 'began', 'paused', 'resumed', 'ended', 'recorded', 'replay_ready', 'replay_failed')),
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  detail jsonb not null default '{}'
);
create index live_happening_room on live_happening (room_id, id desc);
create index live_happening_broadcast on live_happening (broadcast_id, at) where broadcast_id is not null;

-- One recorded piece: a signal that breaks and returns leaves several, which are joined. A piece that nothing needs any more is
-- marked after the conference's live_recording_days.
create table live_recording (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  room_id bigint references live_room on delete set null,
  broadcast_id bigint references broadcast on delete set null,
  -- The film that staff made of it. Its foreign key follows in 0025_video.sql.
  video_id bigint,
  -- The name that the stream server gave it; a repeated report is the same piece.
  name text not null unique,
  began_at timestamptz not null,
  milliseconds int,
  size bigint,
  -- Staff want to keep it.
  kept boolean not null default false,
  marked_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null default now()
);
create index live_recording_conference on live_recording (conference_id);
create index live_recording_broadcast on live_recording (broadcast_id, began_at);
create index live_recording_video on live_recording (video_id) where video_id is not null;
create index live_recording_room on live_recording (room_id) where room_id is not null;
-- A removal by staff is audited; a removal by the nightly job has no entry.
create trigger audited after insert or update or delete on live_recording for each row
  execute function audit_row('id', 'broadcast_id', 'milliseconds', 'size', 'created_at', 'marked_at');

-- The event log: 1, 2, 3 … in each broadcast, without gaps.
create table live_event (
  broadcast_id bigint not null references broadcast on delete cascade,
  sequence bigint not null,
  at timestamptz not null,
  kind text not null check (kind in
    ('message', 'question', 'removed', 'pinned', 'state', 'notice', 'poll', 'poll_result', 'sign_up', 'question_state', 'settings')),
  account_id bigint references account on delete set null,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  -- The writer's own identifier of the message: sent again after a broken connection, it is the same message.
  client_key text,
  body jsonb not null,
  primary key (broadcast_id, sequence)
);
create unique index live_event_key on live_event (broadcast_id, account_id, client_key) where client_key is not null;
create index live_event_account on live_event (account_id) where account_id is not null;

-- Messages that wait for staff, and those that staff refused.
create table live_held_message (
  id bigint generated always as identity primary key,
  broadcast_id bigint not null references broadcast on delete cascade,
  account_id bigint references account on delete cascade,
  kind text not null check (kind in ('message', 'question')),
  client_key text not null,
  name text not null,
  body text not null,
  -- Why it waits: every message does (`before`), it has a word of the list, or it repeats others.
  reason text not null check (reason in ('all', 'word', 'repeated')),
  state text not null default 'waiting' check (state in ('waiting', 'passed', 'refused')),
  at timestamptz not null,
  sequence bigint,
  unique (broadcast_id, account_id, client_key)
);
create index live_held_waiting on live_held_message (broadcast_id, id) where state = 'waiting';
create index live_held_account on live_held_message (account_id) where account_id is not null;
create trigger audited after update or delete on live_held_message for each row execute function audit_row('id');

-- The state of a question, which is in the log under its sequence, and the votes for it.
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
create index live_question_vote_account on live_question_vote (account_id);

create table live_poll (
  id bigint generated always as identity primary key,
  broadcast_id bigint not null references broadcast on delete cascade,
  question jsonb not null,
  -- Bilingual texts; a choice is identified by its place, 0 to 9.
  options jsonb not null,
  -- The greatest number of choices per person.
  most int not null default 1 check (most between 1 and 10),
  -- Seconds for which it is open; null: until staff close it.
  seconds int check (seconds between 10 and 3600),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed', 'published')),
  opened_at timestamptz,
  closes_at timestamptz,
  position int not null default 0
);
create index live_poll_broadcast on live_poll (broadcast_id, position, id);
create trigger audited after insert or update or delete on live_poll for each row execute function audit_row('id');
create table live_vote (
  poll_id bigint not null references live_poll on delete cascade,
  account_id bigint not null references account on delete cascade,
  choices int[] not null,
  at timestamptz not null,
  primary key (poll_id, account_id)
);
create index live_vote_account on live_vote (account_id);

-- Accounts that may not write, and until when; null broadcast: in the whole conference.
create table live_mute (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  broadcast_id bigint references broadcast on delete cascade,
  account_id bigint not null references account on delete cascade,
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  at timestamptz not null,
  until timestamptz,
  lifted_at timestamptz
);
create index live_mute_conference on live_mute (conference_id, account_id);
create index live_mute_account on live_mute (account_id);
create index live_mute_broadcast on live_mute (broadcast_id) where broadcast_id is not null;
create trigger audited after insert or update or delete on live_mute for each row execute function audit_row('id');

-- Figures of a broadcast by minute; each process adds what it saw.
create table live_figure (
  broadcast_id bigint not null references broadcast on delete cascade,
  minute timestamptz not null,
  process text not null,
  -- The greatest number at one time in this minute.
  viewers int not null,
  messages int not null default 0,
  likes int not null default 0,
  primary key (broadcast_id, minute, process)
);
-- Who was there, for counting people and provinces; `viewer` is an account or a device's mark.
create table live_viewer (
  broadcast_id bigint not null references broadcast on delete cascade,
  viewer text not null,
  account_id bigint references account on delete set null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  province text not null default '',
  primary key (broadcast_id, viewer)
);
create index live_viewer_account on live_viewer (account_id) where account_id is not null;
