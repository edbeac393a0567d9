-- `hold_claims` for a registration that was inserted in the same transaction: it holds nothing yet and waits for nothing, so there is
-- nothing to replace. Null without wishes.
create function hold_first_claims(registration bigint, wishes jsonb) returns bigint language plpgsql strict
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  short bigint;
begin
  select stock.id into short
    from jsonb_to_recordset(wishes) as wished ("stockId" bigint, amount int)
    join lock_stocks(array(
      select "stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint)
    ), '{}') as stock on stock.id = wished."stockId"
    where stock.taken + stock.promised + wished.amount > stock.size
    limit 1;
  if short is null then
    insert into claim (stock_id, registration_id, amount, held_until)
      select wished."stockId", registration, wished.amount, wished.until
      from jsonb_to_recordset(wishes) as wished ("stockId" bigint, amount int, until timestamptz);
  end if;
  return short;
end $$;
