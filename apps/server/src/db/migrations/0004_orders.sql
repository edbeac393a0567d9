-- Orders, payments, refunds, invoices, and the ledger that is only ever written to.

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  conference_id bigint not null references conference,
  account_id bigint not null references account,
  registration_id bigint not null references registration,
  currency text not null,
  total bigint not null check (total >= 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= total),
  state text not null default 'open'
    check (state in ('open', 'paid', 'partly_refunded', 'refunding', 'refunded', 'expired', 'cancelled')),
  hold_until timestamptz,
  created_at timestamptz not null default now(),
  paid_at timestamptz
);
create index orders_account on orders (account_id, created_at desc);
create index orders_registration on orders (registration_id);
create unique index orders_open on orders (registration_id) where state in ('open', 'paid', 'partly_refunded');
create index orders_due on orders (hold_until) where state = 'open';

create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('fee', 'extra', 'night', 'discount')),
  title jsonb not null,
  remark jsonb not null default '{"zh": "", "en": ""}',
  quantity int not null default 1,
  -- Of the whole line; a discount is negative.
  amount bigint not null
);
create index order_line_order on order_line (order_id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  at timestamptz not null default now(),
  actor text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  why text not null default ''
);
create index order_event_order on order_event (order_id, at);

-- One attempt to pay with one provider.
create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  provider text not null check (provider in ('wechat', 'alipay', 'bank')),
  method text not null check (method in ('jsapi', 'h5', 'native', 'alipay_wap', 'bank_transfer')),
  out_trade_no text not null unique,
  provider_number text,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'created' check (state in ('created', 'pending', 'succeeded', 'failed', 'closed')),
  instructions jsonb,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (provider, provider_number)
);
create index payment_order on payment (order_id, created_at desc);

-- Notices as they came, before anything is believed.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's own id of the notice; a repeated one is recorded once.
  notice_id text,
  headers jsonb not null,
  body bytea not null,
  verdict text not null,
  received_at timestamptz not null default now(),
  unique (provider, notice_id)
);

create table refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint not null references payment,
  out_refund_no text not null unique,
  provider_number text,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'failed')),
  attempts int not null default 0,
  created_at timestamptz not null default now(),
  settled_at timestamptz
);
create index refund_order on refund (order_id);
create index refund_due on refund (state) where state in ('asked', 'sent');

-- One row per movement of money. Sums equal the provider's bill.
create table ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  conference_id bigint not null references conference,
  order_id bigint not null references orders,
  payment_id bigint references payment,
  refund_id bigint references refund,
  kind text not null check (kind in ('payment', 'refund')),
  -- Positive in, negative out.
  amount bigint not null,
  currency text not null,
  check ((kind = 'payment') = (refund_id is null)),
  unique (payment_id, refund_id)
);
create unique index ledger_payment on ledger (payment_id) where kind = 'payment';
create unique index ledger_refund on ledger (refund_id) where kind = 'refund';

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never altered', tg_table_name;
end $$;
create trigger ledger_is_final before update or delete on ledger for each row execute function refuse_change();
create trigger order_line_is_final before update or delete on order_line for each row execute function refuse_change();
create trigger order_event_is_final before update or delete on order_event for each row execute function refuse_change();
create trigger registration_event_is_final before update or delete on registration_event
  for each row execute function refuse_change();

create table invoice (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  state text not null default 'asked' check (state in ('asked', 'issued', 'sent', 'red_letter', 'withdrawn')),
  kind text not null check (kind in ('ordinary', 'special')),
  holder text not null check (holder in ('organisation', 'person')),
  title text not null,
  tax_number text not null default '',
  address text not null default '',
  phone text not null default '',
  bank text not null default '',
  account text not null default '',
  email text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index invoice_live on invoice (registration_id) where state in ('asked', 'issued', 'sent');
