-- Rehearsals: a copy of a conference with invented people, in which openings and check-ins are played, and what was measured.

-- A copy for a rehearsal: also a sandbox. Only its invented people can register, nobody else finds it, and it is removed afterwards.
alter table conference add column rehearsal boolean not null default false;
alter table conference add constraint conference_rehearsal_is_sandbox check (sandbox or not rehearsal);

create table rehearsal (
  id bigint generated always as identity primary key,
  -- The conference that is rehearsed.
  conference_id bigint not null references conference on delete cascade,
  -- First, second … of the conference.
  number int not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'preparing', 'playing', 'counting', 'done', 'stopped', 'failed')),
  plan jsonb not null,
  -- Null before it is made, and once it is removed.
  copy_id bigint references conference on delete set null,
  -- Invented people in the copy.
  people int not null default 0,
  -- The checks of the gate as they stood at the start.
  gate jsonb not null default '[]',
  -- Null until something was measured.
  figures jsonb,
  -- Why it failed; empty: it did not.
  fault text not null default '' check (fault in ('', 'gate', 'no_fee', 'interrupted', 'error')),
  stop_asked boolean not null default false,
  started_by bigint not null references staff_member, -- no index: members of staff are never deleted
  started_at timestamptz not null default now(),
  -- The first person registered.
  began_at timestamptz,
  ended_at timestamptz,
  removed_at timestamptz,
  signed_by bigint references staff_member, -- no index: members of staff are never deleted
  signed_at timestamptz,
  constraint rehearsal_number unique (conference_id, number),
  check ((signed_by is null) = (signed_at is null))
);
create index rehearsal_copy on rehearsal (copy_id) where copy_id is not null;
-- One at a time: they use the capacity of the server.
create unique index rehearsal_running on rehearsal ((true)) where state in ('waiting', 'preparing', 'playing', 'counting');
create trigger audited after insert or update or delete on rehearsal
  for each row execute function audit_row('id', 'figures', 'gate', 'people');

-- What happened in one second of a scenario.
create table rehearsal_second (
  rehearsal_id bigint not null references rehearsal on delete cascade,
  -- Since the first person registered.
  second int not null,
  scenario text not null check (scenario in ('rush', 'door')),
  requests int not null,
  failures int not null,
  -- Milliseconds.
  median int not null,
  p95 int not null,
  longest int not null,
  primary key (rehearsal_id, second, scenario)
);

-- Accounts of invented people, which are removed with the copy.
create table rehearsal_person (
  account_id bigint primary key references account on delete cascade,
  rehearsal_id bigint not null references rehearsal on delete cascade
);
create index rehearsal_person_rehearsal on rehearsal_person (rehearsal_id);

-- Rows of tables that are only inserted into go with the copy of a rehearsal, and in no other way.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('meetingapp.removes_rehearsal', true) = 'on' then
    return old;
  end if;
  raise exception 'rows of % are never altered', tg_table_name;
end $$;

-- Deletes the rows of a table, and before them the rows that refer to them, whatever their number of steps. A reference that PostgreSQL
-- sets to null stays; so does one that leads back to a table on the way, after it is set to null.
create function remove_rows(target regclass, condition text, way text[], keeps boolean) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  link record;
  inner_condition text;
  has_rows boolean;
begin
  for link in
    select constrained.conrelid::regclass as child, own.attname as own_column, other.attname as other_column, own.attnotnull as needed
      from pg_constraint constrained
      join pg_attribute own on own.attrelid = constrained.conrelid and own.attnum = constrained.conkey[1]
      join pg_attribute other on other.attrelid = constrained.confrelid and other.attnum = constrained.confkey[1]
      where constrained.contype = 'f' and constrained.confrelid = target and constrained.conparentid = 0
        and array_length(constrained.conkey, 1) = 1 and constrained.confdeltype not in ('n', 'd')
      order by constrained.conrelid::regclass::text, own.attname
  loop
    inner_condition := format('%I in (select %I from %s where %s)', link.own_column, link.other_column, target, condition);
    execute format('select exists (select from %s where %s)', link.child, inner_condition) into has_rows;
    if not has_rows then continue; end if;
    if link.child::text = any (way) then
      if not link.needed then
        execute format('update %s set %I = null where %s', link.child, link.own_column, inner_condition);
      end if;
      continue;
    end if;
    perform remove_rows(link.child, inner_condition, way || link.child::text, false);
  end loop;
  if not keeps then
    execute format('delete from %s where %s', target, condition);
  end if;
end $$;

-- Removes the copy of a rehearsal with everything in it and its invented people. What was measured stays.
create function remove_rehearsal(rehearsal_number bigint) returns void language plpgsql
  set plan_cache_mode = force_generic_plan as $$
declare
  copy bigint;
  people text;
  stocks bigint[];
  part record;
begin
  select copy_id into copy from rehearsal where id = rehearsal_number;
  if copy is not null and not exists (select from conference where id = copy and rehearsal) then
    raise exception 'conference % is no copy of a rehearsal', copy;
  end if;
  perform set_config('meetingapp.removes_rehearsal', 'on', true);
  select format('%L::bigint[]', array_agg(account_id)) into people from rehearsal_person where rehearsal_id = rehearsal_number;
  if copy is not null then
    delete from sandbox_refund where out_trade_no in (
      select out_trade_no from payment join orders on orders.id = payment.order_id where orders.conference_id = copy);
    delete from sandbox_payment where out_trade_no in (
      select out_trade_no from payment join orders on orders.id = payment.order_id where orders.conference_id = copy);
    select array_agg(id) into stocks from stock where conference_id = copy;
    -- A message outlives what it is about.
    perform remove_rows('message', format('conference_id = %1$s or registration_id in (select id from registration where conference_id = %1$s)
      or notification_id in (select id from notification where conference_id = %1$s)', copy), '{message}', false);
    perform remove_rows('conference', format('id = %s', copy), '{conference,rehearsal}', true);
  end if;
  if people is not null then
    -- The caller of a key is the hash of the token as base64url.
    delete from idempotency_key where caller in (
      select translate(rtrim(encode(hash, 'base64'), '='), '+/', '-_') from access_token
        join rehearsal_person using (account_id) where rehearsal_id = rehearsal_number);
    perform remove_rows('account', format('id = any (%s)', people), '{account}', false);
  end if;
  if copy is not null then
    -- Counts that triggers wrote meanwhile, in tables without a reference.
    for part in
      select attrelid::regclass as name from pg_attribute
        join pg_class on pg_class.oid = attrelid
        where attname = 'conference_id' and not attisdropped and relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    loop
      execute format('delete from %s where conference_id = %s', part.name, copy);
    end loop;
    delete from claim_count where stock_id = any (stocks);
    delete from conference where id = copy;
  end if;
  perform set_config('meetingapp.removes_rehearsal', 'off', true);
  update rehearsal set removed_at = now() where id = rehearsal_number and removed_at is null;
end $$;
