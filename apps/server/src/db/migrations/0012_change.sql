-- What people change by themselves after they paid. What costs more is paid by a further order; what costs less goes back by the
-- rule for refunds. Until when: days before the first day; null means only staff change it.

alter table conference add change_policy jsonb not null default '{"answers": 0, "fee": null, "stay": null}';

alter table orders add kind text not null default 'registration' check (kind in ('registration', 'change'));
drop index orders_open;
create unique index orders_open on orders (registration_id)
  where kind = 'registration' and state in ('open', 'paid', 'partly_refunded');
create unique index orders_change on orders (registration_id) where kind = 'change' and state = 'open';

create table registration_change (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  -- Null where nothing was to be paid.
  order_id bigint references orders,
  kind text not null check (kind in ('fee', 'stay')),
  -- Open while its order may still be paid; its new places are the held claims of the registration.
  state text not null check (state in ('open', 'applied', 'dropped')),
  fee_kind_id bigint references fee_kind,
  branch_id bigint references branch,
  -- Null: no stay any more, or not about the stay.
  stay jsonb,
  -- Claims that are given up when it is applied.
  releases jsonb not null,
  -- What this part of the registration cost and costs, and what went back.
  before bigint not null check (before >= 0),
  after bigint not null check (after >= 0),
  refund bigint not null check (refund >= 0),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index registration_change_open on registration_change (registration_id) where state = 'open';
create index registration_change_registration on registration_change (registration_id, id);
create index registration_change_order on registration_change (order_id) where order_id is not null;
