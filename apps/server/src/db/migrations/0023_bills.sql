-- The bill of a provider for a day, and each of its lines beside what we know of it: what agrees, and what has to be looked into.

create table bill (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('wechat', 'alipay')),
  -- Of the provider, in Shanghai.
  day date not null,
  state text not null check (state in ('fetched', 'failed')),
  -- Why there is none, by name.
  fault text not null default '',
  fetched_at timestamptz not null,
  unique (provider, day)
);

create table bill_line (
  id bigint generated always as identity primary key,
  bill_id bigint not null references bill on delete cascade,
  position int not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- Ours: of the payment or of the refund.
  number text not null,
  provider_number text not null default '',
  at timestamptz,
  -- Null: not known on that side.
  ours bigint,
  theirs bigint,
  fee bigint not null default 0,
  fate text not null check (fate in ('matched', 'amount_differs', 'missing_here', 'missing_there')),
  order_id bigint references orders,
  conference_id bigint references conference,
  -- What staff found out about it.
  note text not null default '',
  resolved_at timestamptz,
  resolved_by bigint references staff_member,
  unique (bill_id, position)
);
create index bill_line_number on bill_line (kind, number);
create trigger audited after update on bill_line for each row execute function audit_row('id');
