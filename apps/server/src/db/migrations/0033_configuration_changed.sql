-- Server processes keep the versions of configurations for a second; each change tells them which one to read again. The first word has
-- the length of a process's mark. Visitors change no configuration, so their commits send none.
create function configuration_version_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('configuration_changed', 'database' || new.conference_id);
  return null;
end $$;
create trigger version_changed after insert or update on configuration
  for each row execute function configuration_version_changed();
