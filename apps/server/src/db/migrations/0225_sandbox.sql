-- A sandbox: a conference in which other systems try the open interface. Payments go to a simulator and messages to a list.

-- Staff set it while the conference is empty; afterwards it never changes.
alter table conference add column sandbox boolean not null default false;

-- The conference of a message to an address; null: of a person's account or of staff. A message of a registration or a notification
-- belongs to theirs.
alter table message add column conference_id bigint references conference;
create index message_conference on message (conference_id) where conference_id is not null;

-- Messages that a sandbox did not send, with their texts.
create table sandbox_message (
  id bigint generated always as identity primary key,
  conference_id bigint not null references conference,
  message_id bigint not null unique references message on delete cascade,
  channel text not null check (channel in ('messenger', 'phone', 'email')),
  recipient text not null,
  language text not null check (language in ('zh', 'en')),
  template text not null,
  subject text not null,
  body text not null,
  -- Name of the attached file; empty: none.
  file_name text not null default '',
  at timestamptz not null,
  -- For the cursor of the open interface, like that of registrations.
  changed bigint not null default (pg_current_xact_id()::text::bigint)
);
create index sandbox_message_change_number on sandbox_message (conference_id, changed, id);
create index sandbox_message_recipient on sandbox_message (recipient) where recipient <> '';

-- What the simulator of payments knows. Amounts in fen.
create table sandbox_payment (
  out_trade_no text primary key,
  amount bigint not null check (amount > 0),
  currency text not null,
  description text not null,
  return_url text not null,
  expires_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'closed')),
  decided_at timestamptz
);
create table sandbox_refund (
  out_refund_no text primary key,
  out_trade_no text not null references sandbox_payment,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index sandbox_refund_payment on sandbox_refund (out_trade_no);

alter table payment drop constraint payment_provider_check;
alter table payment add constraint payment_provider_check
  check (provider in ('wechat', 'alipay', 'bank', 'desk', 'sandbox'));
