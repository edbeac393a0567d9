-- Recordings go when nothing needs them any more: after so many days they are marked, which staff see, and their files go a week later.
alter table conference add live_recording_days int check (live_recording_days between 1 and 3650);
alter table live_recording
  add kept boolean not null default false,
  add marked_at timestamptz,
  add removed_at timestamptz;
create trigger audited after insert or update or delete on live_recording for each row
  execute function audit_row('id', 'broadcast_id', 'milliseconds', 'size', 'created_at', 'marked_at', 'removed_at');
