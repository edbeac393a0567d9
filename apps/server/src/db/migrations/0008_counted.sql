-- Counting a thousand claims for each new one takes long, and everybody waits for it. So a stock remembers how many were taken
-- when all claims up to one number had been counted. Of those there are never more afterwards, because a place is only ever
-- taken by a new claim under the stock's lock: with the newer claims it is an upper bound, and while even that leaves room
-- nothing else need be counted. Where it does not, the claims decide, as ever.
alter table stock add counted int not null default 0, add counted_to bigint not null default 0;

drop trigger configuration_changed on stock;
create trigger configuration_changed after insert or delete or update of conference_id, kind, size on stock
  for each row execute function configuration_changed();

-- Everything that counts stands in this index, and the newest come last.
drop index claim_live;
create index claim_live on claim (stock_id, id) include (amount, state, held_until) where state <> 'released';

-- How much is certainly not more than taken of a locked stock; remembers it when there was much to count.
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

-- As before, but the claims are counted one by one only where the bound leaves too little.
create or replace function hold_claims(registration bigint, kinds text[], wishes jsonb, until timestamptz)
  returns bigint language plpgsql as $$
declare
  wish record;
  gone int;
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
    continue when taken_at_most(wish.id) + wish.amount <= wish.size;
    select stock.taken into gone from lock_stocks(array[wish.id], registration) as stock;
    if gone + wish.amount > wish.size then
      return wish.id;
    end if;
    -- So many are given up again that the bound says little: from here on it is what the claims say, one's own included.
    update stock set
      counted = gone + coalesce((select sum(claim.amount) from claim
        where claim.stock_id = wish.id and claim.registration_id = registration and claim.state <> 'released'), 0),
      counted_to = coalesce((select max(claim.id) from claim where claim.stock_id = wish.id and claim.state <> 'released'), 0)
      where stock.id = wish.id;
  end loop;
  perform replace_claims(registration, kinds, wishes, until);
  return null;
end $$;
