-- What the overview of a conference reads, so that it costs the same at a thousand registrations and at a million.

-- Money moved in each quarter of an hour. A row of the ledger adds a row to ledger_new, so that no sale waits for another; a job adds
-- these to ledger_quarter. What was moved is the sum of both.
create table ledger_quarter (
  conference_id bigint not null,
  at timestamptz not null,
  online bigint not null,
  transferred bigint not null,
  refunded bigint not null,
  primary key (conference_id, at)
);

create table ledger_new (
  conference_id bigint not null,
  at timestamptz not null,
  online bigint not null,
  transferred bigint not null,
  refunded bigint not null
);
create index ledger_new_conference on ledger_new (conference_id);

insert into ledger_quarter
  select ledger.conference_id, quarter_of(ledger.at),
    sum(case when ledger.kind = 'payment' and payment.provider not in ('bank', 'desk') then ledger.amount else 0 end),
    sum(case when ledger.kind in ('payment', 'undone') and payment.provider in ('bank', 'desk') then ledger.amount else 0 end),
    sum(case when ledger.kind = 'refund' then - ledger.amount else 0 end)
  from ledger left join payment on payment.id = ledger.payment_id group by 1, 2;

create function count_ledger() returns trigger language plpgsql as $$
begin
  insert into ledger_new
    select added.conference_id, quarter_of(added.at),
      sum(case when added.kind = 'payment' and payment.provider not in ('bank', 'desk') then added.amount else 0 end),
      sum(case when added.kind in ('payment', 'undone') and payment.provider in ('bank', 'desk') then added.amount else 0 end),
      sum(case when added.kind = 'refund' then - added.amount else 0 end)
    from added left join payment on payment.id = added.payment_id group by 1, 2;
  return null;
end $$;
create trigger counted after insert on ledger referencing new table as added
  for each statement execute function count_ledger();

create function fold_ledger() returns void language sql volatile as $$
  with folded as (
    delete from ledger_new where ctid = any (array(select ctid from ledger_new for update skip locked)) returning *
  )
  insert into ledger_quarter as present
    select conference_id, at, sum(online), sum(transferred), sum(refunded) from folded group by 1, 2 order by 1, 2
    on conflict (conference_id, at) do update set online = present.online + excluded.online,
      transferred = present.transferred + excluded.transferred, refunded = present.refunded + excluded.refunded
$$;

-- Held places of a fee, for the overview.
create index claim_held on claim (stock_id, held_until) include (amount) where state = 'held';
-- Work that waits for staff.
create index payment_transfer on payment (order_id) where provider = 'bank' and state in ('created', 'pending');
create index invoice_asked on invoice (registration_id, created_at) where state = 'asked';

-- As in 0016_orders.sql, but the shared payments are found by index: an array is read first.
create or replace function order_leaves_attempts() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment where payment.state in ('created', 'pending') and payment.provider not in ('bank', 'desk')
      and (payment.order_id = new.id
        or payment.shared_id = any (array(
          select shared_part.shared_id from shared_part where shared_part.order_id = new.id)))
  ) then
    perform graphile_worker.add_job(
      'orders.close', json_build_object('orderId', new.id), job_key => 'orders.close:' || new.id);
  end if;
  return null;
end $$;
