-- Counts of the claims on each stock, so that reading and holding cost the same at ten claims and at a million. They replace the
-- upper bound of `stock.counted`.

-- True once the claim is no longer counted because its hold has expired. Marked some time after the expiry, under the stock's lock;
-- an expired claim that is not marked yet is subtracted by its time.
alter table claim add column lapsed boolean not null default false;

-- The sum of the rows of a stock is what its confirmed and held claims take, without those marked as lapsed. Each change of claims
-- adds a row, so that a release waits for nobody; the next holds replace many rows by one.
create table claim_count (
  -- No reference: its lock on the stock would make a release wait for holds. A stock that has rows here has claims, and stays.
  stock_id bigint not null,
  amount int not null,
  -- Of a room night: whole rooms, beds of each gender, and how many of the beds name a room-mate.
  rooms int not null,
  male int not null,
  female int not null,
  mates int not null
);
create index claim_count_stock on claim_count (stock_id) include (amount, rooms, male, female, mates);

-- Expired holds are subtracted by this index until they are marked.
create index claim_lapsing on claim (stock_id, held_until) include (id, amount, part, gender, mate_id)
  where state = 'held' and not lapsed;
-- Beds whose owners name a room-mate; they are counted one by one where a night is nearly full.
create index claim_mates on claim (stock_id) where mate_id is not null and state <> 'released';

create function count_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into claim_count
      select stock_id, sum(amount), count(*) filter (where part = 'room'),
        count(*) filter (where part = 'bed' and gender is distinct from 'female'),
        count(*) filter (where part = 'bed' and gender = 'female'), count(mate_id) filter (where part = 'bed')
      from added where state = 'confirmed' or (state = 'held' and not lapsed)
      group by stock_id;
  elsif tg_op = 'DELETE' then
    insert into claim_count
      select stock_id, - sum(amount), - count(*) filter (where part = 'room'),
        - count(*) filter (where part = 'bed' and gender is distinct from 'female'),
        - count(*) filter (where part = 'bed' and gender = 'female'), - count(mate_id) filter (where part = 'bed')
      from removed where state = 'confirmed' or (state = 'held' and not lapsed)
      group by stock_id;
  else
    insert into claim_count
      select * from (
        select stock_id, sum(sign * amount) as amount, coalesce(sum(sign) filter (where part = 'room'), 0) as rooms,
          coalesce(sum(sign) filter (where part = 'bed' and gender is distinct from 'female'), 0) as male,
          coalesce(sum(sign) filter (where part = 'bed' and gender = 'female'), 0) as female,
          coalesce(sum(sign) filter (where part = 'bed' and mate_id is not null), 0) as mates
        from (
          select 1 as sign, stock_id, amount, part, gender, mate_id from added
            where state = 'confirmed' or (state = 'held' and not lapsed)
          union all
          select -1, stock_id, amount, part, gender, mate_id from removed
            where state = 'confirmed' or (state = 'held' and not lapsed)
        ) as changed group by stock_id
      ) as change
      where (amount, rooms, male, female, mates) <> (0, 0, 0, 0, 0);
  end if;
  return null;
end $$;
create trigger counted_insert after insert on claim referencing new table as added
  for each statement execute function count_claims();
create trigger counted_update after update on claim referencing old table as removed new table as added
  for each statement execute function count_claims();
create trigger counted_delete after delete on claim referencing old table as removed
  for each statement execute function count_claims();

-- A hold that is prolonged after its mark counts again.
create function claim_prolonged() returns trigger language plpgsql as $$
begin
  new.lapsed := false;
  return new;
end $$;
create trigger prolonged before update of held_until on claim
  for each row when (old.lapsed and new.held_until > old.held_until) execute function claim_prolonged();

-- Counts all claims anew: for claims that were written without triggers.
create function recount_claims() returns void language plpgsql as $$
begin
  lock table claim in share row exclusive mode;
  delete from claim_count;
  insert into claim_count
    select stock_id, sum(amount), count(*) filter (where part = 'room'),
      count(*) filter (where part = 'bed' and gender is distinct from 'female'),
      count(*) filter (where part = 'bed' and gender = 'female'), count(mate_id) filter (where part = 'bed')
    from claim where state = 'confirmed' or (state = 'held' and not lapsed) group by stock_id;
