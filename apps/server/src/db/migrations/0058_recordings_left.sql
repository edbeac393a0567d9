-- What was recorded outlives its stream: whose it was stays known when a stream goes or gets another name, and when its room goes.
create table live_stream_past (
  name text primary key,
  conference_id bigint not null references conference on delete cascade,
  room_id bigint references live_room on delete set null,
  -- As the room was called then.
  room jsonb not null
);
create index live_stream_past_conference on live_stream_past (conference_id);
create index live_stream_past_room on live_stream_past (room_id);

alter table live_recording
  add conference_id bigint references conference on delete cascade,
  -- The film that staff had made of it.
  add video_id bigint references video on delete set null,
  alter room_id drop not null,
  drop constraint live_recording_room_id_fkey;
update live_recording set conference_id = live_room.conference_id from live_room where live_room.id = room_id;
alter table live_recording
  alter conference_id set not null,
  add constraint live_recording_room_id_fkey foreign key (room_id) references live_room on delete set null;
create index live_recording_conference on live_recording (conference_id);
create index live_recording_video on live_recording (video_id) where video_id is not null;

-- That staff removed one is told; what the night removes has no entry.
drop trigger audited on live_recording;
create trigger audited after insert or update or delete on live_recording for each row
  execute function audit_row('id', 'broadcast_id', 'milliseconds', 'size', 'created_at', 'marked_at');
