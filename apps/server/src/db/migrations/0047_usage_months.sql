-- Parts of the usage statistics for the month of a day and the two after it, as far as they are missing.
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

-- What is older is let go of, month by month.
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
