-- PostgreSQL plans a statement with an array anew at each call, because the plan for the actual array seems cheaper by its length. In the
-- functions that every sale calls this took longer than the statements: they are planned once per connection. Sequential scans are off
-- in them, so that a plan that was made while a table was nearly empty still fits when it is large.
alter function hold_claims(bigint, text[], jsonb) set plan_cache_mode = force_generic_plan set enable_seqscan = off;
alter function lock_stocks(bigint[], bigint[]) set plan_cache_mode = force_generic_plan set enable_seqscan = off;
alter function fold_counts(bigint[], timestamptz) set plan_cache_mode = force_generic_plan set enable_seqscan = off;
alter function replace_claims(bigint[], text[], jsonb) set plan_cache_mode = force_generic_plan set enable_seqscan = off;
alter function confirm_claims(bigint) set plan_cache_mode = force_generic_plan set enable_seqscan = off;
alter function payment_unlists() set plan_cache_mode = force_generic_plan set enable_seqscan = off;

-- As in 0015_places.sql, in a language that keeps the plan.
create or replace function waiting_for(wanted bigint, but_of bigint) returns int language plpgsql stable as $$
begin
  return (select coalesce(sum(amount), 0)::int from waiting_entry
    where stock_id = wanted and state = 'waiting' and registration_id is distinct from but_of);
end $$;
