-- What exhibitors order for their stands, and the invoices of these orders.

-- How exhibitors pay, in the organiser's words.
alter table exhibition_settings add column paying jsonb not null default '{"zh": "", "en": ""}';

create table stand_extra (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference on delete cascade,
  kind text not null check (kind in ('pass', 'power', 'furniture', 'other')),
  name jsonb not null,
  description jsonb not null default '{"zh": "", "en": ""}',
  -- Of one piece, in the smallest unit of the conference's currency.
  price bigint not null check (price >= 0),
  -- Pieces of all exhibitors together; null: unlimited.
  stock int check (stock >= 0),
  -- Pieces of one exhibitor; null: unlimited.
  per_exhibitor int check (per_exhibitor >= 1),
  closes_at timestamptz,
  offered boolean not null default true,
  version int not null default 1
);
create index stand_extra_conference on stand_extra (conference_id, id);
create trigger audited after insert or update or delete on stand_extra for each row execute function audit_row('id', 'version');

create table stand_order (
  id bigint generated always as identity primary key,
  number text not null unique,
  exhibitor_id bigint not null references exhibitor,
  -- Who ordered; empty after an erasure.
  account_id bigint references account on delete set null,
  currency text not null,
  total bigint not null check (total >= 0),
  state text not null default 'open' check (state in ('open', 'paid', 'cancelled', 'refunded')),
  created_at timestamptz not null,
  -- Of the payment, or of the refund: how the money went, and the reference by which it is found.
  way text not null default '' check (way in ('', 'bank', 'cash', 'pos')),
  reference text not null default '',
  paid_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
create index stand_order_exhibitor on stand_order (exhibitor_id, id desc);
create index stand_order_account on stand_order (account_id) where account_id is not null;
create trigger audited after insert or update or delete on stand_order for each row execute function audit_row('id', 'version');

-- Lines never change: name and price as they were when it was ordered.
create table stand_order_line (
  order_id bigint not null references stand_order on delete cascade,
  extra_id bigint not null references stand_extra,
  name jsonb not null,
  price bigint not null check (price >= 0),
  count int not null check (count >= 1),
  primary key (order_id, extra_id)
);
create index stand_order_line_extra on stand_order_line (extra_id);

-- An invoice is of a registration, or of an exhibitor's order.
alter table invoice
  alter column registration_id drop not null,
  add column stand_order_id bigint references stand_order,
  add constraint invoice_of check ((registration_id is null) <> (stand_order_id is null));
create index invoice_stand_order on invoice (stand_order_id) where stand_order_id is not null;
create unique index invoice_stand_live on invoice (stand_order_id)
  where stand_order_id is not null and state in ('asked', 'issued', 'sent', 'partly_red');
