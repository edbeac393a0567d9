-- What a visitor sees without a log-in is kept by each server process as bytes. A change of these tables drops what they keep; the
-- notification arrives with the commit, and equal ones of a transaction arrive once. Rows that visitors write themselves (likes,
-- messages, registrations) are not here: notifications are sent one commit after the other.
create function published_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('published', '');
  return null;
end $$;

create trigger published after insert or update or delete or truncate on conference for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on branch for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on hotel for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on home for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on notice for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on news_column for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on article for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on web_page for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on programme_release for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on live_room for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on live_series for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on video for each statement execute function published_changed();
create trigger published after insert or update or delete or truncate on video_category for each statement execute function published_changed();
-- Not for `last_sequence` and `likes`, which grow with every message.
create trigger published after insert or delete or truncate or update of
    title, introduction, cover, starts_at, ends_at, state, began_at, ended_at, room_id, series_id, session_id, watch, replay_watch, removed_at
  on broadcast for each statement execute function published_changed();

-- Server processes keep log-ins of accounts for seconds, and forget one when it ends. The first word has the length of a process's mark.
create function log_in_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('log_in_ended', 'database' || encode(old.hash, 'base64'));
  return null;
end $$;
create trigger log_in_ended after update of ended_at, expires_at, account_id on access_token for each row
  when (old.ended_at is distinct from new.ended_at or old.expires_at <> new.expires_at or old.account_id is distinct from new.account_id)
  execute function log_in_ended();
create trigger log_in_deleted after delete on access_token for each row when (old.ended_at is null) execute function log_in_ended();
