-- Triggers whose work is seldom needed are called only then: a call costs about 15 µs of processor time, and a paid registration made 29.

-- Rows are audited inside an audited call only (`meetingapp.audit`), which a phone's calls are not.
do $$
declare
  audited record;
begin
  for audited in
    select oid, tgrelid::regclass as relation, tgname as name from pg_trigger
      where tgfoid = 'audit_row'::regproc and tgqual is null and not tgisinternal
  loop
    execute replace(
      replace(pg_get_triggerdef(audited.oid), 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER'),
      ' EXECUTE FUNCTION ', ' WHEN (current_setting(''meetingapp.audit'', true) <> '''') EXECUTE FUNCTION ');
  end loop;
end $$;

-- A ticket is valid only while its registration is confirmed or attended.
drop trigger has_ticket on registration;
create trigger has_ticket_of_new after insert on registration for each row
  when (new.state in ('confirmed', 'attended')) execute function registration_has_ticket();
create trigger has_ticket after update of state, entry_code, name, fee_kind_id, branch_id on registration for each row
  when (old.state in ('confirmed', 'attended') or new.state in ('confirmed', 'attended')) execute function registration_has_ticket();

-- The lock returns the row of now, so nothing is written to a registration that is not listed.
create or replace function order_unlists() returns trigger language plpgsql as $$
declare
  was_listed boolean;
begin
  select registration.listed into was_listed from registration where id = new.registration_id for no key update;
  if was_listed then
    update registration set listed = false where id = new.registration_id;
  end if;
  return null;
end $$;

create or replace function payment_unlists() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  people bigint[];
  person bigint;
  was_listed boolean;
begin
  if new.shared_id is null then
    select registration_id into person from orders where orders.id = new.order_id;
    select registration.listed into was_listed from registration where id = person for no key update;
    if was_listed then
      update registration set listed = false where id = person;
    end if;
    return null;
  end if;
  people := array(
    select registration_id from orders where orders.id = new.order_id
    union
    select orders.registration_id from shared_part join orders on orders.id = shared_part.order_id
      where shared_part.shared_id = new.shared_id);
  perform from registration where id = any (people) order by id for no key update;
  update registration set listed = false where id = any (people) and listed;
  return null;
end $$;
