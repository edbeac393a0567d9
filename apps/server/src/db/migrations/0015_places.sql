-- Claims on stocks, and the functions that hold, confirm and count them. Each function locks the stocks it needs in the order of
-- their numbers, so that two transactions never wait for each other.

create table claim (
  id bigint generated always as identity primary key,
  -- no index: only an unused stock can be deleted; an index of released claims too would cost every claim
  stock_id bigint not null references stock,
  -- no index: registrations are never deleted; nothing looks for the released claims of one
  registration_id bigint not null references registration,
  -- Units of the stock: places, or rooms or beds of a night (`part`).
  amount int not null default 1 check (amount > 0),
  part text check (part in ('room', 'bed')),
  gender text check (gender in ('male', 'female')),
  -- The registration whose bed is in the same room by mutual wish.
  -- no index: registrations are never deleted; mates are found among the claims of a stock
  mate_id bigint references registration,
  state text not null default 'held' check (state in ('held', 'confirmed', 'released')),
  -- A held claim counts until this time and lapses without any further change.
  held_until timestamptz,
  -- An offer from the waiting list that was not accepted yet. It is not the person's choice: it is neither ordered nor paid.
  offered boolean not null default false,
  created_at timestamptz not null default now(),
  check ((state = 'held') = (held_until is not null))
);
-- Counting a stock reads only this index; the newest claims are last.
create index claim_live on claim (stock_id, id) include (amount, state, held_until, registration_id) where state <> 'released';
create index claim_registration on claim (registration_id) where state <> 'released';

-- How much of a stock is reserved for the waiting list, without the entries of the registration `but_of`.
create function waiting_for(wanted bigint, but_of bigint) returns int language sql stable as $$
  select coalesce(sum(amount), 0)::int from waiting_entry
    where stock_id = wanted and state = 'waiting' and registration_id is distinct from but_of
$$;

-- How much of a stock a registration has already. Anything beyond that comes after the waiting list.
create function own_of(wanted bigint, registration bigint) returns int language sql volatile as $$
  select coalesce(sum(amount), 0)::int from claim
    where stock_id = wanted and registration_id = registration and state <> 'released'
      and (state = 'confirmed' or held_until > clock_timestamp())
$$;

-- Locks all limited stocks of a list and then counts each: what is confirmed, or held and not lapsed by the clock at that moment,
-- without the claims of `but_of`; what is reserved for the waiting list; and what `but_of` has itself. One statement, because
-- other transactions wait meanwhile. Room nights come with their single claims: the program decides who shares a room.
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

-- An upper bound of what is taken of a locked stock (see `stock.counted`). Remembers the bound after 50 newer claims.
create function taken_at_most(wanted bigint) returns int language plpgsql as $$
declare
  newer record;
  bound int;
begin
  select stock.counted, count(claim.id) as claims, coalesce(sum(claim.amount), 0)::int as amount, max(claim.id) as last into newer
    from stock left join claim on claim.stock_id = stock.id and claim.id > stock.counted_to and claim.state <> 'released'
    where stock.id = wanted group by stock.id;
  bound := newer.counted + newer.amount;
  if newer.claims >= 50 then
    update stock set counted = bound, counted_to = newer.last where stock.id = wanted;
  end if;
  return bound;
end $$;

-- Releases the held claims of a registration of some kinds and inserts the wished ones. Runs under the locks of `lock_stocks`. An
-- offer stays beside another choice of the same kind; an offer that is chosen is held at least until the end of the offer.
create function replace_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
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

-- Locks and replaces in one step, for wishes that are plain numbers of places. Holds all of them and returns null, or holds none
-- and returns the stock that is too small. The claims are counted only where the bound leaves too little or somebody waits.
create function hold_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
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
    -- Many claims were released, so the bound was far too high. It becomes the exact count, with the claims of this registration.
    update stock set
      counted = found_stock.taken + coalesce((select sum(claim.amount) from claim
        where claim.stock_id = wish.id and claim.registration_id = registration and claim.state <> 'released'), 0),
      counted_to = coalesce((select max(claim.id) from claim where claim.stock_id = wish.id and claim.state <> 'released'), 0)
      where stock.id = wish.id;
  end loop;
  perform replace_claims(registration, kinds, wishes, until);
  return null;
end $$;

-- Confirms the held claims of a registration, without offers. Returns false and changes nothing when a hold has lapsed or nothing
-- is held. Compares with the clock under the locks, because a lapsed place may have been given to another registration meanwhile.
create function confirm_claims(registration bigint) returns boolean language plpgsql as $$
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

-- When a place becomes free while entries wait for its stock, a job offers it to the next entry.
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
