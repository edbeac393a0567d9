-- Activities with places, stamps, points, and prizes with stock, each handed over once.

create table stamp (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  name jsonb not null,
  points int not null default 0 check (points between 0 and 10000),
  -- The session at which its code hangs; null: a point, a booth, or an activity.
  session_id bigint references programme_session on delete set null,
  -- When its code counts; null: as long as the code itself.
  opens_at timestamptz,
  closes_at timestamptz check (closes_at > opens_at),
  position int not null default 0,
  version int not null default 1
);
create index stamp_conference on stamp (conference_id, position, id);
create index stamp_session on stamp (session_id) where session_id is not null;
create trigger audited after insert or update or delete on stamp for each row execute function audit_row('id', 'version', 'position');

create table stamp_given (
  stamp_id bigint not null references stamp on delete cascade,
  registration_id bigint not null references registration on delete cascade,
  at timestamptz not null,
  primary key (stamp_id, registration_id)
);
create index stamp_given_registration on stamp_given (registration_id);

create table activity (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  -- `places`: one signs up for a slot; `stamps`: one collects stamps.
  kind text not null check (kind in ('places', 'stamps')),
  title jsonb not null,
  place jsonb not null default '{"zh": "", "en": ""}',
  -- [{zh, en}], one line each.
  rules jsonb not null default '[]',
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Minutes before the slot begins until which one may leave.
  leave_minutes int not null default 0 check (leave_minutes between 0 and 20160),
  points int not null default 0 check (points between 0 and 10000),
  -- The stamp that checking in gives.
  stamp_id bigint references stamp on delete set null,
  form_id bigint references conference_form on delete set null,
  -- Checking in there counts as taking part.
  point_id bigint references checkin_point on delete set null,
  state text not null default 'draft' check (state in ('draft', 'published', 'running', 'ended')),
  started_at timestamptz,
  ended_at timestamptz,
  -- Winners by score are published since then.
  announced_at timestamptz,
  version int not null default 1
);
create index activity_conference on activity (conference_id, starts_at, id);
create index activity_stamp on activity (stamp_id) where stamp_id is not null;
create index activity_form on activity (form_id) where form_id is not null;
create index activity_point on activity (point_id) where point_id is not null;
create trigger audited after insert or update or delete on activity for each row execute function audit_row('id', 'version');

-- A stock: its places are counted under the lock of its row, by the database's clock.
create table activity_slot (
  id bigint generated always as identity primary key,
  activity_id bigint not null references activity on delete cascade,
  name jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Null: unlimited. It may be lowered below what is taken: nothing is taken back, nothing more is given.
  size int check (size between 0 and 100000),
  position int not null default 0
);
create index activity_slot_activity on activity_slot (activity_id, position, id);
create trigger audited after insert or update or delete on activity_slot for each row execute function audit_row('id', 'position');

create table activity_entry (
  id bigint generated always as identity primary key,
  activity_id bigint not null references activity on delete cascade,
  slot_id bigint not null references activity_slot on delete cascade,
  registration_id bigint not null references registration on delete cascade,
  -- `held` and `offered` count until `held_until` and lapse without any further change.
  state text not null check (state in ('held', 'joined', 'waiting', 'offered', 'left')),
  held_until timestamptz,
  form_version_id bigint references form_version,
  answers jsonb not null default '{}',
  at timestamptz not null,
  checked_in_at timestamptz,
  score int check (score between 0 and 1000000),
  check ((state in ('held', 'offered')) = (held_until is not null))
);
create unique index activity_entry_live on activity_entry (activity_id, registration_id) where state <> 'left';
-- What is taken of a slot, and who waits for it in the order of joining.
create index activity_entry_slot on activity_entry (slot_id, id) include (state, held_until, registration_id) where state <> 'left';
create index activity_entry_all on activity_entry (slot_id);
create index activity_entry_activity on activity_entry (activity_id);
create index activity_entry_registration on activity_entry (registration_id);
create index activity_entry_version on activity_entry (form_version_id) where form_version_id is not null;
create trigger audited after insert or update or delete on activity_entry for each row execute function audit_row('id', 'answers');

-- A stock, too: awards are counted under the lock of its row.
create table activity_prize (
  id bigint generated always as identity primary key,
  activity_id bigint not null references activity on delete cascade,
  -- `rank`: for the best scores, as many as there are; `stamps`, `points`: for everybody who has `needed` of them.
  kind text not null check (kind in ('rank', 'stamps', 'points')),
  name jsonb not null,
  needed int not null default 0 check (needed between 0 and 1000000),
  stock int not null check (stock between 0 and 100000),
  place jsonb not null default '{"zh": "", "en": ""}',
  pick_up_until timestamptz,
  position int not null default 0
);
create index activity_prize_activity on activity_prize (activity_id, position, id);
create trigger audited after insert or update or delete on activity_prize for each row execute function audit_row('id', 'position');

create table activity_award (
  id bigint generated always as identity primary key,
  prize_id bigint not null references activity_prize on delete cascade,
  registration_id bigint not null references registration on delete cascade,
  -- Of a prize by score.
  rank int,
  score int,
  -- Eight digits.
  code text not null unique,
  awarded_at timestamptz not null,
  handed_at timestamptz,
  handed_by bigint references staff_member, -- no index: members of staff are never deleted
  unique (prize_id, registration_id)
);
create index activity_award_registration on activity_award (registration_id);
create trigger audited after insert or update or delete on activity_award for each row execute function audit_row('id', 'code');

-- Everybody who is checked in at the point of an activity takes part in it, and has its stamp.
create function activity_attended() returns trigger language plpgsql as $$
declare
  of_point record;
begin
  for of_point in select id, stamp_id from activity where point_id = new.point_id loop
    update activity_entry set checked_in_at = new.at
      where activity_id = of_point.id and registration_id = new.registration_id and state = 'joined' and checked_in_at is null;
    if found and of_point.stamp_id is not null then
      insert into stamp_given (stamp_id, registration_id, at) values (of_point.stamp_id, new.registration_id, new.at)
        on conflict do nothing;
    end if;
  end loop;
  return null;
end $$;
create trigger activity_attended after insert on attendance
  for each row when (new.kind = 'in') execute function activity_attended();
