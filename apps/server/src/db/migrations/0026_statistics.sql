-- Usage statistics (T22): pages seen, as reported by the phones. Partitioned by month, so that an old month is dropped at once.
-- The columns have no foreign keys: an event outlives its conference and its account.

create table usage_event (
  at timestamptz not null,
  conference_id bigint,
  kind text not null,
  -- A device's mark: random, and replaced when a person resets it.
  fingerprint text not null,
  account_id bigint,
  -- The screen's name in paths.ts, and the address without its query.
  screen text not null,
  address text not null,
  language text not null,
  source_code text not null default '',
  agent text not null default '',
  location text not null default '',
  longitude double precision,
  latitude double precision,
  parameter jsonb not null default '{}'
) partition by range (at);
create index usage_event_conference on usage_event (conference_id, at);
create table usage_event_rest partition of usage_event default;

-- Makes the missing partitions of the month of a day and of the two months after it.
create function make_usage_months(today date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', today);
begin
  for ahead in 0..2 loop
    execute format('create table if not exists %I partition of usage_event for values from (%L) to (%L)',
      'usage_event_' || to_char(first + make_interval(months => ahead), 'YYYY_MM'),
      (first + make_interval(months => ahead)) at time zone 'UTC', (first + make_interval(months => ahead + 1)) at time zone 'UTC');
  end loop;
end $$;

-- Drops the months before the month of a day.
create function drop_usage_months(before date) returns void language plpgsql as $$
declare
  part text;
begin
  for part in select inhrelid::regclass::text from pg_inherits where inhparent = 'usage_event'::regclass loop
    if part ~ '^usage_event_\d{4}_\d{2}$' and to_date(right(part, 7), 'YYYY_MM') < date_trunc('month', before) then
      execute format('drop table %I', part);
    end if;
  end loop;
  delete from usage_event_rest where at < date_trunc('month', before);
end $$;

select make_usage_months(current_date);
