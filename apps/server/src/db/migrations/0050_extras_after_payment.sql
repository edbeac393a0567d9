-- Extras are added to a paid registration by a change with its own order.
alter table registration_change drop constraint registration_change_kind_check;
alter table registration_change add constraint registration_change_kind_check check (kind in ('fee', 'stay', 'extras'));
-- What is added of each extra; null for other kinds.
alter table registration_change add column extras jsonb;

-- As in 0029_claim_counts.sql; a wish replaces what is held of its stock, and comes in addition to what is confirmed.
create or replace function hold_claims(registration bigint, kinds text[], wishes jsonb) returns bigint language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  short bigint;
begin
  select stock.id into short
    from jsonb_to_recordset(wishes) as wished ("stockId" bigint, amount int)
    join lock_stocks(array(
      select "stockId" from jsonb_to_recordset(wishes) as wish ("stockId" bigint)
    ), array[registration]) as stock on stock.id = wished."stockId"
    cross join lateral (select
      coalesce((select sum((claim ->> 'amount')::int) from jsonb_array_elements(stock.own) as claim
        where not (claim ->> 'confirmed')::boolean), 0) as own,
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
