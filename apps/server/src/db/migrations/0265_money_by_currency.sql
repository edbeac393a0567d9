-- Money moved is counted per currency.

alter table ledger_quarter add currency text;
update ledger_quarter set currency = conference.currency from conference where conference.id = ledger_quarter.conference_id;
alter table ledger_quarter alter currency set not null;
alter table ledger_quarter drop constraint ledger_quarter_pkey;
alter table ledger_quarter add primary key (conference_id, at, currency);

alter table ledger_new add currency text;
update ledger_new set currency = conference.currency from conference where conference.id = ledger_new.conference_id;
alter table ledger_new alter currency set not null;

create or replace function count_ledger() returns trigger language plpgsql as $$
begin
  insert into ledger_new (conference_id, at, currency, online, transferred, refunded)
    select added.conference_id, quarter_of(added.at), added.currency,
      sum(case when added.kind = 'payment' and payment.provider not in ('bank', 'desk') then added.amount else 0 end),
      sum(case when added.kind in ('payment', 'undone') and payment.provider in ('bank', 'desk') then added.amount else 0 end),
      sum(case when added.kind = 'refund' then - added.amount else 0 end)
    from added left join payment on payment.id = added.payment_id group by 1, 2, 3;
  return null;
end $$;

create or replace function fold_ledger() returns void language sql volatile as $$
  with folded as (
    delete from ledger_new where ctid = any (array(select ctid from ledger_new for update skip locked)) returning *
  )
  insert into ledger_quarter as present (conference_id, at, currency, online, transferred, refunded)
    select conference_id, at, currency, sum(online), sum(transferred), sum(refunded) from folded group by 1, 2, 3 order by 1, 2, 3
    on conflict (conference_id, at, currency) do update set online = present.online + excluded.online,
      transferred = present.transferred + excluded.transferred, refunded = present.refunded + excluded.refunded
$$;

-- As in 0031_listed.sql, but `received` counts the main currency of the conference only; what registrations in another one paid is
-- read from their orders, which are few.
create or replace function registration_facts(wanted bigint[]) returns table (
  registration_id bigint, conference_id bigint, state text, branch_id bigint, fee_kind_id bigint, order_state text, unpaid boolean,
  places int, received bigint, created_at timestamptz, changed_at timestamptz, confirmed_at timestamptz
) language sql stable as $$
  select registration.id, registration.conference_id, registration.state, registration.branch_id, registration.fee_kind_id,
    coalesce(bought.state, 'none'),
    registration.state in ('submitted', 'approved', 'confirmed', 'attended') and coalesce(bought.open, false),
    coalesce((select sum(claim.amount) from claim
      where claim.registration_id = registration.id and claim.state = 'confirmed' and claim.stock_id = fee_kind.stock_id), 0)::int,
    case when registration.price_currency is null then coalesce(bought.received, 0) else 0 end::bigint,
    registration.created_at, registration.updated_at,
    case when registration.state in ('confirmed', 'attended') then (
      select min(registration_event.at) from registration_event
        where registration_event.registration_id = registration.id and registration_event.to_state = 'confirmed') end
  from registration left join fee_kind on fee_kind.id = registration.fee_kind_id
  left join lateral (
    select (array_agg(orders.state order by orders.state = 'refunding' desc, orders.state in ('cancelled', 'expired'),
        orders.kind = 'change', orders.id desc))[1] as state,
      bool_or(orders.state = 'open') as open,
      sum((select sum(order_line.amount * order_line.quantity) from order_line
        where order_line.order_id = orders.id and order_line.kind = 'fee'))
        filter (where orders.state in ('paid', 'partly_refunded')) as received
    from orders where orders.registration_id = registration.id
  ) as bought on true
  where wanted is null or registration.id = any (wanted)
$$;

create index registration_currency on registration (conference_id, price_currency) where price_currency is not null;

-- The currency of the account; null: the main one of the conference. A row books only orders in it.
alter table bank_statement add currency text;