end $$;
select recount_claims();

-- What is taken of each stock at a moment: confirmed, or held and not expired.
create function claims_of(wanted bigint[], at timestamptz)
  returns table (stock_id bigint, amount int, rooms int, male int, female int, mates int) language sql stable as $$
  select stock, coalesce(sum(part.amount), 0)::int, coalesce(sum(part.rooms), 0)::int, coalesce(sum(part.male), 0)::int,
    coalesce(sum(part.female), 0)::int, coalesce(sum(part.mates), 0)::int
  from unnest(wanted) as stock left join lateral (
    select claim_count.amount, claim_count.rooms, claim_count.male, claim_count.female, claim_count.mates
      from claim_count where claim_count.stock_id = stock
    union all
    select - claim.amount, - (claim.part = 'room')::int, - (claim.part = 'bed' and claim.gender is distinct from 'female')::int,
      - (claim.part = 'bed' and claim.gender = 'female')::int, - (claim.part = 'bed' and claim.mate_id is not null)::int
      from claim where claim.stock_id = stock and claim.state = 'held' and not claim.lapsed
        and claim.held_until <= at
  ) as part on true group by stock
$$;

-- Marks holds that have expired by a moment, and replaces many rows of counts by one. Skips rows that others have locked, so that it
-- waits for nobody.
create function fold_counts(wanted bigint[], at timestamptz) returns void language plpgsql as $$
begin
  if (select count(*) from (
    select from claim where claim.stock_id = any (wanted) and claim.state = 'held' and not claim.lapsed
      and claim.held_until <= at limit 50
  ) as expired) = 50 then
    update claim set lapsed = true where id in (
      select id from claim where claim.stock_id = any (wanted) and claim.state = 'held' and not claim.lapsed
        and claim.held_until <= at limit 5000 for update skip locked
    );
  end if;
  if (select count(*) from claim_count where claim_count.stock_id = any (wanted)) > 50 * cardinality(wanted) then
    with folded as (
      delete from claim_count where claim_count.ctid = any (array(
        select claim_count.ctid from claim_count where claim_count.stock_id = any (wanted) for update skip locked
      )) returning *
    )
    insert into claim_count
      select stock_id, sum(amount), sum(rooms), sum(male), sum(female), sum(mates) from folded group by stock_id;
  end if;
end $$;

-- Locks all limited stocks of a list and then counts each: what is taken, what the registrations `own_of` have of it, what is
-- reserved for the waiting list, and how much of that is reserved for `own_of`. The cost does not depend on the number of claims.
drop function lock_stocks(bigint[], bigint);
create function lock_stocks(wanted bigint[], own_of bigint[])
  returns table (
    id bigint, size int, taken int, rooms int, male int, female int, mates int, promised int, own jsonb, waiting jsonb
  ) language plpgsql as $$
declare
  at timestamptz;
begin
  perform from stock where stock.id = any (wanted) and stock.size is not null order by stock.id for update;
  -- One moment for all: a claim that expires meanwhile is neither counted nor missing twice.
  at := clock_timestamp();
  perform fold_counts(wanted, at);
  return query
    -- Read once and by the registration: among the claims of a stock they would be looked for in all.
    with mine as materialized (
      select claim.stock_id, jsonb_agg(jsonb_build_object(
          'registrationId', claim.registration_id, 'amount', claim.amount, 'part', claim.part, 'gender', claim.gender,
          'mateId', claim.mate_id, 'confirmed', claim.state = 'confirmed', 'offered', claim.offered
        )) as claims
      from claim
      where claim.registration_id = any (own_of) and claim.state <> 'released'
        and (claim.state = 'confirmed' or (claim.held_until > at and not claim.lapsed))
      group by claim.stock_id
    ), entries as materialized (
      select entry.stock_id,
        jsonb_agg(jsonb_build_object('registrationId', entry.registration_id, 'amount', entry.amount)) as waiting
      from waiting_entry as entry where entry.registration_id = any (own_of) and entry.state = 'waiting'
      group by entry.stock_id
    )
    select stock.id, stock.size, counts.amount, counts.rooms, counts.male, counts.female, counts.mates,
      waiting_for(stock.id, null), mine.claims, entries.waiting
    from stock join claims_of(wanted, at) as counts on counts.stock_id = stock.id
    left join mine on mine.stock_id = stock.id left join entries on entries.stock_id = stock.id
    where stock.id = any (wanted) and stock.size is not null;
