-- Two functions of a sale's triggers, with the same effects as before in fewer steps.

-- As in 0204_webhook_written.sql. An event and its deliveries are one statement, and the sequence is named: looking up which one belongs to
-- the column took as long as writing the event.
create or replace function write_webhook_event(conference bigint, event_type text, event_object text, data json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  number bigint;
begin
  if not exists (
    select from webhook_endpoint where conference_id = conference and state <> 'removed' and event_type = any (events)) then
    return;
  end if;
  number := nextval('webhook_event_id_seq');
  with event as (
    insert into webhook_event (id, conference_id, type, object, body) values (number, conference, event_type, event_object,
      json_build_object('type', event_type, 'timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'conference', conference, 'object', event_object, 'sequence', number, 'data', data)::text))
  insert into webhook_delivery (endpoint_id, event_id, object)
    select id, number, event_object from webhook_endpoint
      where conference_id = conference and state <> 'removed' and event_type = any (events) order by id;
  perform pg_notify('webhook_written', 'database');
end $$;

-- As in 0031_listed.sql and 0034_planned_once.sql. The payment of one order concerns one registration, which is found by its key.
create or replace function payment_unlists() returns trigger language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  people bigint[];
  person bigint;
begin
  if new.shared_id is null then
    select registration_id into person from orders where orders.id = new.order_id;
    perform from registration where id = person for no key update;
    update registration set listed = false where id = person and listed;
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
