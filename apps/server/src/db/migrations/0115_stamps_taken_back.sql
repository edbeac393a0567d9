-- Taking a scan back takes back what it gave: the check-in to an activity, its points, and its stamp. What a prize was already given for stays.

-- The scan that checked the person in; null: a member of staff did by hand.
alter table activity_entry add column checked_in_scan uuid references scan on delete set null;
create index activity_entry_scan on activity_entry (checked_in_scan) where checked_in_scan is not null;
-- The check-in that gave the stamp; null: its own code did.
alter table stamp_given add column entry_id bigint references activity_entry on delete set null;
create index stamp_given_entry on stamp_given (entry_id) where entry_id is not null;

update stamp_given set entry_id = entry.id
  from activity_entry as entry join activity on activity.id = entry.activity_id
  where activity.stamp_id = stamp_given.stamp_id and entry.registration_id = stamp_given.registration_id
    and entry.state = 'joined' and entry.checked_in_at = stamp_given.at;

-- What taking a scan back could not take back. `scan_id`: the scan that undoes.
create table scan_kept (
  id bigint generated always as identity primary key,
  scan_id uuid not null references scan,
  -- Stamp or activity.
  name jsonb not null
);
create index scan_kept_scan on scan_kept (scan_id);

-- Takes the check-in of an entry back, with its points and its stamp. False, and nothing changes, when a prize was given for them.
-- Locks the registration: a prize for stamps or points is given under the same lock.
create function take_back_check_in(of_entry bigint) returns boolean language plpgsql as $$
declare
  had record;
  has record;
begin
  select entry.registration_id, entry.activity_id, activity.points, given.stamp_id, coalesce(stamp.points, 0) as stamp_points into had
    from activity_entry as entry join activity on activity.id = entry.activity_id
      left join stamp_given as given on given.entry_id = entry.id
      left join stamp on stamp.id = given.stamp_id
    where entry.id = of_entry and entry.checked_in_at is not null;
  if not found then return true; end if;
  perform from registration where id = had.registration_id for no key update;
  select
    (select count(*) from stamp_given where registration_id = had.registration_id) as stamps,
    coalesce((select sum(stamp.points) from stamp_given join stamp on stamp.id = stamp_id where registration_id = had.registration_id), 0)
      + coalesce((select sum(activity.points) from activity_entry join activity on activity.id = activity_id
          where registration_id = had.registration_id and activity_entry.state = 'joined' and checked_in_at is not null), 0) as points
    into has;
  if exists (
    select from activity_award as award join activity_prize as prize on prize.id = award.prize_id
    where award.registration_id = had.registration_id and (
      (prize.kind = 'stamps' and had.stamp_id is not null and prize.needed > has.stamps - 1)
      or (prize.kind = 'points' and had.points + had.stamp_points > 0 and prize.needed > has.points - had.points - had.stamp_points)
      or (prize.kind = 'rank' and prize.activity_id = had.activity_id))
  ) then return false; end if;
  delete from stamp_given where entry_id = of_entry;
  update activity_entry set checked_in_at = null, checked_in_scan = null where id = of_entry;
  return true;
end $$;

-- Everybody who is checked in at the point of an activity takes part in it, and has its stamp, until the scan is taken back.
create or replace function activity_attended() returns trigger language plpgsql as $$
declare
  of_point record;
begin
  -- An offline device sends a scan and its undo together.
  if exists (select from scan where undoes = new.scan_id) then return null; end if;
  for of_point in select id, stamp_id from activity where point_id = new.point_id loop
    update activity_entry set checked_in_at = new.at, checked_in_scan = new.scan_id
      where activity_id = of_point.id and registration_id = new.registration_id and state = 'joined' and checked_in_at is null;
    if found and of_point.stamp_id is not null then
      insert into stamp_given (stamp_id, registration_id, at, entry_id)
        select of_point.stamp_id, new.registration_id, new.at, id from activity_entry
        where activity_id = of_point.id and registration_id = new.registration_id and state = 'joined'
        on conflict do nothing;
    end if;
  end loop;
  return null;
end $$;

create function activity_unattended() returns trigger language plpgsql as $$
declare
  entry record;
  other record;
begin
  for entry in
    select activity_entry.id, coalesce(stamp.name, activity.title) as name
    from scan as undo join activity_entry on checked_in_scan = undo.undoes
      join activity on activity.id = activity_entry.activity_id
      left join stamp_given on stamp_given.entry_id = activity_entry.id
      left join stamp on stamp.id = stamp_given.stamp_id
    where undo.id = new.scan_id order by activity_entry.id
  loop
    -- Another admission of the same person that stands keeps the check-in.
    select scan_id, at into other from attendance
      where registration_id = new.registration_id and point_id = new.point_id and kind = 'in'
        and not exists (select from scan where undoes = attendance.scan_id)
      order by at limit 1;
    if found then
      update activity_entry set checked_in_at = other.at, checked_in_scan = other.scan_id where id = entry.id;
    elsif not take_back_check_in(entry.id) then
      insert into scan_kept (scan_id, name) values (new.scan_id, entry.name);
    end if;
  end loop;
  return null;
end $$;
create trigger activity_unattended after insert on attendance
  for each row when (new.kind = 'undo') execute function activity_unattended();
