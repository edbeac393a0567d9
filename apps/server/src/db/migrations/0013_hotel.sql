-- Hotels: room types, nights with their prices, stays, rooming, and rooms that go back to the hotel.

create table hotel (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  name jsonb not null,
  address jsonb not null default '{"zh": "", "en": ""}',
  distance jsonb not null default '{"zh": "", "en": ""}',
  stars int not null default 0,
  -- Contracts have two dates: at the first a percentage of the unsold rooms goes back to the hotel, at the second all of them.
  release_first_at timestamptz,
  release_first_percent int not null default 0 check (release_first_percent between 0 and 100),
  release_at timestamptz,
  -- When each was done, which can be later than the date of the contract.
  first_released_at timestamptz,
  last_released_at timestamptz,
  position int not null default 0
);
create index hotel_conference on hotel (conference_id);
create trigger audited after insert or update or delete on hotel for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on hotel
  for each row execute function configuration_changed();

create table room_type (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotel,
  name jsonb not null,
  beds int not null default 1 check (beds between 1 and 4),
  sells_beds boolean not null default false,
  breakfast boolean not null default true,
  open boolean not null default true,
  position int not null default 0
);
create index room_type_hotel on room_type (hotel_id);
create trigger audited after insert or update or delete on room_type for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on room_type
  for each row execute function configuration_changed('hotel_id', 'select conference_id from hotel where id = $1');

create table room_night (
  id bigint generated always as identity primary key,
  room_type_id bigint not null references room_type,
  night date not null,
  -- Counted in rooms.
  stock_id bigint not null references stock,
  room_amount bigint not null check (room_amount >= 0),
  bed_amount bigint check (bed_amount >= 0),
  -- No longer on sale. The night keeps its size, and stays that include it keep it.
  closed boolean not null default false,
  unique (room_type_id, night)
);
-- From a claim to its night, when a lapsed hold is claimed again.
create index room_night_stock on room_night (stock_id);
create trigger audited after insert or update or delete on room_night for each row execute function audit_row('id');
create trigger configuration_changed after insert or update or delete on room_night
  for each row execute function configuration_changed(
    'room_type_id',
    'select conference_id from hotel join room_type on room_type.hotel_id = hotel.id where room_type.id = $1'
  );

create table hotel_booking (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  room_type_id bigint not null references room_type,
  check_in date not null,
  check_out date not null,
  part text not null check (part in ('room', 'bed')),
  gender text check (gender in ('male', 'female')),
  mate text not null default '',
  amount bigint not null check (amount >= 0),
  state text not null default 'held' check (state in ('held', 'confirmed', 'released')),
  created_at timestamptz not null default now(),
  check (check_out > check_in)
);
create unique index hotel_booking_live on hotel_booking (registration_id) where state <> 'released';
create index hotel_booking_registration on hotel_booking (registration_id);
create index hotel_booking_room_type on hotel_booking (room_type_id);
create trigger audited after insert or update or delete on hotel_booking for each row execute function audit_row('id');

-- The room of a night into which staff put a person; people with the same room number share it. A person who is not in this
-- table, or who has no claim on the night, is placed by the rules.
create table room_place (
  stock_id bigint not null references stock,
  registration_id bigint not null references registration,
  room int not null,
  -- The number on the door.
  number text not null default '',
  primary key (stock_id, registration_id)
);
create index room_place_registration on room_place (registration_id);
create trigger audited after insert or update or delete on room_place for each row execute function audit_row('registration_id');

-- Rooms that went back to the hotel.
create table room_release (
  id bigint generated always as identity primary key,
  hotel_id bigint not null references hotel on delete cascade,
  stock_id bigint not null references stock on delete cascade,
  stage text not null check (stage in ('first', 'last')),
  rooms int not null check (rooms > 0),
  at timestamptz not null,
  unique (stock_id, stage)
);
create index room_release_hotel on room_release (hotel_id);
