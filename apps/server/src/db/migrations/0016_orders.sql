-- Orders, payments, refunds, the ledger, invoices, bank statements and the bills of payment providers. Amounts are in the
-- smallest unit of their currency.

create table orders (
  id bigint generated always as identity primary key,
  number text not null unique,
  conference_id bigint not null references conference,
  account_id bigint not null references account,
  registration_id bigint not null references registration,
  -- `change`: a further order, for a change that costs more than before.
  kind text not null default 'registration' check (kind in ('registration', 'change')),
  currency text not null,
  total bigint not null check (total >= 0),
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= total),
  state text not null default 'open'
    check (state in ('open', 'paid', 'partly_refunded', 'refunding', 'refunded', 'expired', 'cancelled')),
  hold_until timestamptz,
  -- Of staff.
  note text not null default '',
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  -- The payment that paid the order and that its refunds go through; null while the order is unpaid or when there was nothing to pay.
  -- Any other payment of the order is refunded in full automatically. References `payment`.
  kept_payment_id bigint
);
create index orders_account on orders (account_id, created_at desc);
create index orders_registration on orders (registration_id);
create unique index orders_open on orders (registration_id)
  where kind = 'registration' and state in ('open', 'paid', 'partly_refunded');
create unique index orders_change on orders (registration_id) where kind = 'change' and state = 'open';
create index orders_due on orders (hold_until) where state = 'open';
-- The console lists the newest orders of a conference first.
create index orders_conference on orders (conference_id, id desc);
create trigger audited after insert or update or delete on orders for each row execute function audit_row('id');

alter table registration_change add foreign key (order_id) references orders;

-- The organiser's list shows the state of the order.
create function order_unlists() returns trigger language plpgsql as $$
begin
  update registration set listed = false where id = new.registration_id and listed;
  return null;
end $$;
create trigger unlists after insert or update of state on orders for each row execute function order_unlists();

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
create trigger order_line_is_final before update or delete on order_line for each row execute function refuse_change();

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
create trigger order_event_is_final before update or delete on order_event for each row execute function refuse_change();

-- One payment for several people. Each person has an order, which is confirmed, refunded and accounted for like any other order.
create table shared_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  conference_id bigint not null references conference, -- no index: conferences are never deleted
  -- The payer.
  account_id bigint not null references account,
  currency text not null,
  total bigint not null check (total > 0),
  created_at timestamptz not null default now(),
  -- Replaced by one for other people, or given up: nothing more can be paid for it.
  ended_at timestamptz
);
create index shared_order_account on shared_order (account_id, conference_id);
create trigger audited after insert or update or delete on shared_order for each row execute function audit_row('id');

create table shared_part (
  shared_id bigint not null references shared_order,
  order_id bigint not null references orders,
  -- The part of the payment that belongs to this order.
  amount bigint not null check (amount > 0),
  primary key (shared_id, order_id)
);
create index shared_part_order on shared_part (order_id);
create trigger shared_part_is_final before update or delete on shared_part for each row execute function refuse_change();

-- One attempt to pay with one provider. `desk`: staff took the money, or know that it was paid in another way.
create table payment (
  id bigint generated always as identity primary key,
  -- The first order where several are paid together; the ledger says how much belongs to each.
  order_id bigint not null references orders,
  shared_id bigint references shared_order,
  provider text not null check (provider in ('wechat', 'alipay', 'bank', 'desk')),
  method text not null
    check (method in ('jsapi', 'h5', 'native', 'alipay_wap', 'bank_transfer', 'cash', 'pos', 'elsewhere')),
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
-- no index: payments are never deleted; no query looks up orders by this payment
alter table orders add foreign key (kept_payment_id) references payment;
create index payment_shared on payment (shared_id) where shared_id is not null;
-- Payments for which no notice came; a job asks the provider every minute.
create index payment_waiting on payment (created_at) where state = 'pending';
create trigger audited after insert or update or delete on payment for each row execute function audit_row('id', 'instructions');

-- Notices of providers as they were received, before they are verified. Forged ones have no notice_id; how many of them are kept
-- is limited by sender, in total and by age.
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  -- The provider's number of the notice; a repeated notice is recorded once.
  notice_id text,
  address text not null default '',
  headers jsonb not null,
  body bytea not null,
  verdict text not null,
  received_at timestamptz not null default now(),
  unique (provider, notice_id)
);
create index payment_notice_forged on payment_notice (received_at) where notice_id is null;

