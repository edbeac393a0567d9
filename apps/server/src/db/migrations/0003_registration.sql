-- Places, forms, fees, hotels and who is registered.

-- Anything that can run out. Null size: never. Taken is what the claims say, read under this row's lock.
create table stock (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  kind text not null check (kind in ('fee', 'branch', 'extra', 'room_night', 'discount')),
  size int check (size >= 0)
);

create table branch (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  title jsonb not null,
  position int not null default 0,
  stock_id bigint not null references stock
);
create index branch_conference on branch (conference_id, position);

-- A form changes by a new version; answers keep the version under which they were given.
create table form_version (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  number int not null,
  published_at timestamptz not null default now(),
  unique (conference_id, number)
);

create table form_field (
  id bigint generated always as identity primary key,
  form_version_id bigint not null references form_version,
  position int not null,
  code text not null,
  kind text not null check (kind in ('T', 'DDL', 'DATE', 'S', 'MS', 'P', 'C')),
  label jsonb not null,
  hint jsonb not null default '{"zh": "", "en": ""}',
  -- [{value, zh, en}]: the value is stored, the labels are shown.
  options jsonb not null default '[]',
  -- For MS the greatest number of choices.
  format text not null default '',
  pattern text not null default '',
  required boolean not null default false,
  show_when jsonb,
  unique (form_version_id, code)
);

create table fee_kind (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  branch_id bigint references branch,
  title jsonb not null,
  remark jsonb not null default '{"zh": "", "en": ""}',
  proof jsonb not null default '{"zh": "", "en": ""}',
  -- Rule tree over answers, branch, membership, group size; null: everyone.
  rule jsonb,
  position int not null default 0,
  stock_id bigint not null references stock
);
create index fee_kind_conference on fee_kind (conference_id, position);

-- The price at the moment of payment: half-open, from <= now < until.
create table fee_window (
  id bigint generated always as identity primary key,
  fee_kind_id bigint not null references fee_kind,
  title jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  check (ends_at > starts_at)
);
create index fee_window_kind on fee_window (fee_kind_id, starts_at);

create table extra (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  title jsonb not null,
  remark jsonb not null default '{"zh": "", "en": ""}',
  amount bigint not null check (amount >= 0),
  at_most int not null default 1,
  position int not null default 0,
  stock_id bigint not null references stock
);

create table discount_code (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  code text not null,
  kind text not null check (kind in ('percent', 'amount', 'exempt')),
  -- Percent in basis points (1000 is 10 %), amount in the smallest unit.
  value bigint not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  stock_id bigint not null references stock
);
create unique index discount_code_code on discount_code (conference_id, upper(code));

create table registration (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  account_id bigint not null references account,
  branch_id bigint references branch,
  form_version_id bigint not null references form_version,
  state text not null default 'draft'
    check (state in ('draft', 'submitted', 'approved', 'refused', 'confirmed', 'attended', 'cancelled', 'gone')),
  -- The number people read out at the desk.
  number text not null unique,
  -- Unguessable: address of the personal card, and content of the QR code.
  card_id text not null unique,
  entry_code text not null unique,
  -- Who is registered: phone or e-mail in a plain form. One live registration per person, conference and branch.
  person_key text not null,
  name text not null default '',
  answers jsonb not null default '{}',
  member boolean not null default false,
  fee_kind_id bigint references fee_kind,
  discount_code_id bigint references discount_code,
  source_code text not null default '',
  -- Until when the chosen places are kept; the claims say the same.
  hold_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index registration_person on registration (conference_id, coalesce(branch_id, 0), person_key)
  where state in ('submitted', 'approved', 'confirmed', 'attended') and person_key <> '';
-- A repeated save of the same draft finds it again.
create unique index registration_draft on registration (account_id, conference_id, person_key) where state = 'draft';
create index registration_account on registration (account_id, created_at desc);
create index registration_conference on registration (conference_id, state);

create table registration_extra (
  registration_id bigint not null references registration,
  extra_id bigint not null references extra,
  quantity int not null check (quantity > 0),
  primary key (registration_id, extra_id)
);

-- Every change of state, never altered.
create table registration_event (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  at timestamptz not null default now(),
  -- Who: 'account:1', 'staff:1', 'system'.
  actor text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  why text not null default ''
);
create index registration_event_registration on registration_event (registration_id, at);

create table claim (
  id bigint generated always as identity primary key,
  stock_id bigint not null references stock,
  registration_id bigint not null references registration,
  -- How many of the stock: places, or rooms or beds of a night (`part`).
  amount int not null default 1 check (amount > 0),
  part text check (part in ('room', 'bed')),
  gender text check (gender in ('male', 'female')),
  -- Registration whose bed stands in the same room by mutual wish.
  mate_id bigint references registration,
  state text not null default 'held' check (state in ('held', 'confirmed', 'released')),
  -- A held claim counts until then and is free afterwards by its time alone.
  held_until timestamptz,
  created_at timestamptz not null default now(),
  check ((state = 'held') = (held_until is not null))
);
-- All that counts stands in this index: state, time and amount are read without the table.
create index claim_live on claim (stock_id) include (amount, state, held_until) where state <> 'released';
create index claim_registration on claim (registration_id) where state <> 'released';

create table hotel (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  name jsonb not null,
  address jsonb not null default '{"zh": "", "en": ""}',
  distance jsonb not null default '{"zh": "", "en": ""}',
  stars int not null default 0,
  release_at timestamptz,
  position int not null default 0
);

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

create table room_night (
  id bigint generated always as identity primary key,
  room_type_id bigint not null references room_type,
  night date not null,
  -- Counted in rooms.
  stock_id bigint not null references stock,
  room_amount bigint not null check (room_amount >= 0),
  bed_amount bigint check (bed_amount >= 0),
  unique (room_type_id, night)
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