end $$;

-- Releases the held claims of registrations of some kinds and inserts the wished ones. Runs under the locks of `lock_stocks`. An
-- offer stays beside another choice of the same kind; an offer that is chosen is held at least until the end of the offer.
drop function replace_claims(bigint, text[], jsonb, timestamptz);
create function replace_claims(registrations bigint[], kinds text[], wishes jsonb) returns void language plpgsql as $$
begin
  with wished as (
    select * from jsonb_to_recordset(wishes) as wish (
      "registrationId" bigint, "stockId" bigint, amount int, part text, gender text, "mateId" bigint, until timestamptz
    )
  ), accepted as (
    update waiting_entry set state = 'accepted', ended_at = clock_timestamp()
      from wished where waiting_entry.registration_id = wished."registrationId" and waiting_entry.stock_id = wished."stockId"
        and waiting_entry.state in ('waiting', 'offered')
      returning waiting_entry.registration_id, waiting_entry.stock_id, waiting_entry.offer_until
  ), released as (
    update claim set state = 'released', held_until = null
      where claim.registration_id = any (registrations) and claim.state = 'held'
        and claim.stock_id in (select stock.id from stock where stock.kind = any (kinds))
        and (not claim.offered
          or (claim.registration_id, claim.stock_id) in (select wished."registrationId", wished."stockId" from wished))
  )
  insert into claim (stock_id, registration_id, amount, part, gender, mate_id, held_until)
    select wished."stockId", wished."registrationId", wished.amount, wished.part, wished.gender, wished."mateId",
      greatest(wished.until, accepted.offer_until)
    from wished left join accepted
      on accepted.registration_id = wished."registrationId" and accepted.stock_id = wished."stockId";
end $$;

-- Locks and replaces in one step, for wishes of one registration that are plain numbers of places. Holds all of them and returns null,
-- or holds none and returns the stock that is too small.
drop function hold_claims(bigint, text[], jsonb, timestamptz);
create function hold_claims(registration bigint, kinds text[], wishes jsonb) returns bigint language plpgsql as $$
declare
  short bigint;
begin
  select stock.id into short
    from jsonb_to_recordset(wishes) as wished ("stockId" bigint, amount int)
    join lock_stocks(array(
      select "stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint)
    ), array[registration]) as stock on stock.id = wished."stockId"
    cross join lateral (select
      coalesce((select sum((claim ->> 'amount')::int) from jsonb_array_elements(stock.own) as claim), 0) as own,
      coalesce((select sum((entry ->> 'amount')::int) from jsonb_array_elements(stock.waiting) as entry), 0) as waiting
    ) as mine
    where stock.taken - mine.own + wished.amount > stock.size
      or (wished.amount > mine.own
        and stock.taken - mine.own + stock.promised - mine.waiting + wished.amount > stock.size)
    limit 1;
  if short is null then
    perform replace_claims(array[registration], kinds, wishes);
  end if;
  return short;
end $$;

drop function taken_at_most(bigint);
drop function own_of(bigint, bigint);

-- As before; a hold that was marked as lapsed stays so when the clock is set back.
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
      and (claim.held_until <= clock_timestamp() or claim.lapsed)
  ) then return false;
  end if;
  update claim set state = 'confirmed', held_until = null
    where claim.registration_id = registration and claim.state = 'held' and not claim.offered;
  return found;
end $$;

drop trigger audited on stock;
alter table stock drop column counted, drop column counted_to;
create trigger audited after insert or update or delete on stock for each row execute function audit_row('id');
