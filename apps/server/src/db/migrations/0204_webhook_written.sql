-- An event wakes the sender of webhooks by a notification (`webhook_written`) instead of a job of its own: one that is lost is found by the
-- sender's schedule. One per transaction, whatever it writes.
create or replace function write_webhook_event(conference bigint, event_type text, event_object text, data json) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  number bigint;
begin
  if not exists (
    select from webhook_endpoint where conference_id = conference and state <> 'removed' and event_type = any (events)) then
    return;
  end if;
  number := nextval(pg_get_serial_sequence('webhook_event', 'id'));
  insert into webhook_event (id, conference_id, type, object, body) values (number, conference, event_type, event_object,
    json_build_object('type', event_type, 'timestamp', to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'conference', conference, 'object', event_object, 'sequence', number, 'data', data)::text);
  insert into webhook_delivery (endpoint_id, event_id, object)
    select id, number, event_object from webhook_endpoint
      where conference_id = conference and state <> 'removed' and event_type = any (events) order by id;
  perform pg_notify('webhook_written', 'database');
end $$;
