-- Contracts with hotels have two dates: at the first a part of what is unsold goes back, at the second (release_at) all of it.

alter table hotel
  add release_first_at timestamptz,
  add release_first_percent int not null default 0 check (release_first_percent between 0 and 100),
  -- When it was done; the clock of the server may come by later than the date.
  add first_released_at timestamptz,
  add last_released_at timestamptz;

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
