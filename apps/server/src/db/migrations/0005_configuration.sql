-- What staff have set up for a conference changes seldom and is read with every call. Its version is another one after every
-- change, so that a server may keep what it has read for as long as the version stands, however many servers there are.
create table configuration (
  conference_id bigint primary key references conference on delete cascade,
  version uuid not null default gen_random_uuid()
);
insert into configuration (conference_id) select id from conference;

create function configuration_changed() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case tg_op when 'DELETE' then old else new end);
  parent bigint;
  subject bigint;
begin
  if tg_nargs = 0 then
    subject := changed ->> 'conference_id';
  else
    -- The column that names the parent, and how the parent names the conference.
    parent := changed ->> tg_argv[0];
    execute tg_argv[1] into subject using parent;
  end if;
  insert into configuration (conference_id) select id from conference where id = subject
    on conflict (conference_id) do update set version = excluded.version;
  return null;
end $$;

create trigger configuration_changed after insert or update on conference
  for each row execute function configuration_changed('id', 'select $1');
create trigger configuration_changed after insert or update or delete on stock
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on branch
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on form_version
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on fee_kind
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on extra
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on hotel
  for each row execute function configuration_changed();
create trigger configuration_changed after insert or update or delete on form_field
  for each row execute function configuration_changed('form_version_id', 'select conference_id from form_version where id = $1');
create trigger configuration_changed after insert or update or delete on fee_window
  for each row execute function configuration_changed('fee_kind_id', 'select conference_id from fee_kind where id = $1');
create trigger configuration_changed after insert or update or delete on room_type
  for each row execute function configuration_changed('hotel_id', 'select conference_id from hotel where id = $1');
create trigger configuration_changed after insert or update or delete on room_night
  for each row execute function configuration_changed(
    'room_type_id',
    'select conference_id from hotel join room_type on room_type.hotel_id = hotel.id where room_type.id = $1'
  );
