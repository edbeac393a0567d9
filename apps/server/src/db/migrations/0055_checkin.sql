-- Check-in: tickets, points with their rules, devices, scans, and attendance as evidence.

-- Keys of a conference: one signs its tickets and lists (ECDSA P-256), one makes codes that change, one signs codes on walls.
create table checkin_key (
  conference_id bigint primary key references conference on delete cascade,
  -- Number that the ticket code names: 0 to 255.
  number int not null default 1 check (number between 0 and 255),
  -- PKCS 8 and SPKI, DER in base64.
  private_key text not null,
  public_key text not null,
  -- 32 random bytes, base64url.
  moving_key text not null,
  wall_key text not null,
  created_at timestamptz not null default now()
);

-- The right to enter. A registration has at most one valid ticket; an issued one never becomes valid again.
create table ticket (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  registration_id bigint not null references registration on delete cascade,
  -- Random, in QR and bar code.
  token bigint not null check (token between 0 and 281474976710655),
  -- First 48 bits of SHA-256 over '<conference>:<token>': the ticket's name in lists and scans, which give away no code.
  print bigint not null,
  role text not null default 'attendee'
    check (role in ('attendee', 'speaker', 'chair', 'faculty', 'staff', 'exhibitor', 'press', 'guest')),
  state text not null default 'valid' check (state in ('valid', 'void')),
  issued_at timestamptz not null default now(),
  voided_at timestamptz,
  -- Transaction of the last change: devices ask for what changed since a transaction that had ended before they last asked.
  changed bigint not null default (pg_current_xact_id()::text::bigint),
  constraint ticket_print unique (conference_id, print)
);
create unique index ticket_valid on ticket (registration_id) where state = 'valid';
create index ticket_registration on ticket (registration_id);
create index ticket_changed on ticket (conference_id, changed);
create trigger audited after insert or update or delete on ticket for each row execute function audit_row('id', 'token', 'print', 'changed');

create function ticket_changes() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id()::text::bigint;
  return new;
end $$;
create trigger ticket_changes before update on ticket for each row execute function ticket_changes();

create function ticket_print(conference bigint, token bigint) returns bigint language sql immutable as $$
  select ('x' || left(encode(sha256(convert_to(conference || ':' || token, 'UTF8')), 'hex'), 12))::bit(48)::bigint
$$;

create function issue_ticket(conference bigint, registration bigint, role text) returns void language plpgsql as $$
declare
  random_token bigint;
