-- The list of orders shows the provider of the successful payment, or of the newest one: other changes of state do not alter it.
drop trigger unlists on payment;
create trigger unlists after insert on payment for each row execute function payment_unlists();
create trigger unlists_settled after update of state on payment for each row
  when ((old.state = 'succeeded') <> (new.state = 'succeeded')) execute function payment_unlists();

-- A plan that was made while there were few payments reads all of them later (see 0034_planned_once.sql).
alter function order_leaves_attempts() set plan_cache_mode = force_generic_plan set enable_seqscan = off;
