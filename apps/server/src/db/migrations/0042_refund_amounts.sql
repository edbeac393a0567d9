-- The history of an order says how much was refunded, in fen; null for events that move no money back.
alter table order_event add column amount bigint check (amount > 0);

-- Refunds so far: an order and its refund were written with the same moment.
alter table order_event disable trigger order_event_is_final;
update order_event set amount = found.amount
  from (select order_id, created_at as at, sum(amount) as amount from refund group by 1, 2) as found
  where order_event.event in ('refund', 'late_payment') and found.order_id = order_event.order_id and found.at = order_event.at;
update order_event set amount = found.amount
  from (select order_id, settled_at as at, sum(amount) as amount from refund where state = 'done' group by 1, 2) as found
  where order_event.event = 'refund_done' and found.order_id = order_event.order_id and found.at = order_event.at;
alter table order_event enable trigger order_event_is_final;

-- The list shows what is paid now, no longer what was paid at first.
update registration set listed = false
  where listed and exists (select from orders where orders.registration_id = registration.id and orders.refunded > 0);