begin
  loop
    random_token := ('x' || right(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint;
    insert into ticket (conference_id, registration_id, token, print, role)
      values (conference, registration, random_token, ticket_print(conference, random_token), role)
      on conflict (conference_id, print) do nothing;
    exit when found;
  end loop;
end $$;

-- A confirmed registration has a valid ticket, any other has none. Another entry code is another ticket: the former one is void.
create function registration_has_ticket() returns trigger language plpgsql as $$
declare
  former text;
begin
  if tg_op = 'UPDATE' then
    if new.state in ('confirmed', 'attended') and old.state in ('confirmed', 'attended') and new.entry_code = old.entry_code then
      if new.name <> old.name or new.fee_kind_id is distinct from old.fee_kind_id or new.branch_id is distinct from old.branch_id then
        update ticket set state = state where registration_id = new.id and state = 'valid';
      end if;
      return null;
    end if;
    update ticket set state = 'void', voided_at = now() where registration_id = new.id and state = 'valid' returning role into former;
  end if;
  if new.state in ('confirmed', 'attended') and new.person_key not like 'erased:%' then
    perform issue_ticket(new.conference_id, new.id, coalesce(former, 'attendee'));
  end if;
  return null;
end $$;
create trigger has_ticket after insert or update of state, entry_code, name, fee_kind_id, branch_id on registration
  for each row execute function registration_has_ticket();

select issue_ticket(conference_id, id, 'attendee') from registration
  where state in ('confirmed', 'attended') and person_key not like 'erased:%';

create table checkin_point (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  kind text not null check (kind in ('entry', 'hall', 'meal', 'gift', 'session', 'activity')),
  name jsonb not null,
  -- Shown to staff after an admission: where to go.
  hint jsonb not null default '{"zh": "", "en": ""}',
  -- [{from, until}], ISO 8601 in UTC; empty: always.
  opens jsonb not null default '[]',
  -- Empty: everybody.
  roles text[] not null default '{}',
  fee_ids bigint[] not null default '{}',
  branch_ids bigint[] not null default '{}',
  -- How many times a ticket is admitted; null: any number.
  most_times int check (most_times between 1 and 100),
  most_per text not null default 'ever' check (most_per in ('day', 'ever')),
  ways text not null default 'in' check (ways in ('in', 'both')),
  anti_passback boolean not null default false check (not anti_passback or ways = 'both'),
  capacity int check (capacity between 1 and 100000),
  -- Only codes that change every 30 seconds.
  moving boolean not null default false,
  -- Persons may check in by themselves with a code on the wall.
  self boolean not null default false,
  -- Where self check-in is possible: WGS 84, and metres around.
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  radius int check (radius between 20 and 5000),
  closed_at timestamptz,
  position int not null default 0,
  version int not null default 1,
  check ((latitude is null) = (longitude is null) and (latitude is null) = (radius is null))
);
create index checkin_point_conference on checkin_point (conference_id, position, id);
create trigger audited after insert or update or delete on checkin_point
  for each row execute function audit_row('id', 'version', 'position');

create table checkin_device (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  point_id bigint not null references checkin_point,
  -- On its label, such as N3.
  label text not null,
  -- The door of the point at which it stands; empty where there is one.
  door text not null default '',
  -- SHA-256 of the code that enrols it, once and until a time.
  code_hash bytea,
  code_expires_at timestamptz,
  code_tries int not null default 0,
  -- SHA-256 of its token.
  token_hash bytea unique,
  enrolled_at timestamptz,
  locked_at timestamptz,
  -- After the event: the device has nothing left of the conference.
  purged_at timestamptz,
  seen_at timestamptz,
  -- Percent; null: unknown.
  battery int check (battery between 0 and 100),
  -- How far its clock is ahead of the server's, in milliseconds.
  clock_ahead bigint not null default 0,
  -- Scans that it had not sent when it was last seen.
  unsent int not null default 0,
  created_by bigint not null references staff_member -- no index: members of staff are never deleted
);
create index checkin_device_conference on checkin_device (conference_id, id);
create index checkin_device_point on checkin_device (point_id);
create unique index checkin_device_code on checkin_device (code_hash) where code_hash is not null;
create trigger audited after insert or update or delete on checkin_device for each row
  execute function audit_row('id', 'code_hash', 'code_tries', 'token_hash', 'seen_at', 'battery', 'clock_ahead', 'unsent');

-- Everything that a device, the desk or a person's own phone asked at a point, whatever the verdict. Rows are never altered.
create table scan (
  -- Made by the device: a repeated upload finds it again.
  id uuid primary key,
  -- In the order of commits within a point, because writers hold the point's lock.
  number bigint generated always as identity unique,
  conference_id bigint not null references conference on delete cascade, -- no index: conferences are never deleted
  point_id bigint not null references checkin_point,
  device_id bigint references checkin_device, -- no index: devices are never deleted
  staff_id bigint references staff_member, -- no index: members of staff are never deleted
  ticket_id bigint references ticket on delete cascade,
  direction text not null check (direction in ('in', 'out')),
  -- When the code was read, by the server's clock as far as the device knew it.
  at timestamptz not null,
  received_at timestamptz not null default now(),
  source text not null check (source in ('camera', 'typed', 'search', 'desk', 'wall', 'form')),
  kind text not null check (kind in ('admit', 'already', 'refuse')),
  -- The remark of an admission or the reason of a refusal.
  reason text not null default '',
  -- Decided on the device, so that the person had passed before the server knew.
  offline boolean not null default false,
  -- Why staff admitted against the rule; empty: they did not.
  forced text not null default '',
  -- The admission that this row takes back.
  undoes uuid
);
create index scan_point on scan (point_id, number);
create index scan_ticket on scan (ticket_id, point_id);
create index scan_undoes on scan (undoes) where undoes is not null;
create trigger scan_is_final before update or delete on scan for each row execute function refuse_change();

-- Admissions that the rule of the point forbids, found when devices came back.
create table scan_double (
  scan_id uuid primary key references scan,
  previous_id uuid not null references scan, -- no index: scans are never deleted
  conference_id bigint not null references conference on delete cascade,
  found_at timestamptz not null default now(),
  -- What staff decided; null: not yet.
  answer text check (answer in ('dismissed', 'both')),
  why text not null default '',
  answered_by bigint references staff_member, -- no index: members of staff are never deleted
  answered_at timestamptz
);
create index scan_double_conference on scan_double (conference_id, found_at desc);
create trigger audited after insert or update or delete on scan_double
  for each row execute function audit_row('scan_id', 'previous_id', 'found_at');

-- Evidence of presence for credits: one row for each accepted way in or out. Rows are never altered; a row with `undo` takes another back.
create table attendance (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  registration_id bigint not null references registration,
  point_id bigint not null references checkin_point, -- no index: a point with scans is never deleted
  scan_id uuid not null unique references scan,
  kind text not null check (kind in ('in', 'out', 'undo')),
  at timestamptz not null
);
create index attendance_registration on attendance (registration_id, at);
create index attendance_conference on attendance (conference_id, point_id, at);
create trigger attendance_is_final before update or delete on attendance for each row execute function refuse_change();