create table refund (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  payment_id bigint not null references payment,
  out_refund_no text not null unique,
  provider_number text,
  amount bigint not null check (amount > 0),
  -- Cause of the refund. Decisions read this and never the text in `reason`. `paid_twice`: the order had been paid already;
  -- `paid_after_end`: it had been cancelled; `no_place_left`: paid too late, the places were taken; `cancelled`: by the person;
  -- `changed`: the difference of a change; `stay_cancelled`: a hotel stay given up at the desk; `staff`: any other reason of staff.
  cause text not null
    check (cause in ('paid_twice', 'paid_after_end', 'no_place_left', 'cancelled', 'changed', 'stay_cancelled', 'staff')),
  -- Free text of the person or of staff; may be empty.
  reason text not null default '',
  state text not null default 'asked' check (state in ('asked', 'sent', 'done', 'failed')),
  attempts int not null default 0,
  -- How the money goes back: by the provider of the payment, or by staff after the provider refused it.
  way text not null default 'provider' check (way in ('provider', 'bank', 'hand')),
  -- The refund, over another payment, that replaces this failed one.
  replaced_by bigint references refund, -- no index: refunds are never deleted
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- A provider may still carry out a refund that was replaced; what it reports is booked.
  check (replaced_by is null or state in ('failed', 'done'))
);
create index refund_order on refund (order_id);
create index refund_due on refund (state) where state in ('asked', 'sent');
-- Refunds that wait for staff.
create index refund_failed on refund (order_id) where state = 'failed' and replaced_by is null;
create index refund_payment on refund (payment_id);
create trigger audited after insert or update or delete on refund for each row execute function audit_row('id');

-- A staff proposal for a refund that its provider refused: a transfer to the payer's bank account, or money given back otherwise. When
-- another member of staff approves it, the refund is done.
create table refund_proposal (
  id bigint generated always as identity primary key,
  refund_id bigint not null references refund,
  way text not null check (way in ('bank', 'hand')),
  -- Holder of the account that receives a transfer; empty for `hand`.
  payee text not null default '',
  account text not null default '',
  bank text not null default '',
  -- Reference by which the money can be found, such as a receipt's number. For `bank` the approver enters the bank's number of the
  -- transfer.
  reference text not null default '',
  reason text not null,
  proposed_by bigint not null references staff_member, -- no index: members of staff are never deleted
  proposed_at timestamptz not null,
  decision text check (decision in ('approved', 'refused')),
  decided_by bigint references staff_member, -- no index: members of staff are never deleted
  decided_at timestamptz,
  check ((decision is null) = (decided_by is null)),
  check ((decision is null) = (decided_at is null)),
  check (decision is distinct from 'approved' or decided_by <> proposed_by)
);
create index refund_proposal_refund on refund_proposal (refund_id);
create unique index refund_proposal_open on refund_proposal (refund_id) where decision is null;
create trigger audited after insert or update or delete on refund_proposal for each row execute function audit_row('id');

-- When an order is paid or ends, a job closes its other payment attempts at the providers, shared attempts included.
create function order_leaves_attempts() returns trigger language plpgsql as $$
begin
  if exists (
    select from payment where payment.state in ('created', 'pending') and payment.provider not in ('bank', 'desk')
      and (payment.order_id = new.id
        or payment.shared_id in (select shared_part.shared_id from shared_part where shared_part.order_id = new.id))
  ) then
    perform graphile_worker.add_job(
      'orders.close', json_build_object('orderId', new.id), job_key => 'orders.close:' || new.id);
  end if;
  return null;
end $$;
create trigger leaves_attempts after update of state on orders
  for each row when (old.state in ('open', 'expired') and new.state not in ('open', old.state))
  execute function order_leaves_attempts();

-- One row per movement of money and order, never altered; the sums equal the providers' bills.
create table ledger (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  conference_id bigint not null references conference,
  order_id bigint not null references orders,
  payment_id bigint references payment,
  refund_id bigint references refund, -- no index: refunds are never deleted; ledger_refund has all rows with a refund
  -- `undone`: takes back a bank transfer that was booked by mistake.
  kind text not null check (kind in ('payment', 'refund', 'undone')),
  -- Positive for money received, negative for money paid out.
  amount bigint not null,
  currency text not null,
  check ((kind = 'refund') = (refund_id is not null)),
  unique (payment_id, refund_id)
);
create unique index ledger_payment on ledger (payment_id, order_id) where kind = 'payment';
create unique index ledger_refund on ledger (refund_id) where kind = 'refund';
create unique index ledger_undone on ledger (payment_id, order_id) where kind = 'undone';
create index ledger_order on ledger (order_id);
create index ledger_conference on ledger (conference_id);
create trigger ledger_is_final before update or delete on ledger for each row execute function refuse_change();

