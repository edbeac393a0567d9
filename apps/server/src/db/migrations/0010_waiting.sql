-- Waiting for what has run out. An offer is a claim with a time of its own, so that it can be given only once like any place.

alter table conference add offer_hours int not null default 24 check (offer_hours between 1 and 336);

create table waiting_entry (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  stock_id bigint not null references stock,
  registration_id bigint not null references registration,
  amount int not null default 1 check (amount > 0),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'accepted', 'declined', 'expired', 'left')),
  joined_at timestamptz not null,
  offered_at timestamptz,
  offer_until timestamptz,
  ended_at timestamptz,
  check ((state = 'offered') <= (offer_until is not null))
);
create unique index waiting_entry_live on waiting_entry (registration_id, stock_id) where state in ('waiting', 'offered');
-- Who comes next, by number: in the order in which they joined.
create index waiting_entry_next on waiting_entry (stock_id, id) include (amount, registration_id) where state = 'waiting';
create index waiting_entry_offered on waiting_entry (offer_until) where state = 'offered';

-- Set while nobody has said yes: it is no choice of the person's, so it is neither ordered nor paid.
alter table claim add offered boolean not null default false;
-- Its own registration finds it without the table, as every count of a stock does.
drop index claim_live;
create index claim_live on claim (stock_id, id) include (amount, state, held_until, registration_id) where state <> 'released';

-- What of a stock is promised to those who wait, but not to `but_of`.
create function waiting_for(wanted bigint, but_of bigint) returns int language sql stable as $$
  select coalesce(sum(amount), 0)::int from waiting_entry
    where stock_id = wanted and state = 'waiting' and registration_id is distinct from but_of
$$;

-- What a registration has of a stock already. More than this it takes like anybody else, behind those who wait.
create function own_of(wanted bigint, registration bigint) returns int language sql volatile as $$
  select coalesce(sum(amount), 0)::int from claim
    where stock_id = wanted and registration_id = registration and state <> 'released'
      and (state = 'confirmed' or held_until > clock_timestamp())
$$;

-- As before, and beside what is taken what is promised to others who wait, which only they may take.
drop function lock_stocks(bigint[], bigint);
create function lock_stocks(wanted bigint[], but_of bigint)
  returns table (id bigint, size int, taken int, claims jsonb, promised int, own int) language plpgsql as $$
begin
  perform from stock where stock.id = any (wanted) and stock.size is not null order by stock.id for update;
  return query
    select stock.id, stock.size, coalesce(sum(claim.amount), 0)::int,
      case when stock.kind = 'room_night' then
        coalesce(jsonb_agg(jsonb_build_object(
          'registrationId', claim.registration_id, 'part', claim.part, 'gender', claim.gender, 'mateId', claim.mate_id
        )) filter (where claim.id is not null), '[]')
      end,
      waiting_for(stock.id, but_of), own_of(stock.id, but_of)
    from stock left join claim on claim.stock_id = stock.id and claim.state <> 'released'
      and (claim.state = 'confirmed' or claim.held_until > clock_timestamp())
      and claim.registration_id is distinct from but_of
    where stock.id = any (wanted) and stock.size is not null
    group by stock.id;
end $$;

create or replace function hold_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
  returns bigint language plpgsql as $$
declare
  wish record;
  found_stock record;
begin
  perform from stock
    where stock.size is not null
      and stock.id in (select "stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint))
    order by stock.id for update;
  for wish in
    select stock.id, stock.size, wanted.amount
      from jsonb_to_recordset(wishes) as wanted ("stockId" bigint, amount int)
      join stock on stock.id = wanted."stockId" where stock.size is not null
  loop
    continue when taken_at_most(wish.id) + wish.amount <= wish.size
      and not exists (select from waiting_entry where stock_id = wish.id and state = 'waiting');
    select * into found_stock from lock_stocks(array[wish.id], registration) as stock;
    if found_stock.taken + wish.amount > wish.size or (
      wish.amount > found_stock.own and found_stock.taken + found_stock.promised + wish.amount > wish.size
    ) then
      return wish.id;
    end if;
    -- So many are given up again that the bound says little: from here on it is what the claims say, one's own included.
    update stock set
      counted = found_stock.taken + coalesce((select sum(claim.amount) from claim
        where claim.stock_id = wish.id and claim.registration_id = registration and claim.state <> 'released'), 0),
      counted_to = coalesce((select max(claim.id) from claim where claim.stock_id = wish.id and claim.state <> 'released'), 0)
      where stock.id = wish.id;
  end loop;
  perform replace_claims(registration, kinds, wishes, until);
  return null;
end $$;

-- As before; what is offered stays beside another choice of the same kind, and once chosen it is kept at least as long as it was
-- offered.
create or replace function replace_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
  returns void language plpgsql as $$
declare
  offers jsonb;
begin
  with wished as (select wish."stockId" as id from jsonb_to_recordset(wishes) as wish ("stockId" bigint)),
  taken as (
    update waiting_entry set state = 'accepted', ended_at = clock_timestamp()
      where waiting_entry.registration_id = registration and waiting_entry.state in ('waiting', 'offered')
        and waiting_entry.stock_id in (select wished.id from wished)
      returning waiting_entry.stock_id, waiting_entry.offer_until
  )
  select jsonb_object_agg(taken.stock_id, taken.offer_until) into offers from taken where taken.offer_until is not null;
  update claim set state = 'released', held_until = null
    where claim.registration_id = registration and claim.state = 'held'
      and claim.stock_id in (select stock.id from stock where stock.kind = any (kinds))
      and (not claim.offered
        or claim.stock_id in (select wish."stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint)));
  insert into claim (stock_id, registration_id, amount, part, gender, mate_id, held_until)
    select wish."stockId", registration, wish.amount, wish.part, wish.gender, wish."mateId",
      greatest(until, (offers ->> wish."stockId"::text)::timestamptz)
    from jsonb_to_recordset(wishes)
      as wish ("stockId" bigint, amount int, part text, gender text, "mateId" bigint);
end $$;

-- As before, but nobody buys what was only offered.
create or replace function confirm_claims(registration bigint) returns boolean language plpgsql as $$
begin
  perform from stock
    where stock.size is not null
      and stock.id in (
        select claim.stock_id from claim
        where claim.registration_id = registration and claim.state = 'held' and not claim.offered
      )
    order by stock.id for update;
  if exists (
    select from claim
    where claim.registration_id = registration and claim.state = 'held' and not claim.offered
      and claim.held_until <= clock_timestamp()
  ) then return false;
  end if;
  update claim set state = 'confirmed', held_until = null
    where claim.registration_id = registration and claim.state = 'held' and not claim.offered;
  return found;
end $$;

-- Whatever sets a place free while somebody waits for it, the next one is looked for as soon as it is free.
create function place_came_free() returns trigger language plpgsql as $$
declare
  freed bigint := case tg_table_name when 'stock' then (to_jsonb(new) ->> 'id')::bigint else (to_jsonb(new) ->> 'stock_id')::bigint end;
begin
  if exists (select from waiting_entry where stock_id = freed and state in ('waiting', 'offered')) then
    perform graphile_worker.add_job('registration.offer', json_build_object('stockId', freed));
  end if;
  return null;
end $$;
create trigger place_came_free after update of state on claim
  for each row when (old.state <> 'released' and new.state = 'released') execute function place_came_free();
create trigger place_came_free after update of size on stock
  for each row when (new.size is null or new.size > old.size) execute function place_came_free();
