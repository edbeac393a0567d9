-- Locks every stock of a list that can run out, in one order for everybody, so that two never wait for each other, and only then
-- looks what is gone of each: confirmed, or held and not lapsed by the clock of that moment, but not what `but_of` has itself.
-- One round trip, because everybody else waits meanwhile. Room nights come with their single claims: who shares with whom is a
-- rule of the program.
create function lock_stocks(wanted bigint[], but_of bigint)
  returns table (id bigint, size int, taken int, claims jsonb) language plpgsql as $$
begin
  perform from stock where stock.id = any (wanted) and stock.size is not null order by stock.id for update;
  return query
    select stock.id, stock.size, coalesce(sum(claim.amount), 0)::int,
      case when stock.kind = 'room_night' then
        coalesce(jsonb_agg(jsonb_build_object(
          'registrationId', claim.registration_id, 'part', claim.part, 'gender', claim.gender, 'mateId', claim.mate_id
        )) filter (where claim.id is not null), '[]')
      end
    from stock left join claim on claim.stock_id = stock.id and claim.state <> 'released'
      and (claim.state = 'confirmed' or claim.held_until > clock_timestamp())
      and claim.registration_id is distinct from but_of
    where stock.id = any (wanted) and stock.size is not null
    group by stock.id;
end $$;

-- Makes what a registration holds its own for good. False when a hold has lapsed or nothing is held any more, and then nothing
-- changed. Looks at the clock under the locks, so that nobody else can have been given a lapsed place in between.
create function confirm_claims(registration bigint) returns boolean language plpgsql as $$
begin
  perform from stock
    where stock.size is not null
      and stock.id in (select claim.stock_id from claim where claim.registration_id = registration and claim.state = 'held')
    order by stock.id for update;
  if exists (
    select from claim
    where claim.registration_id = registration and claim.state = 'held' and claim.held_until <= clock_timestamp()
  ) then return false;
  end if;
  update claim set state = 'confirmed', held_until = null
    where claim.registration_id = registration and claim.state = 'held';
  return found;
end $$;

-- What a registration holds of some kinds is given up for other claims, in one moment. Under the locks of `lock_stocks`.
create function replace_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
  returns void language plpgsql as $$
begin
  update claim set state = 'released', held_until = null
    where claim.registration_id = registration and claim.state = 'held'
      and claim.stock_id in (select stock.id from stock where stock.kind = any (kinds));
  insert into claim (stock_id, registration_id, amount, part, gender, mate_id, held_until)
    select wish."stockId", registration, wish.amount, wish.part, wish.gender, wish."mateId", until
    from jsonb_to_recordset(wishes)
      as wish ("stockId" bigint, amount int, part text, gender text, "mateId" bigint);
end $$;

-- Both at once for wishes that are mere numbers of places: holds all of them, or none and says of which there is too little.
create function hold_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
  returns bigint language plpgsql as $$
declare
  short bigint;
begin
  select stock.id into short
    from jsonb_to_recordset(wishes) as wish ("stockId" bigint, amount int)
    join lock_stocks(
      array (select "stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint)), registration
    ) as stock on stock.id = wish."stockId"
    where stock.taken + wish.amount > stock.size
    limit 1;
  if short is null then
    perform replace_claims(registration, kinds, wishes, until);
  end if;
  return short;
end $$;