create table invoice (
  id bigint generated always as identity primary key,
  registration_id bigint not null references registration,
  -- One invoice for all orders that were paid together.
  shared_id bigint references shared_order,
  state text not null default 'asked'
    check (state in ('asked', 'refused', 'withdrawn', 'issued', 'sent', 'partly_red', 'red_letter', 'reissued')),
  kind text not null check (kind in ('ordinary', 'special')),
  holder text not null check (holder in ('organisation', 'person')),
  title text not null,
  tax_number text not null default '',
  address text not null default '',
  phone text not null default '',
  bank text not null default '',
  account text not null default '',
  email text not null,
  -- With tax; null until the invoice is issued.
  amount bigint check (amount > 0),
  number text not null default '',
  code text not null default '',
  issued_on date,
  file_key text,
  sent_at timestamptz,
  -- Why it was refused or withdrawn.
  reason text not null default '',
  replaces_id bigint references invoice, -- no index: invoices are never deleted
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- At most one valid invoice per registration, and one per shared order.
create unique index invoice_live on invoice (registration_id)
  where shared_id is null and state in ('asked', 'issued', 'sent', 'partly_red');
create unique index invoice_shared on invoice (shared_id)
  where shared_id is not null and state in ('asked', 'issued', 'sent', 'partly_red');
create unique index invoice_number on invoice (number) where number <> '';
create index invoice_registration on invoice (registration_id);
create index invoice_shared_order on invoice (shared_id) where shared_id is not null;
create trigger audited after insert or update or delete on invoice for each row execute function audit_row('id', 'updated_at');

-- Red letters: each takes an amount off an invoice and has a number and a date.
create table invoice_red (
  id bigint generated always as identity primary key,
  invoice_id bigint not null references invoice,
  number text not null,
  issued_on date not null,
  amount bigint not null check (amount > 0),
  reason text not null default '',
  created_at timestamptz not null default now()
);
create index invoice_red_invoice on invoice_red (invoice_id);
create unique index invoice_red_number on invoice_red (number);
create trigger audited after insert or update or delete on invoice_red for each row execute function audit_row('id');

-- What is printed on every invoice of a conference.
create table invoice_setting (
  conference_id bigint primary key references conference on delete cascade,
  item text not null,
  tax_code text not null default '',
  -- In the notation of the tax office's template: 0.06.
  tax_rate text not null
);
create trigger audited after insert or update on invoice_setting for each row execute function audit_row('conference_id');

-- What the tax office answered to a batch of invoices, unchanged.
create table invoice_result (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade, -- no index: conferences are never deleted
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  name text not null,
  rows jsonb not null,
  created_at timestamptz not null
);

-- Bank statements as they were uploaded.
create table bank_statement (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  name text not null,
  rows jsonb not null,
  created_at timestamptz not null
);
create index bank_statement_conference on bank_statement (conference_id, id);

-- Which row of a statement was booked for which payment. A row is booked once in a society: its key is the bank's number, or its
-- content.
create table bank_booking (
  id bigint generated always as identity primary key,
  society_id bigint not null references society, -- no index: societies are never deleted
  conference_id bigint not null references conference,
  statement_id bigint not null references bank_statement, -- no index: bank statements are never deleted
  key text not null,
  payment_id bigint not null references payment,
  payer text not null,
  remark text not null,
  staff_id bigint not null references staff_member, -- no index: members of staff are never deleted
  at timestamptz not null,
  undone_at timestamptz
);
create unique index bank_booking_key on bank_booking (society_id, key) where undone_at is null;
create unique index bank_booking_payment on bank_booking (payment_id);
create index bank_booking_conference on bank_booking (conference_id, id desc);
create trigger audited after insert or update or delete on bank_booking for each row execute function audit_row('id');

-- The bill of a provider for a day, and each of its lines compared with the payments and refunds here.
create table bill (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('wechat', 'alipay')),
  -- In the provider's time zone, Shanghai.
  day date not null,
  state text not null check (state in ('fetched', 'failed')),
  -- Why it could not be fetched, by name.
  fault text not null default '',
  fetched_at timestamptz not null,
  unique (provider, day)
);

create table bill_line (
  id bigint generated always as identity primary key,
  bill_id bigint not null references bill on delete cascade,
  position int not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- out_trade_no of the payment, or out_refund_no of the refund.
  number text not null,
  provider_number text not null default '',
  at timestamptz,
  -- Amounts here and in the bill; null: missing there.
  ours bigint,
  theirs bigint,
  fee bigint not null default 0,
  fate text not null check (fate in ('matched', 'amount_differs', 'missing_here', 'missing_there')),
  order_id bigint references orders, -- no index: orders are never deleted
  conference_id bigint references conference, -- no index: conferences are never deleted
  -- What staff found out about it.
  note text not null default '',
  resolved_at timestamptz,
  resolved_by bigint references staff_member, -- no index: members of staff are never deleted
  unique (bill_id, position)
);
create index bill_line_number on bill_line (kind, number);
create trigger audited after update on bill_line for each row execute function audit_row('id');
