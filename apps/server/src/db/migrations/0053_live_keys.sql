-- That somebody of the staff saw a stream's key: under who did it in the audit log.
alter table live_stream add key_shown_at timestamptz;
