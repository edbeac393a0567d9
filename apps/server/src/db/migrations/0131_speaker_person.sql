-- Speakers: corrections of what the programme says about them, their journeys, hotels, pick-ups, and documents for tickets.

-- One waiting correction per person; the person's row changes only when staff approve it.
create table speaker_correction (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  name jsonb not null,
  affiliation jsonb not null,
  post jsonb not null,
  biography jsonb not null,
  -- A new portrait, as the address of a stored picture; null: it stays.
  portrait text,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  -- Why it was refused, for the speaker.
  words text not null default '',
  sent_at timestamptz not null,
  decided_at timestamptz,
  version int not null default 1
);
create index speaker_correction_conference on speaker_correction (conference_id, state, id);
create index speaker_correction_expert on speaker_correction (expert_id, id);
create unique index speaker_correction_waiting on speaker_correction (expert_id) where state = 'waiting';
create trigger audited after insert or update or delete on speaker_correction for each row execute function audit_row('id', 'version');

-- A car for people who arrive or leave together.
create table speaker_pickup (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  direction text not null check (direction in ('arrival', 'departure')),
  name text not null,
  -- The station or airport.
  place text not null,
  leaves_at timestamptz not null,
  driver text not null default '',
  driver_phone text not null default '',
  plate text not null default '',
  seats int not null check (seats between 1 and 60),
  version int not null default 1
);
create index speaker_pickup_conference on speaker_pickup (conference_id, leaves_at);
create trigger audited after insert or update or delete on speaker_pickup for each row execute function audit_row('id', 'version');

create table speaker_leg (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  expert_id bigint not null references expert on delete cascade,
  direction text not null check (direction in ('arrival', 'departure')),
  mode text not null check (mode in ('flight', 'train', 'car', 'none')),
  -- G7349, CQ 2186.
  number text not null default '',
  from_place text not null default '',
  to_place text not null default '',
  leaves_at timestamptz,
  arrives_at timestamptz,
  seat text not null default '',
  -- `own`: the person has the ticket; `wanted`: the organiser shall buy it; `booked`: awaits the person's word; `change`: another one is asked for.
  ticket text not null check (ticket in ('own', 'wanted', 'booked', 'confirmed', 'change')),
  -- What the person wrote with the wish or the change.
  words text not null default '',
  pickup_id bigint references speaker_pickup on delete set null,
  -- The time at the conference's place before the last change; null: seen by the travel desk.
  was_at timestamptz,
  changed_at timestamptz not null,
  version int not null default 1,
  constraint speaker_leg_once unique (expert_id, direction)
);
create index speaker_leg_conference on speaker_leg (conference_id, direction);
create index speaker_leg_pickup on speaker_leg (pickup_id) where pickup_id is not null;
create trigger audited after insert or update or delete on speaker_leg for each row execute function audit_row('id', 'version');

create table speaker_stay (
  expert_id bigint primary key references expert on delete cascade,
  conference_id bigint not null references conference on delete cascade,
  hotel jsonb not null,
  address jsonb not null default '{"zh": "", "en": ""}',
  arrives_on date not null,
  leaves_on date not null,
  room text not null default '',
  confirmation text not null default '',
  version int not null default 1,
  constraint speaker_stay_nights check (leaves_on > arrives_on)
);
create index speaker_stay_conference on speaker_stay (conference_id);
create trigger audited after insert or update or delete on speaker_stay for each row execute function audit_row('expert_id', 'version');

-- Number of an identity card or passport, encrypted; only while the organiser buys a ticket with it.
create table speaker_document (
  expert_id bigint primary key references expert on delete cascade,
  kind text not null check (kind in ('id_card', 'passport')),
  sealed bytea not null,
  given_at timestamptz not null
);
create trigger audited after insert or update or delete on speaker_document for each row execute function audit_row('expert_id', 'sealed');
