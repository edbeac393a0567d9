-- One payment for several people: each keeps an order of their own, which is confirmed, refunded and accounted for like any other.

create table shared_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  conference_id bigint not null references conference,
  -- Who pays.
  account_id bigint not null references account,
  currency text not null,
  total bigint not null check (total > 0),
  created_at timestamptz not null default now(),
  -- Made anew with other people, or given up: nothing more may be paid for it.
  ended_at timestamptz
);
create index shared_order_account on shared_order (account_id, conference_id);

create table shared_part (
  shared_id bigint not null references shared_order,
  order_id bigint not null references orders,
  -- Of the payment, for this order.
  amount bigint not null check (amount > 0),
  primary key (shared_id, order_id)
);
create index shared_part_order on shared_part (order_id);
create trigger shared_part_is_final before update or delete on shared_part for each row execute function refuse_change();

-- Of the orders that are paid together the payment names the first; what belongs to whom the ledger says.
alter table payment add shared_id bigint references shared_order;
create index payment_shared on payment (shared_id) where shared_id is not null;
drop index ledger_payment;
create unique index ledger_payment on ledger (payment_id, order_id) where kind = 'payment';

-- One invoice for all of them.
alter table invoice add shared_id bigint references shared_order;
create unique index invoice_shared on invoice (shared_id) where shared_id is not null and state in ('asked', 'issued', 'sent');

-- Of one person there is at most one invoice of their own.
drop index invoice_live;
create unique index invoice_live on invoice (registration_id) where shared_id is null and state in ('asked', 'issued', 'sent');

create trigger audited after insert or update or delete on shared_order for each row execute function audit_row('id');
